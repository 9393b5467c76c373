import type { RecordGraph } from '../graph/record-graph.ts';
import { unknownLabel } from '../model/person.ts';
import type { RecordKind } from '../model/collections.ts';
import { validFields } from '../store/read-record.ts';
import { isPhotoWrite, type Write } from '../store/document-store.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Makes an update of an invalid document, which another client wrote, one that the rules take: every field is written as
 * it is shown. No write at all when that would be invalid too: the rules would refuse the whole batch for it.
 */
export function repairUpdate(graph: RecordGraph, write: Write): Write[] {
  if (isPhotoWrite(write) || write.kind !== 'update') return [write];
  const { collection, id } = write.address;
  const record = graph[collection].get(id);
  if (!record?.invalid) return [write];
  const fields = validFields(collection, { ...record, ...write.fields });
  if (!fields) return [];
  const createdAt = record.createdAt === 0 && ({ setsCreatedAt: true } as const);
  return [{ ...write, fields: { id, ...fields }, ...createdAt }];
}

/** The nearest fields to these that the rules take as a new document; undefined when there are none. */
export function nearestValid(kind: RecordKind, fields: Fields): Fields | undefined {
  const named = {
    ...fields,
    name: fields.name || unknownLabel,
    title: fields.title || unknownLabel,
  };
  return (
    validFields(kind, fields) ??
    validFields(kind, named) ??
    validFields(kind, { ...named, status: 'idea', eventId: '' })
  );
}
