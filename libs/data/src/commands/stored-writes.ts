import { isKnownField, isLeftOut } from '../store/read-record.ts';
import { isPhotoWrite, type Write } from '../store/document-store.ts';

/** The write as the database gets it: a field at its default is left out of a new document, and taken out of one that is there. */
export function asStored(write: Write): Write {
  if (write.kind === 'delete' || isPhotoWrite(write)) return write;
  const { collection } = write.address;
  const entries = Object.entries(write.fields);
  const isOut = ([name, value]: readonly [string, unknown]) => isLeftOut(collection, name, value);
  const fields =
    write.kind === 'create'
      ? entries.filter((entry) => !isOut(entry))
      : entries.map((entry) => (isOut(entry) ? [entry[0], undefined] : entry));
  return { ...write, fields: Object.fromEntries(fields) };
}

/** The writes without the fields that this release does not know; undefined when there are none among them. */
export function withoutUnknownFields(writes: readonly Write[]): Write[] | undefined {
  let found = false;
  const known = writes.map((write): Write => {
    if (write.kind === 'delete' || isPhotoWrite(write)) return write;
    const { collection } = write.address;
    const entries = Object.entries(write.fields);
    const kept = entries.filter(([name]) => isKnownField(collection, name));
    if (kept.length === entries.length) return write;
    found = true;
    return { ...write, fields: Object.fromEntries(kept) };
  });
  return found ? known : undefined;
}
