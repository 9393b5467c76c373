import { createHash } from 'node:crypto';
import type { Json } from '../firestore/refuse.ts';

const LOW_64_BITS = (1n << 64n) - 1n;
/** 20 bits and 14 hashes a name: one in ten thousand unknown names is taken for a known one. */
const BITS_PER_NAME = 20;
const HASH_COUNT = 14;

/**
 * google.firestore.v1.BloomFilter over document names, as the client checks it: MD5 split into two
 * little-endian halves, double hashing modulo 2^64.
 */
export function bloomFilter(names: readonly string[]): Json {
  const bytes = Buffer.alloc(Math.ceil((names.length * BITS_PER_NAME) / 8));
  const bits = BigInt(bytes.length * 8);
  for (const name of names) {
    const digest = createHash('md5').update(name).digest();
    const first = digest.readBigUInt64LE(0);
    const second = digest.readBigUInt64LE(8);
    for (let hash = 0n; hash < HASH_COUNT; hash += 1n) {
      const bit = Number(((first + hash * second) & LOW_64_BITS) % bits);
      bytes[bit >> 3] = (bytes[bit >> 3] as number) | (1 << (bit & 7));
    }
  }
  return { bits: { bitmap: bytes.toString('base64'), padding: 0 }, hashCount: HASH_COUNT };
}
