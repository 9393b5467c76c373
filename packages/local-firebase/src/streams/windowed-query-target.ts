import type { Document, DocumentChange } from '../firestore/types.ts';
import { CollectionTarget } from './collection-target.ts';
import type { Resumption, TargetAnswer, TargetStep } from './target.ts';

/**
 * Listens to a query with a limit or an offset: what is in its window depends on the other
 * documents, so the window is taken again when something in the collection matters.
 */
export class WindowedQueryTarget extends CollectionTarget {
  #window = new Map<string, Document>();

  open(resumption: Resumption | 'unknown' | undefined): TargetAnswer {
    const { readTime, documents } = this.run();
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
      document !== undefined && this.query.compiled.matches(document);
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

  override judge(): void {
    const { documents } = this.run();
    this.#window = byName(documents);
  }
}

const byName = (documents: readonly Document[]): Map<string, Document> =>
  new Map(documents.map((document) => [document.name, document]));
