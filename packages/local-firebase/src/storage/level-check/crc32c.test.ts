import { expect, test } from 'vitest';
import { crc32c, maskedCrc } from './crc32c.ts';

test.each([
  ['123456789', 0xe3069283],
  ['', 0],
  ['a', 0xc1d04330],
])('the CRC of %j is the published one', (text, crc) => {
  const bytes = Buffer.from(`__${text}__`);
  expect(crc32c(bytes, 2, bytes.length - 2)).toBe(crc);
});

test('zeros and ones have the CRCs of RFC 3720', () => {
  expect(crc32c(Buffer.alloc(32), 0, 32)).toBe(0x8a9136aa);
  expect(crc32c(Buffer.alloc(32, 0xff), 0, 32)).toBe(0x62a8ab43);
});

test('a masked CRC differs from the CRC', () => {
  expect(maskedCrc(0)).toBe(0xa282ead8);
});
