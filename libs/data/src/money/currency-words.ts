import type { Formats } from '../formats/formats.ts';
import { madeFor } from '../formats/made-for.ts';

/** How people write a currency beside a number, in small letters. */
export interface CurrencyWords {
  /** Right before or behind it: '€', 'eur'. */
  readonly signs: readonly string[];
  /** Apart from it: 'euro', 'euros'. */
  readonly names: readonly string[];
}

const dollars: CurrencyWords = {
  signs: ['us$', 'usd', '$'],
  names: ['dollar', 'dollars', 'buck', 'bucks'],
};

const displays = ['symbol', 'narrowSymbol', 'name'] as const;

function wordsFor({ currency, numbers }: Formats): CurrencyWords {
  if (currency === 'USD' && numbers === 'en-US') return dollars;
  const written = (currencyDisplay: (typeof displays)[number]) =>
    [numbers, 'en-US', 'en-GB'].flatMap((locale) => {
      const style = { style: 'currency', currency, currencyDisplay } as const;
      // '1 euro': of '1.00' the plural would be said.
      const format = new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: 0 });
      return [1, 2].map((count) => partOf(format.formatToParts(count)));
    });
  const [symbols = [], narrow = [], names = []] = displays.map(written);
  const signs = [currency.toLowerCase(), ...symbols, ...narrow];
  return {
    signs: [...new Set(signs)].filter(Boolean).sort((a, b) => b.length - a.length),
    // 'British pounds': people say the last word.
    names: [...new Set(names.flatMap((name) => name.split(/\s/).slice(-1)))].filter(Boolean),
  };
}

const partOf = (parts: readonly Intl.NumberFormatPart[]): string =>
  (parts.find(({ type }) => type === 'currency')?.value ?? '')
    .toLowerCase()
    .replace(/[\u061c\u200e\u200f]|\.$/g, '');

/** What the page's currency is called. */
export const currencyWords = madeFor(wordsFor);

/** What amounts are in, in words: 'dollars', 'euros', 'Japanese yen'. */
export const currencyName = madeFor(({ currency }) => {
  if (currency === 'USD') return 'dollars';
  const style = { style: 'currency', currency, currencyDisplay: 'name' } as const;
  const parts = new Intl.NumberFormat('en', style).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
});
