import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Data } from '../index.ts';
import { createTestData, current, settle, type TestData } from '../testing/index.ts';

type Act = (data: Data) => { readonly applied: Promise<unknown> };

const person = fc.constantFrom('ada', 'bob');
const text = fc.constantFrom('', 'tall', 'likes tea', 'A');
const birthday = fc.constantFrom('', '1990-12-10', '2000-02-29', '1985-11-20');

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(person, text).map(
    ([id, notes]) =>
      ({ commands }: Data) =>
        commands.editPerson(id, { notes }),
  ),
  fc.tuple(person, birthday).map(
    ([id, date]) =>
      ({ commands }: Data) =>
        commands.editPerson(id, { birthday: date }),
  ),
  fc.tuple(person, text).map(
    ([id, name]) =>
      ({ commands }: Data) =>
        commands.editPerson(id, { name: name || 'Eda' }),
  ),
  person.map(
    (id) =>
      ({ commands }: Data) =>
        commands.deletePerson(id),
  ),
  fc.constant(({ commands }: Data) => commands.addPerson({ name: 'Cy', birthday: '2001-03-04' })),
  person.map(
    (personId) =>
      ({ commands }: Data) =>
        commands.addGiftItem({ name: 'Book', personId }),
  ),
  fc.constantFrom(null, 0, 5000).map(
    (budget) =>
      ({ commands }: Data) =>
        commands.editEvent('party', { budget }),
  ),
  fc.constant(({ commands }: Data) => commands.deleteEvent('party')),
  fc.constant(({ commands }: Data) => commands.deleteGiftItem('kite')),
  fc.constantFrom('idea' as const, 'purchased' as const).map(
    (status) =>
      ({ commands }: Data) =>
        commands.editGiftItem('kite', { status }),
  ),
);

/** Two devices of one user that both know two people, an event and a gift. */
async function twoDevices(): Promise<[TestData, TestData]> {
  const here = await createTestData();
  const { commands } = here.data;
  commands.addPerson({ name: 'Ada', birthday: '1990-12-10' }, { id: 'ada' });
  commands.addPerson({ name: 'Bob' }, { id: 'bob' });
  commands.addEvent(
    { title: 'Party', people: ['ada', 'bob'], date: '2027-01-01' },
    { id: 'party' },
  );
  await commands.addGiftItem(
    { name: 'Kite', personId: 'ada', status: 'purchased', eventId: 'party' },
    { id: 'kite' },
  ).confirmed;
  const there = await createTestData({ world: here });
  await settle();
  return [here, there];
}

/** All that a device shows, without the moment of the export. */
async function shownBy({ data }: TestData): Promise<unknown> {
  const { exportedAt: _, ...records } = data.exportData();
  const [people, events, gifts, summary] = await Promise.all([
    current(data.peopleRows$),
    current(data.eventRows$),
    current(data.giftRows$),
    current(data.summary$),
  ]);
  return { records, rows: [people, events, gifts, summary].map((query) => query.data) };
}

test(
  'two devices that change anything while offline show the same in the end, whoever comes back first',
  { timeout: 60_000 },
  async () => {
    const acts = fc.array(act, { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(acts, acts, fc.boolean(), async (actsHere, actsThere, hereFirst) => {
        const [here, there] = await twoDevices();
        here.goOffline();
        there.goOffline();
        for (const run of actsHere) await run(here.data).applied;
        for (const run of actsThere) await run(there.data).applied;
        for (const device of hereFirst ? [here, there] : [there, here]) await device.goOnline();
        await settle();
        const fresh = await createTestData({ world: here });
        await settle();
        const shown = await shownBy(fresh);
        expect(await shownBy(here)).toEqual(shown);
        expect(await shownBy(there)).toEqual(shown);
        expect(await current(here.data.pendingWrites$)).toBe(0);
      }),
      { numRuns: 20 },
    );
  },
);
