import { noSettings } from '@evergift/data/records';
import type { ReminderSources } from './occasion.ts';

/** Nothing at all, on 20 November 2026, with the lead times that everybody begins with. */
export const nothing: ReminderSources = {
  people: [],
  events: [],
  giftItems: [],
  settings: noSettings,
  today: '2026-11-20',
};
