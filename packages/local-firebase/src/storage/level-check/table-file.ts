import { ByteReader } from './byte-reader.ts';
import { crc32c, maskedCrc } from './crc32c.ts';
import { Damage } from './damage.ts';

const FOOTER = 48;
const MAGIC = 0xdb4775248b80fb57n;

interface Block {
  offset: number;
  size: number;
}

/** Checks that a LevelDB table is whole: its footer, its index and every block. @throws Damage */
export function checkTable(file: string, bytes: Buffer, expectedSize: number): void {
  if (bytes.length !== expectedSize) {
    throw new Damage(file, `it has ${bytes.length} bytes instead of ${expectedSize}`);
  }
  if (bytes.length < FOOTER || bytes.readBigUInt64LE(bytes.length - 8) !== MAGIC) {
    throw new Damage(file, 'its end is not that of a table');
  }
  const footer = new ByteReader(file, bytes, bytes.length - FOOTER);
  const directory = readBlock(footer);
  const index = readBlock(footer);
  if (bytes.subarray(footer.position, bytes.length - 8).some((byte) => byte !== 0)) {
    throw new Damage(file, 'its end was altered');
  }
  for (const list of [directory, index]) {
    checkBlock(file, bytes, list);
    for (const block of listedBlocks(file, bytes, list)) checkBlock(file, bytes, block);
  }
}

const readBlock = (reader: ByteReader): Block => ({
  offset: reader.number(),
  size: reader.number(),
});

function checkBlock(file: string, bytes: Buffer, { offset, size }: Block): void {
  const end = offset + size + 1;
  if (end + 4 > bytes.length) throw new Damage(file, 'a block reaches beyond its end');
  if (maskedCrc(crc32c(bytes, offset, end)) !== bytes.readUInt32LE(end)) {
    throw new Damage(file, `the block at byte ${offset} was altered`);
  }
}

/** The blocks that the index or the directory of filters (never compressed here) points at. */
function listedBlocks(file: string, bytes: Buffer, { offset, size }: Block): Block[] {
  if (bytes[offset + size] !== 0) throw new Damage(file, 'its index is compressed');
  const content = bytes.subarray(offset, offset + size);
  const restarts = content.readUInt32LE(content.length - 4);
  const end = content.length - 4 - restarts * 4;
  const reader = new ByteReader(file, content);
  const blocks: Block[] = [];
  while (reader.position < end) {
    reader.number();
    const keyLength = reader.number();
    reader.number();
    reader.skip(keyLength);
    blocks.push(readBlock(reader));
  }
  return blocks;
}
