import { createContext, use } from 'react';

/** How fields write and read amounts and dates. */
export interface FieldFormats {
  /** ISO 4217: 'USD'. */
  readonly currency: string;
  /** Digits below the currency's unit: 2 for cents. */
  readonly decimals: number;
  /** The locale of numbers: 'en-US'. */
  readonly numbers: string;
  /** The locale of dates: its order, and its words. */
  readonly dates: string;
  /** Whose week it is, by ISO 3166: 'US'. */
  readonly region: string;
}

/** US dollars and American English. */
export const american: FieldFormats = {
  ...{ currency: 'USD', decimals: 2, numbers: 'en-US', dates: 'en-US', region: 'US' },
};

/** Undefined for US dollars and American English. */
export const FormatsContext = createContext<FieldFormats | undefined>(undefined);

/** How the fields around here write and read. */
export const useFieldFormats = (): FieldFormats => use(FormatsContext) ?? american;
