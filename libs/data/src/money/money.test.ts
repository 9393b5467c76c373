import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsToInput, formatDollars, largestAmount, parseDollars } from './money.ts';

test('M10 what is typed becomes cents by rounding; negatives clamp to 0, empty is 0', () => {
  const typed: [string, number | undefined][] = [
    ['0', 0],
    ['0.', 0],
    ['0.5', 50],
    ['0.50', 50],
    ['0.05', 5],
    ['.5', 50],
    ['1.005', 101],
    ['19.99', 1999],
    ['8.165', 817],
    ['$1,234.56', 123456],
    ['123,456.7', 12345670],
    ['1,50', undefined],
    ['1,2345', undefined],
    ['12,34,56', undefined],
    [' 12 ', 1200],
    ['-5', 0],
    ['', 0],
    ['.', 0],
    ['1000000', largestAmount],
    ['1000000.01', undefined],
    ['abc', undefined],
    ['1.2.3', undefined],
    ['1e3', undefined],
  ];
  for (const [text, cents] of typed) expect([text, parseDollars(text)]).toEqual([text, cents]);
});

test('M10 every amount survives being put into an input and read again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: largestAmount }), (cents) => {
      expect(parseDollars(centsToInput(cents))).toBe(cents);
      expect(parseDollars(formatDollars(cents))).toBe(cents);
    }),
  );
});

test('F1 cents are shown as US dollars', () => {
  expect([0, 5, 123456].map(formatDollars)).toEqual(['$0.00', '$0.05', '$1,234.56']);
  expect([0, 50, 1200].map(centsToInput)).toEqual(['0', '0.50', '12']);
});
