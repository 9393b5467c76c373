/** How amounts, dates and names are written: by the currency of the planner and the region of the reader. */
export interface Formats {
  /** ISO 4217: 'EUR'. */
  readonly currency: string;
  /** Digits below the currency's unit, by ISO 4217: 2 for cents. Amounts are whole numbers of the smallest unit. */
  readonly decimals: number;
  /** ISO 3166: 'DE'. */
  readonly region: string;
  /** The locale of numbers, and of the order of names: 'de-DE'. */
  readonly numbers: string;
  /** The locale of dates, with the words of the language: 'en-GB' for a region that writes the day first. */
  readonly dates: string;
  /** Writes an amount in units with its currency. */
  readonly money: Intl.NumberFormat;
  /** The order of names and titles. */
  readonly names: Intl.Collator;
}

export const byName = { sensitivity: 'base', numeric: true } as const;

/** What counts for who chose nothing. */
export const american: Formats = {
  ...{ currency: 'USD', decimals: 2, region: 'US', numbers: 'en-US', dates: 'en-US' },
  money: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
  names: new Intl.Collator('en-US', byName),
};

let current = american;

/** How this page writes now. */
export const formats = (): Formats => current;

/** Makes this page write so from now on; what it shows is published anew by who calls this. */
export function writeIn(next: Formats): void {
  current = next;
  globalThis.evergiftNumbers = next.numbers;
}

/** The order of names and titles in the region. */
export const compareNames = (a: string, b: string): number => current.names.compare(a, b);
