import type {
  Caller,
  CompiledQuery,
  Document,
  DocumentChange,
  FirestoreEngine,
  StructuredQuery,
} from '../firestore/types.ts';
import type { Resumption, Target, TargetAnswer, TargetStep } from './target.ts';

/**
 * Listens to a query with a limit or an offset: what is in its window depends on the other
 * documents, so the window is taken again when something in the collection matters.
 */
export class WindowedQueryTarget implements Target {
  readonly id: number;
  readonly watched: readonly string[];
  #window = new Map<string, Document>();
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
    this.#window = byName(documents);
    const prefix = `${this.watched[0]}/`;
    const isUntouched =
      typeof resumption === 'object' &&
      ![...resumption.changed].some((name) => name.startsWith(prefix));
    return isUntouched
      ? { readTime, reset: false, documents: [], deleted: [], filter: { count: documents.length } }
      : { readTime, reset: resumption !== undefined, documents, deleted: [] };
  }

  follow(changes: readonly DocumentChange[]): TargetStep[] {
    const matters = (document: Document | undefined) =>
      document !== undefined && this.#compiled.matches(document);
    if (!changes.some(({ before, after }) => matters(before) || matters(after))) return [];
    const before = this.#window;
    this.judge();
    const deleted = new Set(changes.filter(({ after }) => !after).map(({ name }) => name));
    const steps: TargetStep[] = [];
    for (const name of before.keys()) {
      if (!this.#window.has(name)) {
        steps.push({ name, document: undefined, isDeleted: deleted.has(name) });
      }
    }
    for (const [name, document] of this.#window) {
      if (before.get(name)?.updateTime !== document.updateTime) {
        steps.push({ name, document, isDeleted: false });
      }
    }
    return steps;
  }

  judge(): void {
    const { documents } = this.#engine.runQuery(this.#parent, this.#query, this.#caller);
    this.#window = byName(documents);
  }
}

const byName = (documents: readonly Document[]): Map<string, Document> =>
  new Map(documents.map((document) => [document.name, document]));
