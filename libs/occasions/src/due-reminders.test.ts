import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOf } from '@evergift/data/feature';
import { addDays } from '@evergift/data/records';
import { buildEvent, buildGift, buildPerson } from '@evergift/data/testing';
import { dueReminders } from './due-reminders.ts';
import { nothing } from './reminder-sources-fixture.ts';

const ada = buildPerson({ id: 'ada', name: 'Ada' });
const party = buildEvent({ id: 'party', people: ['ada'], date: '2026-12-11' });
const sources = { ...nothing, people: [ada], events: [party] };

/** The lead times that are due when somebody looks on these days. */
function dueOn(days: readonly string[], remindDays: readonly number[], date = party.date) {
  let since: string | undefined = addDays(days[0] ?? '', -1);
  const due: number[] = [];
  for (const today of days) {
    const events = [{ ...party, date, remindDays }];
    for (const { leadTime } of dueReminders({ ...sources, events, today }, since))
      due.push(leadTime);
    since = today;
  }
  return due;
}

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

const aDate = fc
  .date({ min: new Date('2023-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const leadTimes = fc.uniqueArray(fc.integer({ min: 0, max: 365 }), { maxLength: 5 });
const descending = (numbers: readonly number[]) => [...numbers].sort((a, b) => b - a);

test('N1 N3 looked at every day, each lead time comes exactly once, the longest first', () => {
  fc.assert(
    fc.property(aDate, leadTimes, (date, remindDays) => {
      const due = dueOn(daysFrom(addDays(date, -366), 370), remindDays, date);
      expect(due).toEqual(descending(remindDays));
    }),
    { numRuns: 50 },
  );
});

test('N3 looked at on some days only, no lead time comes twice and none that was reached is lost', () => {
  fc.assert(
    fc.property(
      aDate,
      leadTimes,
      fc.uniqueArray(fc.integer({ min: 0, max: 366 }), { minLength: 1, maxLength: 12 }),
      (date, remindDays, before) => {
        const looks = descending(before);
        const due = dueOn(
          looks.map((days) => addDays(date, -days)),
          remindDays,
          date,
        );
        const [first = 0] = looks;
        // Each look gives, once, the shortest lead time that was reached since the look before it.
        const expected = looks.flatMap((days, index) => {
          const last = index === 0 ? first + 1 : (looks[index - 1] ?? 0);
          const reached = remindDays.filter((lead) => lead >= days && lead < last);
          return reached.length > 0 ? [Math.min(...reached)] : [];
        });
        expect(due).toEqual(expected);
        expect(new Set(due).size).toBe(due.length);
      },
    ),
    { numRuns: 200 },
  );
});

describe('what is due', () => {
  test('N3 is due on the day of a lead time, and no more once it was reported', () => {
    expect(dueReminders(sources, '2026-11-19')).toMatchObject([
      { leadTime: 21, occasion: { id: 'party', days: 21, withoutPresent: ['Ada'] } },
    ]);
    expect(dueReminders(sources, '2026-11-20')).toEqual([]);
    expect(dueReminders({ ...sources, today: '2026-11-21' }, '2026-11-20')).toEqual([]);
  });

  test('N3 with no reminder before, all that has reached a lead time is due, once', () => {
    const today = '2026-12-02';
    expect(dueReminders({ ...sources, today })).toMatchObject([{ leadTime: 21 }]);
    expect(dueReminders({ ...sources, today: '2026-12-05' })).toMatchObject([{ leadTime: 7 }]);
    expect(dueReminders({ ...sources, today: '2026-11-19' })).toEqual([]);
  });

  test('N3 is not due when everybody has a present, nor when nobody takes part who can be found', () => {
    const giftItems = [buildGift({ id: 'book', status: 'purchased', eventId: 'party' })];
    expect(dueReminders({ ...sources, giftItems })).toEqual([]);
    expect(dueReminders({ ...sources, people: [] })).toEqual([]);
  });

  test('N3 an idea, or a present for another event, is no present', () => {
    const giftItems = [
      buildGift({ id: 'idea', plannedEventId: 'party' }),
      buildGift({ id: 'other', status: 'purchased', eventId: 'christmas' }),
    ];
    expect(dueReminders({ ...sources, giftItems })).toHaveLength(1);
  });

  test('N1 an event that is not to be reminded of is not due; neither is one that is past', () => {
    expect(dueReminders({ ...sources, events: [{ ...party, remindDays: [] }] })).toEqual([]);
    expect(dueReminders({ ...sources, today: '2026-12-12' }, '2026-11-19')).toEqual([]);
  });

  test('N3 the nearest occasion comes first', () => {
    const events = [
      { ...party, id: 'later', date: '2026-12-11' },
      { ...party, id: 'sooner', date: '2026-11-21' },
    ];
    expect(dueReminders({ ...sources, events }).map(({ occasion }) => occasion.id)).toEqual([
      'sooner',
      'later',
    ]);
  });

  test('N3 a birthday on 29 February is due by its day in this year, also without a year of birth', () => {
    const people = [{ ...ada, birthday: '1604-02-29' }];
    const leapYear = { ...nothing, people, today: '2028-02-22' };
    expect(dueReminders(leapYear, '2028-02-21')).toMatchObject([
      { leadTime: 7, occasion: { date: '2028-02-29' } },
    ]);
    const otherYear = { ...nothing, people, today: '2027-02-21' };
    expect(dueReminders(otherYear, '2027-02-20')).toMatchObject([
      { leadTime: 7, occasion: { date: '2027-02-28' } },
    ]);
  });

  test('N3 a clock that was ahead silences nothing; a zone that is a day ahead repeats nothing', () => {
    expect(dueReminders(sources, '2027-11-20')).toHaveLength(1);
    expect(dueReminders(sources, '2026-11-21')).toEqual([]);
  });
});

test('N3 in every zone and across clock changes, hour by hour, each lead time comes once', () => {
  const zones = ['America/New_York', 'Europe/Berlin', 'Pacific/Apia', 'Australia/Lord_Howe'];
  for (const zone of zones) {
    for (const date of ['2027-03-15', '2027-03-29', '2026-11-02', '2027-04-05', '2026-10-26']) {
      const start = Date.parse(`${addDays(date, -3)}T00:00Z`);
      const due: number[] = [];
      let since: string | undefined = addDays(date, -5);
      for (let hour = 0; hour < 96; hour += 1) {
        const now = start + hour * 3_600_000;
        const today = dateOf(now, { timeZone: () => zone });
        const events = [{ ...party, date, remindDays: [2, 1, 0] }];
        due.push(
          ...dueReminders({ ...sources, events, today }, since).map(({ leadTime }) => leadTime),
        );
        since = today;
      }
      expect(due, `${zone} ${date}`).toEqual([2, 1, 0]);
    }
  }
});
