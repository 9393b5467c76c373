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
  /** The locale of dates, in English: 'en-GB' for a region that writes the day first. */
  readonly dates: string;
}

/** What counts for who chose nothing. */
export const american: Formats = {
  ...{ currency: 'USD', decimals: 2, region: 'US', numbers: 'en-US', dates: 'en-US' },
};

let current = american;

/** How this page writes now. */
export const formats = (): Formats => current;

/** Makes this page write so from now on; what it shows is published anew by who calls this. */
export function writeIn(next: Formats): void {
  current = next;
}

/** What is made once for each way of writing: by default for that of this page. */
export function madeFor<Value>(make: (by: Formats) => Value): (by?: Formats) => Value {
  const made = new WeakMap<Formats, Value>();
  return (by = current) => {
    const value = made.get(by) ?? make(by);
    made.set(by, value);
    return value;
  };
}

const collator = madeFor(
  ({ numbers }) => new Intl.Collator(numbers, { sensitivity: 'base', numeric: true }),
);

/** The order of names and titles in the region. */
export const compareNames = (a: string, b: string): number => collator().compare(a, b);

const counts = madeFor(({ numbers }) => new Intl.NumberFormat(numbers));

/** A count as the region writes it: '1,234'. */
export const formatCount = (count: number): string => counts().format(count);
