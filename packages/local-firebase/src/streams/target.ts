import type { Document, DocumentChange } from '../firestore/types.ts';

/** What a client has seen already, when it comes back to a target. */
export interface Resumption {
  /** Names that changed since then, anywhere in the database. */
  changed: ReadonlySet<string>;
}

/** A target's first answer. */
export interface TargetAnswer {
  readTime: string;
  /** True: the client has to forget what it has of the target. */
  reset: boolean;
  documents: Document[];
  /** Names that are known to exist no more. */
  deleted: string[];
  /** How many documents there are; sent after a resumption, so that the client notices what vanished. */
  count?: number;
}

/** What one commit means for one document of a target. */
export interface TargetStep {
  name: string;
  /** The document as it is in the target now; undefined when it left. */
  document: Document | undefined;
  /** True when a document that left does not exist anymore. */
  isDeleted: boolean;
}

/** Something that a client listens to. */
export interface Target {
  readonly id: number;
  /** Names of documents and collections whose changes can concern the target. */
  readonly watched: readonly string[];
  /**
   * Judges the caller and answers. `resumption` says what changed since the client's token;
   * 'unknown' that the token is of no use; undefined that there is none. @throws StatusError
   */
  open(resumption: Resumption | 'unknown' | undefined): TargetAnswer;
  /** What changes to watched documents mean. @throws StatusError when the rules refuse it now. */
  follow(changes: readonly DocumentChange[]): TargetStep[];
  /** Judges the caller again. @throws StatusError */
  judge(): void;
}
