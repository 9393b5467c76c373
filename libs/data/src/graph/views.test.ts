import { expect, test } from 'vitest';
import type { EventRow } from '../rows/event-row.ts';
import { allLoading } from './publication.ts';
import { RecordGraph } from './record-graph.ts';
import { buildEvent, buildGift } from '../testing/builders.ts';
import type { Query, QueryState } from '../model/query-state.ts';
import { listView, rowView, type RowSource } from './views.ts';

const live: QueryState = { status: 'live', error: undefined, complete: true };

test('an event is shown when its gifts are known, with its true amount from the start', () => {
  const graph = new RecordGraph('2026-11-20');
  let states = allLoading;
  const publisher = {
    published$: graph.published$,
    get states() {
      return states;
    },
  };
  const source: RowSource<EventRow> = {
    table: graph.eventRows,
    changes: ({ eventRows }) => eventRows,
    collections: ['people', 'events', 'giftItems'],
  };
  const seen: Query<readonly EventRow[]>[] = [];
  const all = { include: () => true, compare: () => 0 };
  listView(publisher, source, all).subscribe((query) => seen.push(query));
  const one: Query<EventRow | undefined>[] = [];
  rowView(publisher, source, 'party').subscribe((query) => one.push(query));

  states = { ...allLoading, people: live, events: live };
  const event = buildEvent({ id: 'party', people: ['ada'], date: '2026-12-01', budget: 5000 });
  graph.update({ events: [['party', event]], states });
  expect(seen.at(-1)).toMatchObject({ status: 'loading', data: [] });
  expect(one.at(-1)).toMatchObject({ status: 'loading', data: undefined });

  states = { ...states, giftItems: live };
  const gift = buildGift({ id: 'kite', eventId: 'party', status: 'purchased', purchasedCost: 900 });
  graph.update({ giftItems: [['kite', gift]], states });
  expect(seen.at(-1)).toMatchObject({ status: 'live', data: [{ id: 'party', totalSpent: 900 }] });
  expect(one.at(-1)).toMatchObject({ status: 'live', data: { id: 'party', totalSpent: 900 } });
  expect(seen.flatMap(({ data }) => data).map(({ totalSpent }) => totalSpent)).toEqual([900]);
});

test('one row is followed by its id, whatever changes beside it', () => {
  const graph = new RecordGraph('2026-11-20');
  const source: RowSource<EventRow> = {
    table: graph.eventRows,
    changes: ({ eventRows }) => eventRows,
    collections: ['people', 'events', 'giftItems'],
  };
  const states = { ...allLoading, people: live, events: live, giftItems: live };
  const titles: (string | undefined)[] = [];
  rowView(graph, source, 'party').subscribe(({ data }) => titles.push(data?.event.title));
  const event = (id: string, title: string) => [id, buildEvent({ id, title })] as const;
  graph.update({ events: [event('picnic', 'Picnic'), event('party', 'Party')], states });
  graph.update({ events: [event('picnic', 'Supper')] });
  graph.update({ events: [event('picnic', 'Lunch'), event('party', 'Feast')] });
  expect(titles).toEqual([undefined, 'Party', 'Feast']);
});
