import { currencies, decimalsOf } from './currencies.ts';
import { american, type Formats } from './formats.ts';
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

function make({ currency: chosen, region: home }: FormatChoice): Formats {
  const [currency, region] = [chosen || american.currency, home || american.region];
  return { currency, decimals: decimalsOf(currency), region, ...localesOf(region) };
}

/** Something to choose, and what it is called. */
export interface NamedCode {
  readonly code: string;
  readonly name: string;
}

/** What can be chosen, and how it would be written. */
export interface FormatChoices {
  readonly currencies: readonly NamedCode[];
  readonly regions: readonly NamedCode[];
  readonly formatsFor: typeof formatsFor;
}

/** All currencies and regions, by their English names. */
export const formatChoices = (): FormatChoices => ({
  currencies: named(currencies, 'currency'),
  regions: named(regions, 'region'),
  formatsFor,
});

function named(codes: readonly string[], type: 'currency' | 'region'): readonly NamedCode[] {
  const names = new Intl.DisplayNames('en', { type });
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
