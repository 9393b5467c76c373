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

/** Listens to a whole collection, so that a commit costs what it changed. */
export class CollectionTarget implements Target {
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

  open(resumption: Resumption | 'unknown' | undefined): TargetAnswer {
    const { readTime, documents } = this.run();
    const whole = { readTime, reset: resumption === 'unknown', documents, deleted: [] };
    if (typeof resumption !== 'object') return whole;
    const changed = new Set(this.changedHere(resumption));
    const present = new Set(documents.map(({ name }) => name));
    return {
      ...whole,
      documents: documents.filter(({ name }) => changed.has(name)),
      deleted: [...changed].filter((name) => !present.has(name)),
      count: documents.length,
    };
  }

  follow(changes: readonly DocumentChange[]): TargetStep[] {
    const { parent, structuredQuery } = this.query;
    // The documents are not read for it.
    this.#engine.judgeQuery(parent, structuredQuery, this.#caller);
    return changes.map(({ name, after }) => ({ name, document: after, isDeleted: !after }));
  }

  judge(): void {
    this.run();
  }

  /** The result as it is now. @throws StatusError when the rules refuse it */
  protected run(): { readTime: string; documents: Document[] } {
    return this.#engine.runQuery(this.query.parent, this.query.structuredQuery, this.#caller);
  }

  /** What changed directly in the collection. */
  protected changedHere({ changed }: Resumption): string[] {
    const prefix = `${this.watched[0]}/`;
    return [...changed].filter(
      (name) => name.startsWith(prefix) && !name.includes('/', prefix.length),
    );
  }
}

/** Listens to a query with a filter or a limit; it runs again when something in it changed. */
export class PartialTarget extends CollectionTarget {
  #result: ReadonlyMap<string, Document> = new Map();

  override open(resumption: Resumption | 'unknown' | undefined): TargetAnswer {
    const { readTime, documents } = this.run();
    this.#result = byName(documents);
    return typeof resumption === 'object' && this.changedHere(resumption).length === 0
      ? { readTime, reset: false, documents: [], deleted: [], count: documents.length }
      : { readTime, reset: resumption !== undefined, documents, deleted: [] };
  }

  override follow(changes: readonly DocumentChange[]): TargetStep[] {
    const { matches } = this.query.compiled;
    const matters = ({ before, after }: DocumentChange) =>
      (before && matches(before)) || (after && matches(after));
    if (!changes.some(matters)) return [];
    const before = this.#result;
    this.judge();
    const deleted = new Set(changes.filter(({ after }) => !after).map(({ name }) => name));
    const left = [...before.keys()].filter((name) => !this.#result.has(name));
    const changed = [...this.#result.values()].filter(
      ({ name, updateTime }) => before.get(name)?.updateTime !== updateTime,
    );
    return [
      ...left.map((name) => ({ name, document: undefined, isDeleted: deleted.has(name) })),
      ...changed.map((document) => ({ name: document.name, document, isDeleted: false })),
    ];
  }

  override judge(): void {
    this.#result = byName(this.run().documents);
  }
}

const byName = (documents: readonly Document[]): ReadonlyMap<string, Document> =>
  new Map(documents.map((document) => [document.name, document]));
