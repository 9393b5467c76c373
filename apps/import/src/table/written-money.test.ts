import { expect, test } from 'vitest';
import { decimalMarkIn, readWrittenMoney } from './written-money.ts';

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
  ['100000000000', 10_000_000_000_000],
  ['100000000000.01', undefined],
  ['45 €', undefined],
  ['£45', undefined],
  ['-45', undefined],
  ['45.999', undefined],
  ['=1+1', undefined],
  ['', undefined],
  ['$', undefined],
])('I2 the amount %j is %j cents', (text, cents) => {
  expect(readWrittenMoney(text)).toBe(cents);
});

test('I2 a column with decimal commas has points between thousands', () => {
  expect(decimalMarkIn(['45', '12,50'])).toBe(',');
  expect(decimalMarkIn(['1,200', '12.50'])).toBe('.');
  expect(decimalMarkIn(['45', '1,200'])).toBeUndefined();
  expect(readWrittenMoney('1.200', ',')).toBe(120_000);
  expect(readWrittenMoney('1.200')).toBeUndefined();
});
