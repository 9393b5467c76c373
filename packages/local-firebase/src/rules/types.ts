import type { Caller, Document, StructuredQuery } from '../firestore/types.ts';

/** What a request wants to do to one document, or to the documents of a query. */
export type RulesRequest =
  | { method: 'get'; name: string; resource: Document | undefined }
  | { method: 'list'; parent: string; query: StructuredQuery }
  | { method: 'create' | 'update'; name: string; resource: Document | undefined; after: Document }
  /** Deleting a document that does not exist is judged, too; `resource` is null then. */
  | { method: 'delete'; name: string; resource: Document | undefined };

/** Reads other documents for get(), exists(), getAfter() and existsAfter(). */
export interface RulesLookup {
  /** The document as it is before the request. */
  before(name: string): Document | undefined;
  /** The document as it would be after the whole batch. */
  after(name: string): Document | undefined;
}

export interface RulesContext {
  caller: Exclude<Caller, { kind: 'admin' }>;
  /** RFC 3339 with milliseconds; equals what serverTimestamp writes in the same request. */
  time: string;
  lookup: RulesLookup;
  /**
   * Names of the documents that the rules have read for one commit. Give the same set for every
   * write of a commit, so that the service's limit of 20 applies to all of them.
   */
  documentsRead?: Set<string>;
}

/** `reason` names the rule's line and the error, for the log and for the refusal's text. */
export interface Verdict {
  allowed: boolean;
  reason: string;
}

export interface Ruleset {
  decide(request: RulesRequest, context: RulesContext): Verdict;
}

/** A refusal to load rules; line and column count from 1. */
export interface RulesProblem {
  line: number;
  column: number;
  message: string;
}

/** `compileRules(source)` in compile.ts returns this; it never throws on bad input. */
export type CompileResult =
  | { ok: true; ruleset: Ruleset }
  | { ok: false; problems: RulesProblem[] };
