import { describe, expect, test } from 'vitest';
import { createTestData, current, settle } from '../testing/index.ts';
import { formatDaysAway } from './format-date.ts';

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Today's event, and somebody who was born on this day, at a time of 20 November 2026. */
async function openAt(time: string) {
  const world = await createTestData({ now: `2026-11-20T${time}`, timeZone });
  const { commands } = world.data;
  const ada = commands.addPerson({ name: 'Ada', birthday: '1990-11-20' });
  await ada.confirmed;
  const dinner = { title: 'Dinner', date: '2026-11-20', people: [ada.id] };
  await commands.addEvent(dinner).confirmed;
  await settle();
  return world;
}

// This folder's tests run in four time zones, see vitest.config.ts.
describe.each(['00:00', '12:00', '23:59'])(`at %s in ${timeZone}`, (time) => {
  test('C1 D3 E2 an event of today is upcoming and reads Today', async () => {
    const { data } = await openAt(time);
    const [first] = (await current(data.eventList$())).data;
    expect(first).toMatchObject({ title: 'Dinner', upcoming: true, days: 0, urgency: 'urgent' });
    expect(formatDaysAway(first!.days!)).toBe('Today');
    for (const window of ['30-days', '90-days', 'this-year'] as const) {
      const { data: rows } = await current(data.timeline$({ window }));
      expect(rows[0]?.title, window).toBe('Dinner');
    }
  });

  test('C1 B1 a birthday today is 0 days away, and the event is next year’s', async () => {
    const { data } = await openAt(time);
    const [ada] = (await current(data.peopleList$())).data;
    expect(ada?.birthday).toMatchObject({ days: 0, urgency: 'urgent' });
    const dates = (await current(data.eventList$())).data
      .filter(({ title }) => title === "Ada's Birthday")
      .map(({ event }) => event.date);
    expect(dates).toEqual(['2027-11-20']);
  });
});
