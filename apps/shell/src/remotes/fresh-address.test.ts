import { expect, test } from 'vitest';
import { freshAddress } from './fresh-address.ts';

const entry = 'https://people.example/assets/remoteEntry-abcdefgh.js';
const next = (address: string) => new URL('./people-page.js', address).href;

test('the first attempt asks for the file as it is named', () => {
  expect(freshAddress(entry, 0)).toBe(entry);
});

test('each later attempt asks under another address, which a server takes for the same', () => {
  const addresses = Array.from({ length: 63 }, (_, count) => freshAddress(entry, count + 1));
  expect(addresses[0]).toBe('https://people.example/%61ssets/remoteEntry-abcdefgh.js');
  expect(new Set([entry, ...addresses.map((address) => new URL(address).href)]).size).toBe(64);
  for (const address of addresses) {
    expect(decodeURIComponent(new URL(address).pathname)).toBe(new URL(entry).pathname);
  }
});

test('what the file imports gets a new address with it', () => {
  expect(next(freshAddress(entry, 3))).not.toBe(next(entry));
  expect(decodeURIComponent(next(freshAddress(entry, 3)))).toBe(next(entry));
});

test('only the folder of the file is written otherwise', () => {
  expect(freshAddress('https://assets.example/assets/people/assets/entry.js', 1)).toBe(
    'https://assets.example/assets/people/%61ssets/entry.js',
  );
});

test('a file in another folder gets a query', () => {
  expect(freshAddress('https://people.example/remoteEntry.js', 2)).toBe(
    'https://people.example/remoteEntry.js?attempt=2',
  );
});
