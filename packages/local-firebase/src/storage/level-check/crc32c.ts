/** What each value of a byte adds to a CRC-32C (Castagnoli). */
const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1;
  return crc;
});

/** The CRC-32C of a part of `bytes`, as an unsigned number. */
export function crc32c(bytes: Uint8Array, from: number, to: number): number {
  let crc = -1;
  for (let position = from; position < to; position += 1) {
    crc = (TABLE[(crc ^ (bytes[position] as number)) & 0xff] as number) ^ (crc >>> 8);
  }
  return ~crc >>> 0;
}

/** LevelDB stores a CRC turned and moved, so that a CRC over CRCs stays a good check. */
export const maskedCrc = (crc: number): number => (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;
