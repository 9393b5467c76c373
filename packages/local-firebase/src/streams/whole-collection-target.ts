import type { DocumentChange } from '../firestore/types.ts';
import { CollectionTarget } from './collection-target.ts';
import type { Resumption, TargetAnswer, TargetStep } from './target.ts';

/** Listens to a whole collection, so that a commit costs what it changed. */
export class WholeCollectionTarget extends CollectionTarget {
  open(resumption: Resumption | 'unknown' | undefined): TargetAnswer {
    const { readTime, documents } = this.run();
    const whole = { readTime, reset: resumption === 'unknown', documents, deleted: [] };
    if (typeof resumption !== 'object') return whole;
    const changed = this.#changedHere(resumption.changed);
    const present = new Set(documents.map(({ name }) => name));
    return {
      ...whole,
      documents: documents.filter(({ name }) => changed.has(name)),
      deleted: [...changed].filter((name) => !present.has(name)),
      filter: { count: documents.length },
    };
  }

  follow(changes: readonly DocumentChange[]): TargetStep[] {
    if (changes.length > 0) this.judgeWithoutReading();
    return changes.map(({ name, after }) => ({ name, document: after, isDeleted: !after }));
  }

  #changedHere(changed: ReadonlySet<string>): Set<string> {
    const prefix = `${this.watched[0]}/`;
    const isHere = (name: string) => name.startsWith(prefix) && !name.includes('/', prefix.length);
    return new Set([...changed].filter(isHere));
  }
}
