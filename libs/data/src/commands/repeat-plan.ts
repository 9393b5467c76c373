import { mayRepeat, nextOccurrence, seriesOf } from '../calendar/yearly-series.ts';
import type { RecordGraph } from '../derived/record-graph.ts';
import { idSchema } from '../model/fields.ts';
import { eventFieldsOf, type GiftEvent } from '../model/gift-event.ts';
import type { Write } from '../store/document-store.ts';
import { create, update } from './writes.ts';

const isRepeated = ({ id, date, recurring, people }: GiftEvent) =>
  recurring && date !== '' && people.length > 0 && mayRepeat(id);

function planNextOf(event: GiftEvent, repeated: readonly GiftEvent[], graph: RecordGraph): Write[] {
  const next = nextOccurrence(event, graph.today, (id) => graph.events.get(id) !== undefined);
  if (!next || !idSchema.safeParse(next.id).success) return [];
  const fields = { ...eventFieldsOf(event), date: next.date };
  return [
    create('events', next.id, fields),
    ...repeated.map(({ id }) => update('events', id, { recurring: false })),
  ];
}

/**
 * The next occurrence of every event that repeats and has passed (O9). The new event repeats from then on and the past
 * ones no longer do: who deletes the new one, or stops its repeating, has ended the series. None when the series has
 * an event to come already, nor for an event without people.
 */
export function planRepeats(graph: RecordGraph): Write[] {
  const passed = new Map<string, GiftEvent[]>();
  const withComing = new Set<string>();
  for (const event of graph.events.values()) {
    const series = seriesOf(event.id);
    if (event.date >= graph.today) withComing.add(series);
    else if (isRepeated(event)) passed.set(series, [...(passed.get(series) ?? []), event]);
  }
  return [...passed].flatMap(([series, repeated]) => {
    if (withComing.has(series)) return [];
    const latest = repeated.reduce((a, b) => (a.date < b.date ? b : a));
    return planNextOf(latest, repeated, graph);
  });
}
