import type { Ruleset } from '../rules/types.ts';

/**
 * The shapes that the parts of the backend share: Firestore's JSON as it travels, who is calling,
 * and what the engine offers to the streams and the unary calls.
 */

/** A Firestore value in its JSON form (google.firestore.v1.Value). */
export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  /** Negative zero is text because JSON.stringify writes the number -0 as 0. */
  | { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { arrayValue: { values?: Value[] } }
  | { mapValue: { fields?: Fields } };

export type Fields = Record<string, Value>;

/** A stored document; `name` is the full resource name (projects/…/documents/…). */
export interface Document {
  name: string;
  fields: Fields;
  /** RFC 3339, microseconds. */
  createTime: string;
  updateTime: string;
}

export interface Precondition {
  exists?: boolean;
  updateTime?: string;
}

export interface FieldTransform {
  fieldPath: string;
  setToServerValue?: 'REQUEST_TIME';
  increment?: Value;
}

/** One write of a commit (google.firestore.v1.Write). */
export interface Write {
  update?: { name: string; fields?: Fields };
  delete?: string;
  verify?: string;
  updateMask?: { fieldPaths?: string[] };
  updateTransforms?: FieldTransform[];
  currentDocument?: Precondition;
}

export interface WriteResult {
  updateTime?: string;
  transformResults?: Value[];
}

/** The caller. `admin` is the emulator's `Bearer owner`: rules are off. */
export type Caller =
  | { kind: 'admin' }
  | { kind: 'anonymous' }
  | { kind: 'user'; uid: string; token: Record<string, unknown> };

/** The gRPC status names that are answered here, with their numbers. */
export const STATUS_NUMBERS = {
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  UNAUTHENTICATED: 16,
} as const;

export type StatusName = keyof typeof STATUS_NUMBERS;

/** A refusal in the service's own terms; `message` says what happened and what to do. */
export class StatusError extends Error {
  readonly status: StatusName;

  constructor(status: StatusName, message: string) {
    super(message);
    this.name = 'StatusError';
    this.status = status;
  }
}

/** google.firestore.v1.StructuredQuery as the SDK sends it; validated by the engine. */
export type StructuredQuery = Record<string, unknown>;

/** One document before and after a commit; `undefined` means that it does not exist then. */
export interface DocumentChange {
  name: string;
  before: Document | undefined;
  after: Document | undefined;
}

/** What one commit changed. Every listener is notified in commit order, after it is durable. */
export interface CommittedChange {
  commitTime: string;
  changes: readonly DocumentChange[];
}

/** A query that is ready to run. */
export interface CompiledQuery {
  /** The full name of the collection's parent. */
  readonly parent: string;
  readonly collectionId: string;
  matches(document: Document): boolean;
  /** The result: the documents that match, in the query's order, as many as its limit allows. */
  select(documents: Iterable<Document>): Document[];
  /** True when the result is the whole collection. */
  readonly isWhole: boolean;
}

/** The database. All names are full resource names. */
export interface FirestoreEngine {
  /**
   * The time of a read that is made now: the clock's, whoever wrote what. Never newer than a commit
   * that it does not show, never older than a read before, also over restarts and clock steps.
   */
  readTime(): string;
  /** Applies all writes or none; answers after they are durable. Judged by the rules. @throws StatusError */
  commit(
    writes: readonly Write[],
    caller: Caller,
  ): Promise<{ commitTime: string; writeResults: WriteResult[] }>;
  /** @throws StatusError PERMISSION_DENIED when the rules refuse one of them. */
  getDocuments(
    names: readonly string[],
    caller: Caller,
  ): { readTime: string; documents: (Document | undefined)[] };
  /** Validates and prepares. @throws StatusError INVALID_ARGUMENT or UNIMPLEMENTED */
  compileQuery(parent: string, query: StructuredQuery): CompiledQuery;
  /** @throws StatusError PERMISSION_DENIED when the rules cannot prove the list. */
  runQuery(
    parent: string,
    query: StructuredQuery,
    caller: Caller,
  ): { readTime: string; documents: Document[] };
  /**
   * Names of the documents that changed after `time`, or undefined when the journal no longer
   * reaches back so far (then everything has to be sent again).
   */
  changedSince(time: string): ReadonlySet<string> | undefined;
  /** Calls back after every commit, in order, synchronously. Returns the unsubscribe function. */
  onCommit(listener: (change: CommittedChange) => void): () => void;
  /** Calls back when the rules changed, so that open targets are judged again. */
  onRulesChange(listener: () => void): () => void;
  /** Removes every document of the database (the emulator's test control). */
  clear(project: string): Promise<void>;
  /**
   * Names this database for resume tokens: made with the data folder, kept over restarts, so that
   * a browser's cache of another folder is not taken for a cache of this one.
   */
  identity(): string;
  /**
   * Judges a list without reading the documents, for targets that are open while commits change
   * what the rules look up. @throws StatusError PERMISSION_DENIED
   */
  judgeQuery(parent: string, query: StructuredQuery, caller: Caller): void;
  /** Puts other rules in force and has open targets judged again. */
  setRules(rules: Ruleset): void;
  /**
   * Deletes a document (`projects/…/documents/users/u`) and all beneath it, in one commit; answers how
   * many there were. No rules are asked.
   */
  deleteTree(name: string): Promise<number>;
  /**
   * Forgets which documents changed up to a time (milliseconds since 1970). A client that saw the
   * database before that reads everything again.
   */
  forgetChanges(before: number): Promise<void>;
  /** Waits for running commits. The store stays open; it belongs to the caller. */
  close(): Promise<void>;
}
