/** `local-firebase/rules`: security rules without a server, for unit tests of a rules file. */
export { compileRules } from './compile.ts';
export type {
  CompileResult,
  RulesContext,
  RulesLookup,
  RulesProblem,
  RulesRequest,
  Ruleset,
  Verdict,
} from './types.ts';
export type { Caller, Document, Fields, StructuredQuery, Value } from '../firestore/types.ts';
