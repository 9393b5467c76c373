import { text } from '@evergift/language';
import { DataError } from '../errors/data-error.ts';
import type { Write } from './document-store.ts';

/** The largest request that Firestore takes, in bytes: 10 MiB. */
export const largestRequest = 10 * 1024 * 1024;

/** Bytes of JSON around the fields of one write: the document's path, the precondition, the server's timestamps. */
const writeOverhead = 512;
/** Bytes of JSON around one field: its type, quotes, and its name in the field mask. */
const fieldOverhead = 32;

const encoder = new TextEncoder();
/** Bytes are in the request as Base64. */
const bytesOf = (value: unknown) =>
  value instanceof Uint8Array
    ? Math.ceil(value.length / 3) * 4
    : encoder.encode(JSON.stringify(value)).length;

/** About how many bytes a batch takes on the wire; never less than it really takes. */
export function requestSize(writes: readonly Write[]): number {
  return writes.reduce((total, write) => {
    const fields = write.kind === 'delete' ? [] : Object.entries(write.fields);
    return fields.reduce(
      (sum, [name, value]) => sum + fieldOverhead + 2 * name.length + bytesOf(value),
      total + writeOverhead,
    );
  }, 0);
}

/** Throws a DataError `too-large` for a batch that the server would refuse for its size. Nothing is written by then. */
export function expectRequestFits(writes: readonly Write[]): void {
  const size = requestSize(writes);
  if (size <= largestRequest) return;
  const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);
  throw new DataError('too-large', {
    message: text(
      'This would change {count} records at once ({size} MB), more than the server takes in one step ({most} MB). Nothing was changed. Delete some of the gifts first, then retry.',
      { count: String(writes.length), size: megabytes(size), most: megabytes(largestRequest) },
    ),
  });
}
