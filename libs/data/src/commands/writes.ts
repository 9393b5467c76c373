import { changedFields } from '../values/equal.ts';
import type { RecordKind } from '../model/collections.ts';
import type { RecordWrite } from '../store/document-store.ts';

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
