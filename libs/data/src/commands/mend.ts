import type { RecordGraph } from '../derived/record-graph.ts';
import { unknownLabel } from '../derived/label.ts';
import type { CollectionName } from '../model/collections.ts';
import { fitting, isMisfit } from '../model/read-record.ts';
import type { Write } from '../store/document-store.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Makes an update of a document that does not fit (another client wrote it) one that the rules take: it is written
 * whole, as it is shown. None where that does not fit either: the rules would refuse all of its batch for it, and an
 * event could not be deleted because one of its gifts has an odd status.
 */
export function mendUpdate({ giftItems, events, people }: RecordGraph, write: Write): Write[] {
  const { collection, id } = write.address;
  if (write.kind !== 'update' || collection === 'settings') return [write];
  const record = { giftItems, events, people }[collection].get(id);
  if (!record || !isMisfit(record)) return [write];
  const fields = fitting(collection, { ...record, ...write.fields });
  return fields ? [{ ...write, fields: { id, ...fields } }] : [];
}

/** The nearest fields to these that the rules take as a new document; undefined when there are none. */
export function nearestFitting(collection: CollectionName, fields: Fields): Fields | undefined {
  const named = {
    ...fields,
    name: fields.name || unknownLabel,
    title: fields.title || unknownLabel,
  };
  return (
    fitting(collection, fields) ??
    fitting(collection, named) ??
    fitting(collection, { ...named, status: 'idea', eventId: '' })
  );
}
