import { exportFormat, type Export } from './model/export-format.ts';
import type { StoredRecord } from './model/record.ts';
import { noSettings, settingsFieldsOf } from './model/settings.ts';
import type { RecordGraph } from './graph/record-graph.ts';
import { oldestFirst } from './values/compare.ts';

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
    format: exportFormat,
    exportedAt: now,
    settings: { ...settings.unknownFields, ...settingsFieldsOf(settings) },
    people: plain(graph.people.values()),
    events: plain(graph.events.values()),
    giftItems: plain(graph.giftItems.values()),
  };
}
