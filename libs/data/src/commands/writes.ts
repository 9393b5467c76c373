import { changedFields } from '../values/equal.ts';
import type { RecordKind } from '../model/collections.ts';
import type { RecordWrite, Write } from '../store/document-store.ts';
import type * as z from 'zod/mini';
import { DataError } from '../errors/data-error.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import { unknownLabel } from '../model/person.ts';
import { validFields, isKnownField } from '../store/read-record.ts';
import { isRecordWrite } from '../store/document-store.ts';

type Fields = Readonly<Record<string, unknown>>;

export function create(collection: RecordKind, id: string, fields: Fields): RecordWrite {
  return { kind: 'create', address: { collection, id }, fields: { id, ...fields } };
}

/** Writes the fields that differ from what is there; nothing when none does. */
export function updateChanged(
  collection: RecordKind,
  current: object & { readonly id: string },
  fields: Fields,
): RecordWrite[] {
  const changed = changedFields(current, fields);
  return Object.keys(changed).length === 0 ? [] : [update(collection, current.id, changed)];
}

export function update(collection: RecordKind, id: string, fields: Fields): RecordWrite {
  return { kind: 'update', address: { collection, id }, fields };
}

export function remove(collection: RecordKind, id: string): RecordWrite {
  return { kind: 'delete', address: { collection, id } };
}

/** The parsed input; throws a DataError of kind `invalid` that lists the issues. */
export function validate<Output>(schema: z.ZodMiniType<Output>, input: unknown): Output {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.map((step) => (typeof step === 'symbol' ? String(step) : step)),
    message,
  }));
  throw new DataError('invalid', { issues, ...(issues[0] && { message: issues[0].message }) });
}

/**
 * Makes an update of an invalid document, which another client wrote, one that the rules take: every field is written
 * as it is shown. No write at all when that would be invalid too: the rules would refuse the whole batch for it.
 */
export function repairUpdate(graph: RecordGraph, write: Write): Write[] {
  if (!isRecordWrite(write) || write.kind !== 'update') return [write];
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

/** The writes without the fields that this release does not know; undefined when there are none among them. */
export function withoutUnknownFields(writes: readonly Write[]): Write[] | undefined {
  let found = false;
  const known = writes.map((write): Write => {
    if (write.kind === 'delete' || !isRecordWrite(write)) return write;
    const { collection } = write.address;
    const entries = Object.entries(write.fields);
    const kept = entries.filter(([name]) => isKnownField(collection, name));
    if (kept.length === entries.length) return write;
    found = true;
    return { ...write, fields: Object.fromEntries(kept) };
  });
  return found ? known : undefined;
}
