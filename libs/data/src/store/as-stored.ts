import { isRecordWrite, type Write } from './document-store.ts';
import { isLeftOut } from './read-record.ts';

/**
 * The write as the database gets it: a field at its default is left out of a new document, and taken out of one that is
 * there.
 */
export function asStored(write: Write): Write {
  if (write.kind === 'delete' || !isRecordWrite(write)) return write;
  const { collection } = write.address;
  const entries = Object.entries(write.fields);
  const isOut = ([name, value]: readonly [string, unknown]) => isLeftOut(collection, name, value);
  const fields =
    write.kind === 'create'
      ? entries.filter((entry) => !isOut(entry))
      : entries.map((entry) => (isOut(entry) ? [entry[0], undefined] : entry));
  return { ...write, fields: Object.fromEntries(fields) };
}
