import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RecordGraph } from '../graph/record-graph.ts';
import type { GiftEvent } from '../model/gift-event.ts';
import type { GiftItem } from '../model/gift-item.ts';
import { buildEvent, buildGift, buildPerson } from '../testing/builders.ts';
import { current } from '../testing/current.ts';
import { createQueries } from '../query/queries.ts';

const live = { status: 'live', error: undefined, complete: true } as const;
const states = { people: live, events: live, giftItems: live, settings: live };
const withId = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
  rows.map((row) => [row.id, row] as const);

function scene(events: readonly GiftEvent[], giftItems: readonly GiftItem[]) {
  const graph = new RecordGraph('2026-11-20');
  const people = ['ada', 'bob', 'cy'].map((id) => buildPerson({ id }));
  graph.update({
    people: withId(people),
    events: withId(events),
    giftItems: withId(giftItems),
    states,
  });
  return { graph, lastTime: (id: string) => createQueries(graph).previousOccasion$(id) };
}

const bought = (id: string, eventId: string, fields: Partial<GiftItem> = {}) =>
  buildGift({ id, eventId, status: 'purchased', purchasedCost: 1000, ...fields });

const shown = async (previousOccasion$: ReturnType<ReturnType<typeof scene>['lastTime']>) => {
  const { data } = await current(previousOccasion$);
  return (
    data &&
    `${data.event.id} ${data.totalSpent}: ${data.people
      .map(({ label, gifts }) => `${label} ${gifts.map(({ id }) => id).join(' ')}`)
      .join(', ')}`
  );
};

test('O8 last time is the same person’s birthday before', async () => {
  const events = [2024, 2025, 2026].map((year) =>
    buildEvent({ id: `birthday-ada-${year}`, date: `${year}-12-10`, people: ['ada'] }),
  );
  const other = buildEvent({ id: 'birthday-bob-2025', date: '2025-12-11', people: ['bob'] });
  const { lastTime } = scene(
    [...events, other],
    [
      bought('tea', 'birthday-ada-2024'),
      bought('book', 'birthday-ada-2025'),
      bought('pen', 'birthday-bob-2025', { personId: 'bob' }),
    ],
  );
  expect(await shown(lastTime('birthday-ada-2026'))).toBe('birthday-ada-2025 1000: ada book');
  expect(await shown(lastTime('birthday-ada-2024'))).toBeUndefined();
});

test('O8 O9 last time is an earlier one of the series, also under another title', async () => {
  const { lastTime } = scene(
    [
      buildEvent({ id: 'gala', title: 'Gala', date: '2025-11-21' }),
      buildEvent({ id: 'repeat-gala-2026', title: 'The big ball', date: '2026-11-28' }),
    ],
    [bought('tea', 'gala')],
  );
  expect(await shown(lastTime('repeat-gala-2026'))).toBe('gala 1000: ada tea');
});

test('O8 last time has the same title and type in the year before; a year in the title is none of it', async () => {
  const fields = { type: 'holiday', people: ['bob', 'ada'] };
  const { lastTime } = scene(
    [
      buildEvent({ id: 'x24', title: 'Christmas 2024', date: '2024-12-24', ...fields }),
      buildEvent({ id: 'x25', title: 'christmas 2025', date: '2025-12-25', ...fields }),
      buildEvent({ id: 'party', title: 'Christmas', date: '2025-12-20', type: 'party' }),
      buildEvent({ id: 'x26', title: 'Christmas', date: '2026-12-24', ...fields }),
      buildEvent({ id: 'x28', title: 'Christmas', date: '2028-12-24', ...fields }),
    ],
    [
      bought('tea', 'x25', { createdAt: 1 }),
      bought('machine', 'x25', { alsoFor: ['bob'], purchasedCost: 9000, createdAt: 2 }),
      bought('cake', 'party'),
    ],
  );
  expect(await shown(lastTime('x26'))).toBe('x25 10000: bob machine, ada tea machine');
  expect(await shown(lastTime('x28'))).toBeUndefined();
});

test('O8 a time at which nothing was given is passed over, and ideas are not given', async () => {
  const events = [2023, 2024, 2025, 2026].map((year) =>
    buildEvent({ id: `repeat-gala-${year}`, date: `${year}-11-21` }),
  );
  const idea = buildGift({ id: 'idea', plannedEventId: 'repeat-gala-2025' });
  const { lastTime } = scene(events, [bought('tea', 'repeat-gala-2023'), idea]);
  expect(await shown(lastTime('repeat-gala-2026'))).toBe('repeat-gala-2023 1000: ada tea');
});

const ids = ['gala', 'repeat-gala-2025', 'repeat-gala-2026', 'x25', 'x26'] as const;
const event = fc
  .record({
    id: fc.constantFrom(...ids),
    title: fc.constantFrom('Gala', 'Christmas 2025', 'Christmas'),
    date: fc.constantFrom('2024-11-21', '2025-12-24', '2026-12-24'),
    people: fc.uniqueArray(fc.constantFrom('ada', 'bob'), { maxLength: 2 }),
  })
  .map((fields) => ({ events: withId([buildEvent(fields)]) }));
const gift = fc
  .record({
    id: fc.constantFrom('g1', 'g2', 'g3'),
    eventId: fc.constantFrom('', ...ids),
    status: fc.constantFrom('idea', 'purchased'),
    purchasedCost: fc.nat(9999),
    personId: fc.constantFrom('ada', 'bob', 'gone'),
  })
  .map((fields) => ({ giftItems: withId([buildGift(fields)]) }));
const person = fc
  .record({ id: fc.constantFrom('ada', 'bob'), name: fc.constantFrom('Ada', 'Bob', '') })
  .map((fields) => ({ people: withId([buildPerson(fields)]) }));

test('O8 after any changes an open view says what a fresh one says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(event, gift, person), { maxLength: 25 }), async (steps) => {
      const { graph } = scene([], []);
      const opened = ids.map((id) => createQueries(graph).previousOccasion$(id));
      const subscriptions = opened.map((view$) => view$.subscribe());
      for (const step of steps) graph.update({ ...step, states });
      for (const [index, id] of ids.entries()) {
        const fresh = await current(createQueries(graph).previousOccasion$(id));
        expect((await current(opened[index]!)).data).toEqual(fresh.data);
      }
      subscriptions.forEach((subscription) => subscription.unsubscribe());
    }),
    { numRuns: 60 },
  );
});
