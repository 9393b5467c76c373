import { createContext } from 'react';
import type { FieldFormats } from './field-formats.ts';

/** Undefined for US dollars and American English. */
export const FormatsContext = createContext<FieldFormats | undefined>(undefined);
