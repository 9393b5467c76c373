import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { currencies } from '../formats/currencies.ts';
import { formatsFor } from '../formats/formats-for.ts';
import { american, writeIn } from '../formats/formats.ts';
import { regions } from '../formats/regions.ts';
import { limits } from '../model/limits.ts';
import { currencyName, currencyWords } from './currency-words.ts';
import { formatMoney } from './money.ts';
import { amountOfNumber } from './written-amount.ts';

afterEach(() => writeIn(american));

test('F1 cents are shown as US dollars', () => {
  expect([0, 5, 123456].map(formatMoney)).toEqual(['$0.00', '$0.05', '$1,234.56']);
});

/** The number alone, without the currency and the marks that people leave out. */
const numberIn = (text: string) => text.replace(/[^\d.,]|^[.,]+|[.,]+$/g, '').replace(/^[.,]+/, '');

test('LC1 in any currency and region, an amount that is shown is read as the same amount', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      fc.constantFrom('', ...regions),
      fc.nat(limits.amount),
      (currency, region, amount) => {
        writeIn(formatsFor({ currency, region }));
        expect(amountOfNumber(numberIn(formatMoney(amount)))).toBe(amount);
      },
    ),
    { numRuns: 1_000 },
  );
});

test.each([
  ['JPY', '', '4500', 4_500],
  ['JPY', '', '4,500', 4_500],
  ['JPY', '', '4.500', 4_500],
  ['JPY', '', '45.50', undefined],
  ['KWD', '', '45.500', 45_500],
  ['KWD', '', '45.5', 45_500],
  ['EUR', 'DE', '45,50', 4_550],
  ['EUR', 'DE', '45.50', 4_550],
  ['EUR', 'DE', '1.200', 120_000],
  ['EUR', 'DE', '1,200', undefined],
  ['EUR', 'DE', '1.234.567,89', 123_456_789],
  ['EUR', '', '1.200', undefined],
])('LC1 LC2 in %s and region %j, %s is %s', (currency, region, text, amount) => {
  writeIn(formatsFor({ currency, region }));
  expect(amountOfNumber(text)).toBe(amount);
});

test('LC1 a currency is known by its signs and its names', () => {
  const of = (currency: string, region = '') => currencyWords(formatsFor({ currency, region }));
  expect(of('EUR', 'DE')).toMatchObject({ signs: ['eur', '€'], names: ['euro', 'euros'] });
  expect(of('GBP').signs).toContain('£');
  expect(of('GBP').names).toEqual(expect.arrayContaining(['pound', 'pounds']));
  expect(of('SEK', 'SE').signs).toContain('kr');
  expect(of('CAD').signs).toEqual(expect.arrayContaining(['$', 'ca$']));
  expect(of('EUR').signs).not.toContain('$');
  writeIn(formatsFor({ currency: 'EUR', region: '' }));
  expect(currencyName()).toBe('euros');
});
