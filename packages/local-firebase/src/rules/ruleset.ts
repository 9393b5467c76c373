import { Environment } from './environment.ts';
import { Evaluator, ExpressionsExhausted } from './evaluator.ts';
import { matchPattern, type PathStep } from './match-path.ts';
import { presentRequest } from './present-request.ts';
import { positionOf } from './source-problem.ts';
import type { AllowStatement, MatchBlock, RulesFile } from './syntax-tree.ts';
import type { RulesContext, RulesRequest, Ruleset, Verdict } from './types.ts';
import { Failure, typeName } from './values.ts';

const METHOD_GROUPS: Readonly<Record<RulesRequest['method'], 'read' | 'write'>> = {
  get: 'read',
  list: 'read',
  create: 'write',
  update: 'write',
  delete: 'write',
};

/** Compiled rules for Firestore. What no rule allows is denied. */
export class FirestoreRuleset implements Ruleset {
  readonly #source: string;
  readonly #file: RulesFile;

  constructor(source: string, file: RulesFile) {
    this.#source = source;
    this.#file = file;
  }

  decide(request: RulesRequest, context: RulesContext): Verdict {
    const presented = presentRequest(request, context);
    if (presented instanceof Failure) return { allowed: false, reason: presented.message };
    const { method } = request;
    const evaluator = new Evaluator(presented.lookups);
    const reasons: string[] = [];
    const root = new Environment(undefined, presented.variables, this.#file.functions);
    try {
      for (const { allow, environment } of this.#allowsFor(presented.path, root)) {
        if (!allow.methods.includes(method) && !allow.methods.includes(METHOD_GROUPS[method])) {
          continue;
        }
        const { line } = positionOf(this.#source, allow.at);
        const result = allow.condition ? evaluator.evaluate(allow.condition, environment) : true;
        if (result === true) return { allowed: true, reason: `Line ${line} allows ${method}.` };
        if (result instanceof Failure) reasons.push(`${this.#locate(result)}.`);
        else if (result === false) reasons.push(`line ${line}: the condition is false.`);
        else reasons.push(`line ${line}: the condition is ${typeName(result)}, not bool.`);
      }
    } catch (error) {
      if (!(error instanceof ExpressionsExhausted)) throw error;
      reasons.push(`${this.#locate(new Failure(error.message, error.at))}.`);
    }
    const cause = reasons.length > 0 ? reasons.join(' ') : `no rule allows it here.`;
    return { allowed: false, reason: `The rules deny ${method}: ${cause}` };
  }

  #locate({ at, message }: Failure): string {
    if (at < 0) return message;
    const { line, column } = positionOf(this.#source, at);
    return `line ${line}, column ${column}: ${message}`;
  }

  /** Every allow statement whose match statements fit the whole path. */
  *#allowsFor(
    path: readonly PathStep[],
    outer: Environment,
  ): Generator<{ allow: AllowStatement; environment: Environment }> {
    for (const block of this.#file.matches) yield* this.#walk(block, path, 0, outer);
  }

  *#walk(
    block: MatchBlock,
    path: readonly PathStep[],
    start: number,
    outer: Environment,
  ): Generator<{ allow: AllowStatement; environment: Environment }> {
    for (const { end, variables } of matchPattern(block.pattern, path, start)) {
      const environment = new Environment(outer, variables, block.functions);
      if (end === path.length) {
        for (const allow of block.allows) yield { allow, environment };
      }
      for (const inner of block.matches) yield* this.#walk(inner, path, end, environment);
    }
  }
}
