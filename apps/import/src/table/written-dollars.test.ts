import { expect, test } from 'vitest';
import { hasDecimalCommas, readWrittenDollars } from './written-dollars.ts';

test.each([
  ['45', 4500],
  ['45.5', 4550],
  ['45,50', 4550],
  ['$45', 4500],
  ['45 $', 4500],
  ['USD 45.50', 4550],
  ['45 dollars', 4500],
  ['~45', 4500],
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ["1'234.50", 123_450],
  ['1 234,50', 123_450],
  ['45,-', 4500],
  ['0.29', 29],
  ['1000000', 100_000_000],
  ['1000000.01', undefined],
  ['45 €', undefined],
  ['£45', undefined],
  ['-45', undefined],
  ['45.999', undefined],
  ['=1+1', undefined],
  ['', undefined],
  ['$', undefined],
])('I2 the amount %j is %j cents', (text, cents) => {
  expect(readWrittenDollars(text, false)).toBe(cents);
});

test('I2 a column with decimal commas has points between thousands', () => {
  expect(hasDecimalCommas(['45', '12,50'])).toBe(true);
  expect(hasDecimalCommas(['1,200', '12.50'])).toBe(false);
  expect(readWrittenDollars('1.200', true)).toBe(120_000);
  expect(readWrittenDollars('1.200', false)).toBeUndefined();
});
