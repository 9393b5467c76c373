import type { DateText } from '../calendar/calendar-date.ts';
import {
  mayRepeat,
  nextOccurrence,
  seriesOf,
  type NextOccurrence,
} from '../calendar/yearly-series.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import { idSchema } from '../model/fields.ts';
import { eventFieldsOf, type GiftEvent } from '../model/gift-event.ts';
import type { Write } from '../store/document-store.ts';
import { create, update } from './writes.ts';

const isRepeated = ({ id, date, recurring, people }: GiftEvent) =>
  recurring && date !== '' && people.length > 0 && mayRepeat(id);

/** What comes after the past events of a series. */
export interface NextOfSeries {
  /** The last one that has passed: the next one is like it. */
  readonly latest: GiftEvent;
  readonly next: NextOccurrence;
  /** All that have passed and still say that they repeat. */
  readonly repeated: readonly GiftEvent[];
}

/**
 * The next occurrence of every event that repeats and has passed. None when its series has an event to come
 * already, nor for an event without people. `taken` says which ids are in use.
 */
export function nextOfSeries(
  events: Iterable<GiftEvent>,
  today: DateText,
  taken: (id: string) => boolean,
): NextOfSeries[] {
  const passed = new Map<string, GiftEvent[]>();
  const withComing = new Set<string>();
  for (const event of events) {
    const series = seriesOf(event.id);
    if (event.date >= today) withComing.add(series);
    else if (isRepeated(event)) passed.set(series, [...(passed.get(series) ?? []), event]);
  }
  return [...passed].flatMap(([series, repeated]) => {
    if (withComing.has(series)) return [];
    const latest = repeated.reduce((a, b) => (a.date < b.date ? b : a));
    const next = nextOccurrence(latest, today, taken);
    return next && idSchema.safeParse(next.id).success ? [{ latest, next, repeated }] : [];
  });
}

/**
 * Creates the next occurrence of every event that repeats and has passed. The new event repeats from then on and
 * the past ones no longer do: who deletes the new one, or stops its repeating, has ended the series.
 */
export function repeatWrites(graph: RecordGraph): Write[] {
  const isTaken = (id: string) => graph.events.get(id) !== undefined;
  return nextOfSeries(graph.events.values(), graph.today, isTaken).flatMap(
    ({ latest, next, repeated }) => [
      create('events', next.id, { ...eventFieldsOf(latest), date: next.date }),
      ...repeated.map(({ id }) => update('events', id, { recurring: false })),
    ],
  );
}
