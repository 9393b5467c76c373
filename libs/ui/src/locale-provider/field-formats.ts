import { use } from 'react';
import { FormatsContext, type FieldFormats } from './formats-context.ts';

/** US dollars and American English. */
export const american: FieldFormats = {
  ...{ currency: 'USD', decimals: 2, numbers: 'en-US', dates: 'en-US', region: 'US' },
};

/** How the fields around here write and read. */
export const useFieldFormats = (): FieldFormats => use(FormatsContext) ?? american;
