import { checkRules } from './check-rules.ts';
import { parseRules } from './parser.ts';
import { FirestoreRuleset } from './ruleset.ts';
import { describeProblem, SourceProblem } from './source-problem.ts';
import type { CompileResult } from './types.ts';

/**
 * Compiles security rules. Mistakes come back with line and column; nothing is thrown. Unknown
 * variables are errors of evaluation, as in the service; calls of what is not there are refused.
 */
export function compileRules(source: string): CompileResult {
  try {
    const file = parseRules(source);
    const problems = checkRules(file);
    if (problems.length > 0) {
      return { ok: false, problems: problems.map((problem) => describeProblem(source, problem)) };
    }
    return { ok: true, ruleset: new FirestoreRuleset(source, file) };
  } catch (error) {
    if (!(error instanceof SourceProblem)) throw error;
    return { ok: false, problems: [describeProblem(source, error)] };
  }
}
