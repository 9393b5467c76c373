import { pageLanguage, text } from '@evergift/language';
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
  const isDollar = currency === 'USD';
  if (isDollar && numbers === 'en-US' && pageLanguage() === 'en') return dollars;
  const written = (currencyDisplay: (typeof displays)[number]) =>
    [numbers, pageLanguage(), 'en-US', 'en-GB'].flatMap((locale) => {
      const style = { style: 'currency', currency, currencyDisplay } as const;
      // '1 euro': of '1.00' the plural would be said.
      const format = new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: 0 });
      const parts = [1, 2].map((count) => partOf(format.formatToParts(count)));
      return currencyDisplay === 'name' ? parts.map((name) => saidOf(name, locale)) : parts;
    });
  const [symbols = [], narrow = [], names = []] = displays.map(written);
  const signs = [currency.toLowerCase(), ...symbols, ...narrow];
  return {
    signs: [...new Set(signs)].filter(Boolean).sort((a, b) => b.length - a.length),
    names: [...new Set([...(isDollar ? dollars.names : []), ...names])].filter(Boolean),
  };
}

/**
 * What people say of a currency's name: 'pounds' of 'British pounds', 'livres' of 'livres sterling', 'dollar' of
 * 'us-dollar'.
 */
const saidOf = (name: string, locale: string): string =>
  name.split(/[\s-]/).at(/^(?:fr|es|ar|it|pt)\b/.test(locale) ? 0 : -1) ?? '';

const partOf = (parts: readonly Intl.NumberFormatPart[]): string =>
  (parts.find(({ type }) => type === 'currency')?.value ?? '')
    .toLowerCase()
    .replace(/[\u061c\u200e\u200f]|\.$/g, '');

/** What the page's currency is called. */
export const currencyWords = madeFor(wordsFor);

/** What amounts are in, in words: 'dollars', 'euros', 'Japanese yen'. */
export const currencyName = madeFor(({ currency }) => {
  if (currency === 'USD') return text('dollars');
  const style = { style: 'currency', currency, currencyDisplay: 'name' } as const;
  const parts = new Intl.NumberFormat(pageLanguage(), style).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
});
