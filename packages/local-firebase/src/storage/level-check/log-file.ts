import { crc32c, maskedCrc } from './crc32c.ts';
import { Damage } from './damage.ts';

const BLOCK = 32_768;
const HEADER = 7;
const FULL = 1;
const FIRST = 2;
const MIDDLE = 3;
const LAST = 4;

/**
 * Reads the records of a LevelDB log (also the manifest's format) and checks every one of them.
 * LevelDB itself would skip a damaged record and lose it silently. A record that the end of the
 * file cuts off was never acknowledged and is left out, as LevelDB does. `endsInText` says that a
 * whole record never ends in a zero. @throws Damage
 */
export function* readLogRecords(
  file: string,
  bytes: Buffer,
  { endsInText }: { endsInText: boolean },
): Generator<Buffer, void> {
  let parts: Buffer[] | undefined;
  let position = 0;
  for (;;) {
    if (BLOCK - (position % BLOCK) < HEADER) position += BLOCK - (position % BLOCK);
    const left = BLOCK - (position % BLOCK);
    if (position + HEADER > bytes.length) return;
    const length = bytes.readUInt16LE(position + 4);
    const type = bytes[position + 6] as number;
    const end = position + HEADER + length;
    if (type === 0 && length === 0) {
      requireZeros(file, bytes, position);
      return;
    }
    if (end > position + left || (end > bytes.length && !wasCutOff(bytes, position))) {
      throw new Damage(file, `the length of the record at byte ${position} was altered`, position);
    }
    if (end > bytes.length) return;
    if (!hasRecord(bytes, position, end)) {
      if (endsInText && neverWritten(bytes, end)) return;
      throw new Damage(file, `the record at byte ${position} was altered`, position);
    }
    const payload = bytes.subarray(position + HEADER, end);
    const starts = type === FULL || type === FIRST;
    if (starts === (parts !== undefined) || type > LAST) {
      throw new Damage(
        file,
        `the record at byte ${position} does not follow the one before`,
        position,
      );
    }
    parts = starts ? [payload] : [...(parts ?? []), payload];
    if (type === FULL || type === LAST) {
      yield parts.length === 1 ? payload : Buffer.concat(parts);
      parts = undefined;
    } else if (type !== FIRST && type !== MIDDLE) {
      throw new Damage(file, `the record at byte ${position} has an unknown type`, position);
    }
    position = end;
  }
}

/**
 * Whether the file really ends within the record at `position`: an altered length looks the same,
 * but then the rest of the file is the whole record, or other records follow in it.
 */
function wasCutOff(bytes: Buffer, position: number): boolean {
  return (
    !hasRecord(bytes, position, bytes.length) &&
    !hasRecordAfter(bytes, position + HEADER - 1, FULL, LAST)
  );
}

/** Whether nothing but the rest of one batch follows the damage at `position`. */
export const isInLastBatch = (bytes: Buffer, position: number): boolean =>
  !hasRecordAfter(bytes, position, FULL, FIRST);

/** Whether a whole record of a type between the two begins after `position`. */
function hasRecordAfter(bytes: Buffer, position: number, lowest: number, highest: number): boolean {
  for (let next = position + 1; next + HEADER <= bytes.length; next += 1) {
    const end = next + HEADER + bytes.readUInt16LE(next + 4);
    const type = bytes[next + 6] as number;
    if (type < lowest || type > highest || end > bytes.length) continue;
    // A stretch of zeros and a type look like an empty record; none is ever written.
    if (end > next + HEADER && hasRecord(bytes, next, end)) return true;
  }
  return false;
}

const hasRecord = (bytes: Buffer, position: number, end: number): boolean =>
  maskedCrc(crc32c(bytes, position + 6, end)) === bytes.readUInt32LE(position);

/** A power failure may leave zeros where the last record had not reached the disk yet. */
const neverWritten = (bytes: Buffer, end: number): boolean =>
  end === bytes.length && bytes[end - 1] === 0;

function requireZeros(file: string, bytes: Buffer, from: number): void {
  for (let position = from; position < bytes.length; position += 1) {
    if (bytes[position] !== 0) throw new Damage(file, `there is no record at byte ${from}`, from);
  }
}
