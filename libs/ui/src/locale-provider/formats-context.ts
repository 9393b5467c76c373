import { createContext } from 'react';

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

/** Undefined for US dollars and American English. */
export const FormatsContext = createContext<FieldFormats | undefined>(undefined);
