import type { Document, DocumentChange } from '../firestore/types.ts';
import { CollectionTarget } from './collection-target.ts';
import type { Resumption, TargetAnswer, TargetStep } from './target.ts';

/** Listens to a query with a filter or a limit; it runs again when something in it changed. */
export class PartialQueryTarget extends CollectionTarget {
  #result = new Map<string, Document>();

  open(resumption: Resumption | 'unknown' | undefined): TargetAnswer {
    const { readTime, documents } = this.run();
    this.#result = byName(documents);
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
      document !== undefined && this.query.compiled.matches(document);
    if (!changes.some(({ before, after }) => matters(before) || matters(after))) return [];
    const before = this.#result;
    this.judge();
    const deleted = new Set(changes.filter(({ after }) => !after).map(({ name }) => name));
    const steps: TargetStep[] = [];
    for (const name of before.keys()) {
      if (!this.#result.has(name)) {
        steps.push({ name, document: undefined, isDeleted: deleted.has(name) });
      }
    }
    for (const [name, document] of this.#result) {
      if (before.get(name)?.updateTime !== document.updateTime) {
        steps.push({ name, document, isDeleted: false });
      }
    }
    return steps;
  }

  override judge(): void {
    const { documents } = this.run();
    this.#result = byName(documents);
  }
}

const byName = (documents: readonly Document[]): Map<string, Document> =>
  new Map(documents.map((document) => [document.name, document]));
