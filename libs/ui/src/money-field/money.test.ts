import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencySign, formatMoneyInput, MAX_CENTS, parseMoney } from './money.ts';

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

  test.each(['', '  ', '$', '-', '.', '('])('%j holds no amount yet', (text) => {
    expect(parseMoney(text)).toBeNull();
  });

  test.each(['abc', '1e5', '1.2.3', '12a', '1,2.3,4', '1234567890'])('%s is no amount', (text) => {
    expect(parseMoney(text)).toBe('invalid');
  });

  test('a single mark before three digits is what the locale says', () => {
    expect(parseMoney('1.234', 'en-US')).toBe(123);
    expect(parseMoney('1.234', 'de-DE')).toBe(123400);
    expect(parseMoney('1,234', 'de-DE')).toBe(123);
  });

  test('digits of the locale are understood', () => {
    expect(parseMoney('१२.५०', 'hi-IN-u-nu-deva')).toBe(1250);
    expect(parseMoney('١٬٢٣٤٫٥٠', 'ar-EG')).toBe(123450);
  });
});

/** An amount as it is copied from a page in that language. */
const copied = (cents: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(cents / 100);

describe('M10 writing an amount', () => {
  test('the dollar sign stands where the locale puts it', () => {
    expect(currencySign('en-US')).toEqual({ sign: '$', isBefore: true });
    expect(currencySign('de-DE')).toEqual({ sign: '$', isBefore: false });
  });

  test.each(['en-US', 'de-DE', 'fr-FR', 'de-CH', 'ar-EG', 'fa-IR', 'en-IN', 'pt-BR', 'ja-JP'])(
    'in %s, what is written is read back to the same cents',
    (locale) => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: MAX_CENTS }), (cents) => {
          expect(parseMoney(formatMoneyInput(cents, locale), locale)).toBe(cents);
          expect(parseMoney(copied(cents, locale), locale)).toBe(cents);
        }),
      );
    },
  );

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
