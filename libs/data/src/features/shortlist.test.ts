import { firstValueFrom, type Observable } from 'rxjs';
import { expect, test, vi } from 'vitest';
import type { EventPlan } from './shortlist.ts';
import { RecordGraph } from '../graph/record-graph.ts';
import type { GiftItem } from '../model/gift-item.ts';
import { buildEvent, buildGift, buildPerson } from '../testing/builders.ts';
import { createQueries } from '../query/queries.ts';
import type { Query } from '../model/query-state.ts';

const live = { status: 'live', error: undefined, complete: true } as const;
const states = { people: live, events: live, giftItems: live, settings: live };

function scene(...gifts: GiftItem[]) {
  const graph = new RecordGraph('2026-11-20');
  graph.update({
    people: ['ada', 'bob', 'cy'].map((id) => [id, buildPerson({ id, name: id })] as const),
    events: [
      ['party', buildEvent({ id: 'party', people: ['bob', 'ada'] })],
      ['picnic', buildEvent({ id: 'picnic', people: ['ada'] })],
    ],
    giftItems: gifts.map((gift) => [gift.id, gift] as const),
    states,
  });
  const plan$ = createQueries(graph).eventPlan$('party');
  const put = (...changed: GiftItem[]) =>
    graph.update({ giftItems: changed.map((gift) => [gift.id, gift] as const), states });
  return { graph, plan$, put };
}

const bought = (id: string, fields: Partial<GiftItem> = {}) =>
  buildGift({ id, status: 'purchased', eventId: 'party', ...fields });

/** The plan as names: who, what is bought, planned, and in mind. */
async function shown(plan$: Observable<Query<EventPlan | undefined>>) {
  const { data } = await firstValueFrom(plan$);
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).join(' ');
  return {
    rows: data?.rows.map((row) =>
      [row.label, ids(row.bought), ids(row.planned), ids(row.ideas)].join(' | '),
    ),
    others: data && ids(data.others),
  };
}

test('O2 the plan has one row for each participant: what is bought, what is planned, other ideas', async () => {
  const { plan$ } = scene(
    bought('tea'),
    bought('for another event', { eventId: 'picnic' }),
    buildGift({ id: 'kite', plannedEventId: 'party', createdAt: 1 }),
    buildGift({ id: 'book', plannedEventId: 'party', createdAt: 2 }),
    buildGift({ id: 'planned elsewhere', plannedEventId: 'picnic', createdAt: 9 }),
    buildGift({ id: 'pen', createdAt: 1 }),
    buildGift({ id: 'cup', createdAt: 2 }),
    buildGift({ id: 'not theirs', personId: 'cy' }),
  );
  expect(await shown(plan$)).toEqual({
    rows: ['bob |  |  | ', 'ada | tea | book kite | cup pen planned elsewhere'],
    others: '',
  });
});

test('O2 O6 a shared gift is in the row of each of its people; what is for nobody there is not lost', async () => {
  const { plan$ } = scene(
    bought('trip', { alsoFor: ['bob'] }),
    bought('cake', { personId: 'cy' }),
    buildGift({ id: 'wine', personId: 'gone', plannedEventId: 'party' }),
  );
  expect(await shown(plan$)).toEqual({
    rows: ['bob | trip |  | ', 'ada | trip |  | '],
    others: 'cake wine',
  });
});

test('O2 the plan follows changes of gifts, people and the event, and its end', async () => {
  const { graph, plan$, put } = scene(buildGift({ id: 'kite' }));
  const seen: Query<EventPlan | undefined>[] = [];
  const subscription = plan$.subscribe((query) => seen.push(query));
  put(buildGift({ id: 'kite', plannedEventId: 'party' }));
  expect((await shown(plan$)).rows).toEqual(['bob |  |  | ', 'ada |  | kite | ']);
  put(bought('kite'));
  expect((await shown(plan$)).rows).toEqual(['bob |  |  | ', 'ada | kite |  | ']);
  graph.update({ people: [['ada', buildPerson({ id: 'ada', nickname: 'Countess' })]], states });
  expect((await shown(plan$)).rows).toEqual(['bob |  |  | ', 'Countess | kite |  | ']);
  graph.update({ events: [['party', buildEvent({ id: 'party', people: ['cy'] })]], states });
  expect(await shown(plan$)).toEqual({ rows: ['cy |  |  | '], others: 'kite' });
  graph.update({ events: [['party', undefined]], states });
  expect(seen.at(-1)?.data).toBeUndefined();
  subscription.unsubscribe();
});

test(
  'O2 one change among 10,000 gifts looks at the gifts of one participant, and leaves the other rows as they are',
  { timeout: 20_000 },
  async () => {
    const people = Array.from({ length: 100 }, (_, index) => buildPerson({ id: `p${index}` }));
    const gifts = Array.from({ length: 10_000 }, (_, index) =>
      buildGift({ id: `g${index}`, personId: `p${index % 1000}` }),
    );
    const { graph, plan$, put } = scene(...gifts);
    const event = buildEvent({ id: 'party', people: people.map(({ id }) => id) });
    graph.update({
      people: people.map((person) => [person.id, person] as const),
      events: [['party', event]],
      states,
    });
    const seen: Query<EventPlan | undefined>[] = [];
    const subscription = plan$.subscribe((query) => seen.push(query));
    const before = seen.at(-1)?.data?.rows ?? [];
    const reads = vi.spyOn(graph.giftRows, 'get');

    put(buildGift({ id: 'g7', personId: 'p7', plannedEventId: 'party' }));
    expect(seen).toHaveLength(2);
    const after = seen.at(-1)?.data?.rows ?? [];
    expect(after.filter((row, index) => row !== before[index]).map(({ id }) => id)).toEqual(['p7']);
    // The ten gifts of p7, and the one that is planned for the event.
    expect(reads.mock.calls.length).toBeLessThanOrEqual(12);

    reads.mockClear();
    put(buildGift({ id: 'g500', personId: 'p500', name: 'Somebody else’s' }));
    expect(seen).toHaveLength(2);
    expect(reads.mock.calls.length).toBeLessThanOrEqual(1);
    subscription.unsubscribe();
  },
);
