import type { Caller, Document, DocumentChange, FirestoreEngine } from '../firestore/types.ts';
import type { Resumption, Target, TargetAnswer, TargetStep } from './target.ts';

/** Listens to documents by name; the rules judge each of them, again with every change. */
export class DocumentTarget implements Target {
  readonly id: number;
  readonly watched: readonly string[];
  readonly #engine: FirestoreEngine;
  readonly #caller: Caller;

  constructor(id: number, names: readonly string[], engine: FirestoreEngine, caller: Caller) {
    this.id = id;
    this.watched = [...new Set(names)];
    this.#engine = engine;
    this.#caller = caller;
  }

  open(resumption: Resumption | 'unknown' | undefined): TargetAnswer {
    const read = this.#engine.getDocuments(this.watched, this.#caller);
    const known = typeof resumption === 'object' ? resumption.changed : undefined;
    const documents: Document[] = [];
    const deleted: string[] = [];
    read.documents.forEach((document, index) => {
      const name = this.watched[index] as string;
      if (!document) deleted.push(name);
      else if (!known || known.has(name)) documents.push(document);
    });
    return { readTime: read.readTime, reset: resumption === 'unknown', documents, deleted };
  }

  follow(changes: readonly DocumentChange[]): TargetStep[] {
    this.judge();
    return changes.map(({ name, after }) => ({ name, document: after, isDeleted: !after }));
  }

  judge(): void {
    this.#engine.getDocuments(this.watched, this.#caller);
  }
}
