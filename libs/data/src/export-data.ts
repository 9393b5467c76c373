import type { GiftEvent } from './model/gift-event.ts';
import type { GiftItem } from './model/gift-item.ts';
import type { StoredRecord } from './model/record.ts';
import type { Person } from './model/person.ts';
import { noSettings, settingsFieldsOf, type SettingsFields } from './model/settings.ts';
import type { RecordGraph } from './graph/record-graph.ts';
import { oldestFirst } from './values/compare.ts';

type Bookkeeping = 'pending' | 'invalid' | 'unknownFields';

/**
 * All of a user's data, fields that this release does not know among it. Money in cents, dates as calendar dates,
 * moments in milliseconds since 1970.
 */
export interface Export {
  readonly format: 'evergift-export-1';
  readonly exportedAt: number;
  readonly settings: Readonly<SettingsFields>;
  readonly people: readonly Omit<Person, Bookkeeping>[];
  readonly events: readonly Omit<GiftEvent, Bookkeeping>[];
  readonly giftItems: readonly Omit<GiftItem, Bookkeeping>[];
}

/** Oldest first, so that the same data gives the same file on every device. */
function plain<Record extends StoredRecord>(records: Iterable<Record>) {
  return [...records]
    .sort(oldestFirst)
    .map(({ pending: _, invalid: __, unknownFields, ...fields }) => ({
      ...unknownFields,
      ...fields,
    }));
}

/** @param now milliseconds since 1970 */
export function exportOf(graph: RecordGraph, now: number): Export {
  const [settings = noSettings] = graph.settings.values();
  return {
    format: 'evergift-export-1',
    exportedAt: now,
    settings: { ...settings.unknownFields, ...settingsFieldsOf(settings) },
    people: plain(graph.people.values()),
    events: plain(graph.events.values()),
    giftItems: plain(graph.giftItems.values()),
  };
}
