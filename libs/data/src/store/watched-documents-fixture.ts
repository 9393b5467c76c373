import { filter, scan, type Observable } from 'rxjs';
import type { CollectionSnapshot, StoredDocument } from './document-store.ts';

/** Documents that a listener knows, and its last snapshot. */
export interface View {
  readonly documents: ReadonlyMap<string, StoredDocument>;
  readonly last: CollectionSnapshot;
}

/** All snapshots of a listener, put together. */
export function viewOf(snapshots$: Observable<CollectionSnapshot>): Observable<View> {
  return snapshots$.pipe(
    scan((view: View | undefined, snapshot): View => {
      const documents = new Map(snapshot.initial ? [] : view?.documents);
      for (const id of snapshot.removed) documents.delete(id);
      for (const stored of snapshot.changed) documents.set(stored.id, stored);
      return { documents, last: snapshot };
    }, undefined),
    filter((view) => view !== undefined),
  );
}

/** Their names, sorted. */
export const names = ({ documents }: View) =>
  [...documents.values()].map(({ fields }) => fields.name).sort();
