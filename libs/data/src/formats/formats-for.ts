import { currencies, decimalsOf } from './currencies.ts';
import { american, byName, type Formats } from './formats.ts';
import { localesOf, regions } from './regions.ts';

/** What somebody chose; '' for what counts for everybody: US dollars, the United States. */
export interface FormatChoice {
  /** ISO 4217. */
  readonly currency: string;
  /** ISO 3166. */
  readonly region: string;
}

/** How amounts, dates and names are written by a choice. The same object for the same choice. */
export function formatsFor({ currency, region }: FormatChoice): Formats {
  const key = `${currency} ${region}`;
  const known = made.get(key) ?? make({ currency, region });
  made.set(key, known);
  return known;
}

const made = new Map<string, Formats>();

/** A code that is none stands for the default: Intl would refuse it. */
function make({ currency: chosen, region: home }: FormatChoice): Formats {
  const currency = /^[A-Z]{3}$/.test(chosen) ? chosen : american.currency;
  const [region, decimals] = [home || american.region, decimalsOf(currency)];
  const locales = localesOf(region);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return {
    ...{ currency, decimals, region, ...locales },
    money: new Intl.NumberFormat(locales.numbers, { style: 'currency', currency, ...digits }),
    names: new Intl.Collator(locales.numbers, byName),
  };
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

/** All currencies, in the order of their English names. */
export const allCurrencies = (): readonly NamedCode[] => named(currencies, 'currency');

/** All regions, in the order of their English names. */
export const allRegions = (): readonly NamedCode[] => named(regions, 'region');

function named(codes: readonly string[], type: 'currency' | 'region'): readonly NamedCode[] {
  const names = new Intl.DisplayNames('en', { type });
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
