import { text } from '@evergift/language';
import * as z from 'zod/mini';
import { flag, oneOf, optionalText, reminderDays, storedWhenSet } from './fields.ts';
import { limits } from './limits.ts';
import type { StoredRecord } from './record.ts';
import { descriptions, emptyFields, fieldsOf, labelsOf } from './record-fields.ts';

export const themeSchema = z.enum(['light', 'dark', 'system']);
export type Theme = z.output<typeof themeSchema>;
export const defaultTheme: Theme = 'light';

/** Days before an event on which to remind, unless somebody says otherwise. */
export const defaultRemindDays: readonly number[] = [21, 7, 1];
/** How often a summary is sent by e-mail. */
const digests = ['off', 'daily', 'weekly'] as const;
export type Digest = (typeof digests)[number];

/** Days before every event on which to remind. */
export const remindDaysSchema = storedWhenSet(reminderDays(text('Remind me'), defaultRemindDays));

export const settingsSchema = z.object({
  theme: z
    ._default(themeSchema, defaultTheme)
    .register(descriptions, { label: text('Theme'), repair: () => defaultTheme }),
  remindDays: remindDaysSchema,
  timeZone: storedWhenSet(optionalText(text('Time zone'), limits.timeZone)),
  digest: storedWhenSet(oneOf(text('Summary by e-mail'), digests)),
  currency: storedWhenSet(optionalText(text('Currency'), 3)),
  region: storedWhenSet(optionalText(text('Region'), 2)),
  language: storedWhenSet(optionalText(text('Language'), 2)),
});

/** Settings as they are stored. */
export const storedSettingsSchema = z.object({
  ...settingsSchema.shape,
  sharing: storedWhenSet(flag(text('Plan together'))),
});

export type SettingsFields = z.output<typeof storedSettingsSchema>;
/**
 * A user's settings; `id` is the user's id. `remindDays` are days before an event, earliest first; `timeZone` is an
 * IANA name, '' for that of the last device. `currency` is of ISO 4217, '' for US dollars; `region` of ISO 3166, '' for
 * where the language is at home. `language` is of ISO 639, '' for English. `sharing`: somebody was invited, or this
 * user was let into another's planner.
 */
export interface Settings extends Readonly<SettingsFields>, StoredRecord {}

/** What counts while there is no settings document. */
export const noSettings: Settings = {
  ...emptyFields(storedSettingsSchema),
  id: '',
  createdAt: 0,
  updatedAt: 0,
  pending: false,
};

/** What forms call the settings. */
export const settingsLabels = labelsOf(settingsSchema);
/** What the form of the settings contains. */
export const settingsFieldsOf = (settings: Settings) => fieldsOf(settingsSchema, settings);
