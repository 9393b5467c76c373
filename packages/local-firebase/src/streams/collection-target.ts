import type {
  Caller,
  CompiledQuery,
  Document,
  DocumentChange,
  FirestoreEngine,
  StructuredQuery,
} from '../firestore/types.ts';
import type { Resumption, Target, TargetAnswer, TargetStep } from './target.ts';

/** A query that a client listens to. */
export interface TargetQuery {
  readonly parent: string;
  readonly structuredQuery: StructuredQuery;
  readonly compiled: CompiledQuery;
}

/** What the targets that listen to a query have in common: its collection, and who asks. */
export abstract class CollectionTarget implements Target {
  readonly id: number;
  readonly watched: readonly string[];
  protected readonly query: TargetQuery;
  readonly #engine: FirestoreEngine;
  readonly #caller: Caller;

  constructor(id: number, query: TargetQuery, engine: FirestoreEngine, caller: Caller) {
    this.id = id;
    this.watched = [`${query.compiled.parent}/${query.compiled.collectionId}`];
    this.query = query;
    this.#engine = engine;
    this.#caller = caller;
  }

  abstract open(resumption: Resumption | 'unknown' | undefined): TargetAnswer;
  abstract follow(changes: readonly DocumentChange[]): TargetStep[];

  judge(): void {
    this.run();
  }

  /** The result as it is now. @throws StatusError when the rules refuse it */
  protected run(): { readTime: string; documents: Document[] } {
    return this.#engine.runQuery(this.query.parent, this.query.structuredQuery, this.#caller);
  }

  /** Judges the caller without reading the documents, where the engine can. @throws StatusError */
  protected judgeWithoutReading(): void {
    const { parent, structuredQuery } = this.query;
    this.#engine.judgeQuery?.(parent, structuredQuery, this.#caller);
  }
}
