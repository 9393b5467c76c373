import * as z from 'zod/mini';
import type { StoredRecord } from './record.ts';
import { descriptions } from './record-fields.ts';

export const themeSchema = z.enum(['light', 'dark', 'system']);
export type Theme = z.output<typeof themeSchema>;
export const defaultTheme: Theme = 'light';

export const settingsSchema = z.object({
  theme: z
    ._default(themeSchema, defaultTheme)
    .register(descriptions, { label: 'Theme', repair: () => defaultTheme }),
});

/** A user's settings; `id` is the user's id (U3). */
export interface Settings extends StoredRecord {
  readonly theme: Theme;
}

/** What counts while there is no settings document. */
export const noSettings: Settings = {
  id: '',
  theme: defaultTheme,
  createdAt: 0,
  updatedAt: 0,
  pending: false,
};
