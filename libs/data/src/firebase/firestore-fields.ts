import { Bytes, deleteField, Timestamp, type DocumentData } from 'firebase/firestore';

const stamps: readonly string[] = ['createdAt', 'updatedAt'];

const plain = (value: unknown) => (value instanceof Bytes ? value.toUint8Array() : value);
const stored = (value: unknown) =>
  value instanceof Uint8Array ? Bytes.fromUint8Array(value) : value;

/** A document's fields with its stamps as milliseconds since 1970; a stamp that is no moment is left out. */
export function plainFields(data: DocumentData): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
      if (!stamps.includes(name)) return [[name, plain(value)]];
      return value instanceof Timestamp ? [[name, value.toMillis()]] : [];
    }),
  );
}

/** The fields of an update as the database takes them: undefined takes a field away. */
export function updateFields(fields: Readonly<Record<string, unknown>>): DocumentData {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value === undefined ? deleteField() : value,
    ]),
  );
}

/** The fields of a new document as the database takes them. */
export const newFields = (fields: object): DocumentData =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, stored(value)]));
