import type {
  Caller,
  CompiledQuery,
  Document,
  DocumentChange,
  FirestoreEngine,
  StructuredQuery,
} from '../firestore/types.ts';
import { bloomFilter } from './bloom-filter.ts';
import type { Resumption, Target, TargetAnswer, TargetStep } from './target.ts';

/**
 * Listens to a query whose membership each document decides for itself, so that a commit costs
 * what it changed, however many documents there are.
 */
export class QueryTarget implements Target {
  readonly id: number;
  readonly watched: readonly string[];
  readonly #parent: string;
  readonly #query: StructuredQuery;
  readonly #compiled: CompiledQuery;
  readonly #engine: FirestoreEngine;
  readonly #caller: Caller;

  constructor(
    id: number,
    query: { parent: string; structuredQuery: StructuredQuery; compiled: CompiledQuery },
    engine: FirestoreEngine,
    caller: Caller,
  ) {
    this.id = id;
    this.#parent = query.parent;
    this.#query = query.structuredQuery;
    this.#compiled = query.compiled;
    this.#engine = engine;
    this.#caller = caller;
    this.watched = [`${query.compiled.parent}/${query.compiled.collectionId}`];
  }

  open(resumption: Resumption | 'unknown' | undefined): TargetAnswer {
    const { readTime, documents } = this.#engine.runQuery(this.#parent, this.#query, this.#caller);
    const whole = { readTime, reset: resumption === 'unknown', documents, deleted: [] };
    if (typeof resumption !== 'object') return whole;
    const changed = this.#changedHere(resumption.changed);
    const count = documents.length;
    if (changed.size === 0) return { ...whole, documents: [], filter: { count } };
    const present = new Set(documents.map((document) => document.name));
    const answer = { ...whole, documents: documents.filter(({ name }) => changed.has(name)) };
    if (this.#showsAll()) {
      const deleted = [...changed].filter((name) => !present.has(name));
      return { ...answer, deleted, filter: { count } };
    }
    // Names outside the result are not the caller's to know: the client finds out by the filter.
    return { ...answer, filter: { count, unchangedNames: bloomFilter([...present]) } };
  }

  follow(changes: readonly DocumentChange[]): TargetStep[] {
    const steps: TargetStep[] = [];
    for (const { name, before, after } of changes) {
      if (after && this.#holds(after)) steps.push({ name, document: after, isDeleted: false });
      else if (before && this.#holds(before)) {
        steps.push({ name, document: undefined, isDeleted: !after });
      }
    }
    if (steps.length > 0) this.#engine.judgeQuery?.(this.#parent, this.#query, this.#caller);
    return steps;
  }

  judge(): void {
    this.#engine.runQuery(this.#parent, this.#query, this.#caller);
  }

  #holds(document: Document): boolean {
    return this.#compiled.matches(document) && this.#compiled.select([document]).length === 1;
  }

  #changedHere(changed: ReadonlySet<string>): Set<string> {
    const prefix = `${this.watched[0]}/`;
    const isHere = (name: string) => name.startsWith(prefix) && !name.includes('/', prefix.length);
    return new Set([...changed].filter(isHere));
  }

  /** True when every document of the collection is in the result. */
  #showsAll(): boolean {
    const { where, orderBy, startAt, endAt } = this.#query;
    const isOrderedByNameAlone = ((orderBy as unknown[] | undefined) ?? []).every((order) =>
      JSON.stringify(order).includes('"__name__"'),
    );
    return where === undefined && !startAt && !endAt && isOrderedByNameAlone;
  }
}
