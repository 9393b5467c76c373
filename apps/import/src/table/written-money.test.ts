import { formatMoney } from '@evergift/data';
import { american, currencies, formatsFor, writeIn } from '@evergift/data/testing';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { decimalMarkIn, readWrittenMoney } from './written-money.ts';

afterEach(() => writeIn(american));

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

test('LC1 LC6 in every currency, an amount as pages show it is imported as the same amount', () => {
  const regions = ['', 'AT', 'CH', 'DE', 'DK', 'FR', 'GB', 'IN', 'JP', 'PL', 'RU', 'SE', 'ZA'];
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      fc.constantFrom(...regions),
      fc.nat(10_000_000_000_000),
      (currency, region, amount) => {
        writeIn(formatsFor({ currency, region }));
        expect(readWrittenMoney(formatMoney(amount))).toBe(amount);
      },
    ),
    { numRuns: 200 },
  );
});

test('LC6 another currency is none, and decimal commas are read', () => {
  writeIn(formatsFor({ currency: 'EUR', region: 'DE' }));
  expect(
    ['45,50 €', '1.234,50', 'EUR 45', '45 Euro'].map((text) => readWrittenMoney(text)),
  ).toEqual([4_550, 123_450, 4_500, 4_500]);
  expect(readWrittenMoney('$45')).toBeUndefined();
});
