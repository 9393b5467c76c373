import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { overload, type FunctionGroup, type Overload } from './overload.ts';

/** CRC-32 with the given reversed polynomial, least significant byte first as the service gives. */
function crc32(polynomial: number, bytes: Uint8Array): Uint8Array {
  let remainder = 0xffffffff;
  for (const byte of bytes) {
    remainder ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = remainder & 1 ? (remainder >>> 1) ^ polynomial : remainder >>> 1;
    }
  }
  const result = new Uint8Array(4);
  new DataView(result.buffer).setUint32(0, ~remainder >>> 0, true);
  return result;
}

const hash = (compute: (bytes: Uint8Array) => Uint8Array): readonly Overload[] => [
  overload(['bytes'], ([bytes]) => compute(bytes)),
  overload(['string'], ([text]) => compute(new TextEncoder().encode(text))),
];

export const BYTES_FUNCTIONS: FunctionGroup = {
  'bytes.size': [overload(['bytes'], ([bytes]) => BigInt(bytes.length))],
  'bytes.toBase64': [
    overload(['bytes'], ([bytes]) =>
      Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
    ),
  ],
  'bytes.toHexString': [
    overload(['bytes'], ([bytes]) => Buffer.from(bytes).toString('hex').toUpperCase()),
  ],
};

export const HASHING_FUNCTIONS: FunctionGroup = {
  'hashing.md5()': hash((bytes) => new Uint8Array(createHash('md5').update(bytes).digest())),
  'hashing.sha256()': hash((bytes) => new Uint8Array(createHash('sha256').update(bytes).digest())),
  'hashing.crc32()': hash((bytes) => crc32(0xedb88320, bytes)),
  'hashing.crc32c()': hash((bytes) => crc32(0x82f63b78, bytes)),
};
