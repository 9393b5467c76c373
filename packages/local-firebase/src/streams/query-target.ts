import type { Document, DocumentChange } from '../firestore/types.ts';
import { bloomFilter } from './bloom-filter.ts';
import { CollectionTarget } from './collection-target.ts';
import type { Resumption, TargetAnswer, TargetStep } from './target.ts';

/**
 * Listens to a query whose membership each document decides for itself, so that a commit costs
 * what it changed, however many documents there are.
 */
export class QueryTarget extends CollectionTarget {
  open(resumption: Resumption | 'unknown' | undefined): TargetAnswer {
    const { readTime, documents } = this.run();
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
    if (steps.length > 0) this.judgeWithoutReading();
    return steps;
  }

  #holds(document: Document): boolean {
    return (
      this.query.compiled.matches(document) && this.query.compiled.select([document]).length === 1
    );
  }

  #changedHere(changed: ReadonlySet<string>): Set<string> {
    const prefix = `${this.watched[0]}/`;
    const isHere = (name: string) => name.startsWith(prefix) && !name.includes('/', prefix.length);
    return new Set([...changed].filter(isHere));
  }

  /** True when every document of the collection is in the result. */
  #showsAll(): boolean {
    const { where, orderBy, startAt, endAt } = this.query.structuredQuery;
    const isOrderedByNameAlone = ((orderBy as unknown[] | undefined) ?? []).every((order) =>
      JSON.stringify(order).includes('"__name__"'),
    );
    return where === undefined && !startAt && !endAt && isOrderedByNameAlone;
  }
}
