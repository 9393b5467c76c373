import * as z from 'zod/mini';
import type { StoredRecord } from './record.ts';

export const themeSchema = z.enum(['light', 'dark', 'system']);
export type Theme = z.output<typeof themeSchema>;
export const defaultTheme: Theme = 'light';

export const settingsSchema = z.object({ theme: z._default(themeSchema, defaultTheme) });
/** A user's settings; `id` is the user's id (U3). */
export interface Settings extends StoredRecord {
  readonly theme: Theme;
}
