import { isRightToLeft, pageLanguage, type Language } from '@evergift/language';
import { currencies, decimalsOf } from './currencies.ts';
import { american, byName, type Formats } from './formats.ts';
import { homeRegions, localesOf, regions } from './regions.ts';

/** What somebody chose; '' for what counts for everybody: US dollars, and the region where the language is at home. */
export interface FormatChoice {
  /** ISO 4217. */
  readonly currency: string;
  /** ISO 3166. */
  readonly region: string;
}

/** How amounts, dates and names are written by a choice, in a language. The same object for the same choice. */
export function formatsFor({ currency, region }: FormatChoice, language = pageLanguage()): Formats {
  const key = `${language} ${currency} ${region}`;
  const known = made.get(key) ?? make({ currency, region }, language);
  made.set(key, known);
  return known;
}

const made = new Map<string, Formats>();

/** A code that is none means the default: Intl would refuse it. */
function make({ currency: chosen, region: home }: FormatChoice, language: Language): Formats {
  const currency = /^[A-Z]{3}$/.test(chosen) ? chosen : american.currency;
  const [region, decimals] = [home || homeRegions[language], decimalsOf(currency)];
  const locales = localesOf(region, language);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const money = new Intl.NumberFormat(locales.numbers, { style: 'currency', currency, ...digits });
  return {
    ...{ currency, decimals, region, ...locales },
    money: isRightToLeft(language) ? isolated(money) : money,
    names: new Intl.Collator(locales.numbers, byName),
  };
}

/**
 * Among Arabic words 'US$' would be drawn as '$US': an amount keeps its own direction. WebKit sees no
 * isolates in plots, but the marks inside.
 */
function isolated(money: Intl.NumberFormat): Intl.NumberFormat {
  const { format } = money;
  return Object.defineProperty(money, 'format', {
    value: (amount: number) => `\u2066\u200e${format(amount).replace('\u200f', '')}\u200e\u2069`,
  });
}

/** Something to choose, and what it is called. */
export interface NamedCode {
  readonly code: string;
  readonly name: string;
}

/** What can be chosen. */
export interface FormatChoices {
  readonly allCurrencies: () => readonly NamedCode[];
  readonly allRegions: () => readonly NamedCode[];
  readonly formatsFor: (choice: FormatChoice) => Formats;
}

/** All currencies, in the order of their names in the page's language. */
export const allCurrencies = (): readonly NamedCode[] => named(currencies, 'currency');

/** All regions, in the order of their names in the page's language. */
export const allRegions = (): readonly NamedCode[] => named(regions, 'region');

function named(codes: readonly string[], type: 'currency' | 'region'): readonly NamedCode[] {
  const language = pageLanguage();
  const names = new Intl.DisplayNames(language, { type });
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
