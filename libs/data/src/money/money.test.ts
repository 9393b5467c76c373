import { languages, type Language } from '@evergift/language';
import { speak } from '@evergift/language/speak';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { currencies } from '../formats/currencies.ts';
import { formatsFor } from '../formats/formats-for.ts';
import { american, writeIn } from '../formats/formats.ts';
import { regions } from '../formats/regions.ts';
import { giftItemFieldsOf } from '../model/gift-item.ts';
import { limits } from '../model/limits.ts';
import { ownFields, readRecord, validFields } from '../store/read-record.ts';
import { buildGift } from '../testing/builders.ts';
import { currencyName, currencyWords } from './currency-words.ts';
import { formatMoney } from './money.ts';
import { amountOfNumber, hasAllDecimals } from './written-amount.ts';

afterEach(() => {
  writeIn(american);
  speak('en');
});

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
    { numRuns: 200 },
  );
});

/** A gift's amount after it went through a file. */
function imported(purchasedCost: number): unknown {
  const gift = buildGift({ id: 'cups', status: 'purchased', purchasedCost });
  const fields = ownFields('giftItems', gift);
  const stored = readRecord('giftItems', { id: 'cups', fields, pending: false }, () => {});
  const file = JSON.stringify(giftItemFieldsOf(stored));
  const read = validFields('giftItems', { ...fields, ...JSON.parse(file) });
  return read?.purchasedCost;
}

const isOfNumber = /^(?:integer|group|decimal|fraction)$/;

test('LC2 LC3 LC6 what is typed, stored, shown, exported and imported is the same amount', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      fc.constantFrom('US', 'DE', 'FR', 'CH', 'IN', 'JP', 'KW'),
      fc.constantFrom(...languages),
      fc.boolean(),
      fc.oneof(fc.nat(limits.amount), fc.nat(1_000_000)),
      (currency, region, language, useGrouping, amount) => {
        const next = formatsFor({ currency, region }, language);
        writeIn(next);
        const parts = next.money.formatToParts(amount / 10 ** next.decimals);
        const typed = parts.filter(
          ({ type }) => isOfNumber.test(type) && (useGrouping || type !== 'group'),
        );
        expect(amountOfNumber(typed.map(({ value }) => value).join(''))).toBe(amount);
        expect(imported(amount)).toBe(amount);
      },
    ),
    { numRuns: 200 },
  );
});

test('LC2 French-speaking Swiss read three decimals as they are shown, with a point', () => {
  writeIn(formatsFor({ currency: 'LYD', region: 'CH' }, 'fr'));
  expect(formatMoney(1_234)).toContain('1.234');
  expect(amountOfNumber('1.234')).toBe(1_234);
});

test('LC3 a currency is called as the page speaks', () => {
  const of = (currency: string, language: Language, region = '') => {
    speak(language);
    return currencyWords(formatsFor({ currency, region }, language)).names;
  };
  expect(of('EUR', 'de')).toEqual(expect.arrayContaining(['euro', 'euros']));
  expect(of('USD', 'de', 'US')).toEqual(expect.arrayContaining(['dollar', 'bucks']));
  expect(of('GBP', 'fr')).toEqual(expect.arrayContaining(['livre', 'livres', 'pounds']));
  expect(of('USD', 'es')).toEqual(expect.arrayContaining(['dólares', 'dollars']));
  expect(of('EGP', 'ar')).toEqual(expect.arrayContaining(['جنيه']));
  writeIn(formatsFor({ currency: 'CHF', region: '' }, 'de'));
  speak('de');
  expect(currencyName()).toBe('Schweizer Franken');
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
  ['EUR', 'FR', '1\u202f234,50', 123_450],
  ['CHF', 'CH', '1’234.50', 123_450],
  ['LYD', '', '0,005', 5],
  ['USD', '', '12 34', undefined],
  ['USD', '', '٤٥٫٥٠', 4_550],
  ['EUR', 'DE', '١٬٢٣٤٫٥٠', 123_450],
  ['USD', '', '1.234.567', 123_456_700],
  ['USD', '', '100,000,000,000.00', limits.amount],
  ['USD', '', '100,000,000,000.01', undefined],
  ['USD', '', '00000000000000000012', 1_200],
  ['USD', '', '000000000000000000012', undefined],
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
  writeIn(american);
  expect(currencyName()).toBe('dollars');
});

test.each([
  ['USD', '45.50', true],
  ['USD', '45,50', true],
  ['USD', '4.5', false],
  ['USD', '45', false],
  ['USD', '4.500', false],
  ['KWD', '4.500', true],
  ['KWD', '4.50', false],
])('LC2 Q1 in %s, whether %s has all digits of a price is %s', (currency, text, isPrice) => {
  writeIn(formatsFor({ currency, region: '' }));
  expect(hasAllDecimals(text)).toBe(isPrice);
});
