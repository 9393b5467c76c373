/** Eight tables for CRC-32C (Castagnoli), so that eight bytes are taken per step. */
const TABLES = makeTables();

function makeTables(): Int32Array[] {
  const tables = Array.from({ length: 8 }, () => new Int32Array(256));
  const [first] = tables as [Int32Array];
  for (let byte = 0; byte < 256; byte += 1) {
    let crc = byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1;
    first[byte] = crc;
  }
  for (let index = 1; index < 8; index += 1) {
    const previous = tables[index - 1] as Int32Array;
    for (let byte = 0; byte < 256; byte += 1) {
      const crc = previous[byte] as number;
      (tables[index] as Int32Array)[byte] = (crc >>> 8) ^ (first[crc & 0xff] as number);
    }
  }
  return tables;
}

/** The CRC-32C of a part of `bytes`, as an unsigned number. */
export function crc32c(bytes: Uint8Array, from: number, to: number): number {
  const [t0, t1, t2, t3, t4, t5, t6, t7] = TABLES as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  let crc = -1;
  let position = from;
  for (; position + 8 <= to; position += 8) {
    crc ^= wordAt(bytes, position);
    const next = wordAt(bytes, position + 4);
    crc =
      at(t7, crc) ^
      at(t6, crc >>> 8) ^
      at(t5, crc >>> 16) ^
      at(t4, crc >>> 24) ^
      at(t3, next) ^
      at(t2, next >>> 8) ^
      at(t1, next >>> 16) ^
      at(t0, next >>> 24);
  }
  for (; position < to; position += 1) {
    crc = at(t0, crc ^ (bytes[position] as number)) ^ (crc >>> 8);
  }
  return ~crc >>> 0;
}

const at = (table: Int32Array, index: number): number => table[index & 0xff] as number;

const wordAt = (bytes: Uint8Array, position: number): number =>
  (bytes[position] as number) |
  ((bytes[position + 1] as number) << 8) |
  ((bytes[position + 2] as number) << 16) |
  ((bytes[position + 3] as number) << 24);

/** LevelDB stores a CRC turned and moved, so that a CRC over CRCs stays a good check. */
export const maskedCrc = (crc: number): number => (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;
