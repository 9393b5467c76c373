import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { american } from '../locale-provider/field-formats.ts';
import { currencySign, formatMoneyInput, LARGEST_AMOUNT, parseMoney } from './money.ts';

const dollarsIn = (numbers: string) => ({ ...american, numbers });

describe('M10 reading an amount', () => {
  test.each([
    ['0', 0],
    ['0.5', 50],
    ['0.05', 5],
    ['.5', 50],
    ['5.', 500],
    ['12', 1200],
    ['1,234.50', 123450],
    ['$1,234.50', 123450],
    [' USD 1,234.50 ', 123450],
    ['1.234,50 €', 123450],
    ['1 234,50', 123450],
    ['1,234', 123400],
    ['1,234,567', 123456700],
    ['1.234.567', 123456700],
    ['0,5', 50],
    ['１２．５０', 1250],
    ['0.29', 29],
    ['1.005', 101],
    ['1.004', 100],
    ['0.995', 100],
    ['007', 700],
  ])('%s is %i cents', (text, cents) => {
    expect(parseMoney(text)).toBe(cents);
  });

  test.each(['-5', '-$5.00', '−0.01', '($20)', '5-'])('%s is negative and clamps to 0', (text) => {
    expect(parseMoney(text)).toBe(0);
  });

  test.each(['', '  ', '$', '-', '.', '('])('%j is no amount yet', (text) => {
    expect(parseMoney(text)).toBeNull();
  });

  test.each(['abc', '1e5', '1.2.3', '12a', '1,2.3,4', '1234567890123'])(
    '%s is no amount',
    (text) => {
      expect(parseMoney(text)).toBe('invalid');
    },
  );

  test('a single mark before three digits is what the locale says', () => {
    expect(parseMoney('1.234')).toBe(123);
    expect(parseMoney('1.234', dollarsIn('de-DE'))).toBe(123400);
    expect(parseMoney('1,234', dollarsIn('de-DE'))).toBe(123);
  });

  test('digits of the locale are understood', () => {
    expect(parseMoney('१२.५०', dollarsIn('hi-IN-u-nu-deva'))).toBe(1250);
    expect(parseMoney('١٬٢٣٤٫٥٠', dollarsIn('ar-EG'))).toBe(123450);
  });
});

/** An amount as it is copied from a page in that language. */
const copied = (amount: number, { numbers, currency, decimals: digits }: typeof american) =>
  new Intl.NumberFormat(numbers, {
    ...{ style: 'currency', currency },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  }).format(amount / 10 ** digits);

describe('M10 writing an amount', () => {
  test('the dollar sign is where the locale puts it', () => {
    expect(currencySign()).toEqual({ sign: '$', isBefore: true });
    expect(currencySign(dollarsIn('de-DE'))).toEqual({ sign: '$', isBefore: false });
  });

  test.each(['en-US', 'de-DE', 'fr-FR', 'de-CH', 'ar-EG', 'fa-IR', 'en-IN', 'pt-BR', 'ja-JP'])(
    'in %s, what is written is read back to the same cents',
    (locale) => {
      const format = dollarsIn(locale);
      fc.assert(
        fc.property(fc.integer({ min: 0, max: LARGEST_AMOUNT }), (cents) => {
          expect(parseMoney(formatMoneyInput(cents, format), format)).toBe(cents);
          expect(parseMoney(copied(cents, format), format)).toBe(cents);
        }),
      );
    },
  );

  test('LC1 in every currency, with any number of digits, what is written is read back', () => {
    const locales = [
      'en-US',
      'de-DE',
      'de-CH',
      'fr-FR',
      'da-DK',
      'pl-PL',
      'en-IN',
      'en-JP',
      'pt-BR',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...Intl.supportedValuesOf('currency')),
        fc.constantFrom(...locales),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: LARGEST_AMOUNT }),
        (currency, numbers, decimals, amount) => {
          const format = { ...american, currency, numbers, decimals };
          expect(parseMoney(formatMoneyInput(amount, format), format)).toBe(amount);
          expect(parseMoney(copied(amount, format), format)).toBe(amount);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('whatever is typed gives whole cents of at least 0, nothing, or a refusal', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,-$ ()e') });
    fc.assert(
      fc.property(typed, (text) => {
        const cents = parseMoney(text);
        if (cents === null || cents === 'invalid') return;
        expect(Number.isSafeInteger(cents)).toBe(true);
        expect(cents).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('LC1 an amount in another currency', () => {
  const yen = { ...american, currency: 'JPY', decimals: 0, numbers: 'en-JP' };
  const dinar = { ...american, currency: 'KWD', decimals: 3 };
  const kroner = { ...american, currency: 'DKK', numbers: 'da-DK' };

  test.each([
    ['4500', yen, 4_500],
    ['¥4,500', yen, 4_500],
    ['4.500', yen, 4_500],
    ['45.5', yen, 46],
    ['1.234', dinar, 1_234],
    ['1,234', dinar, 1_234_000],
    ['45.5 KWD', dinar, 45_500],
    ['1.234,50 kr.', kroner, 123_450],
    ['DKK 12,5', kroner, 1_250],
  ])('%s', (text, format, amount) => {
    expect(parseMoney(text, format)).toBe(amount);
  });
});
