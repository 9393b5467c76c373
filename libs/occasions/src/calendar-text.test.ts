import { parseDate, toZoned } from '@internationalized/date';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { addDays, birthdayIn, daysBetween, parseCalendarDate } from '@evergift/data/records';
import { buildEvent, buildGift, buildPerson } from '@evergift/data/testing';
import { calendarText, type CalendarOptions } from './calendar-text.ts';
import { occasionsOf, type ReminderSources } from './occasion.ts';
import { nothing } from './reminder-sources-fixture.ts';

const options: CalendarOptions = {
  now: Date.UTC(2026, 10, 20, 11, 0, 0),
  withDetails: false,
  addressOf: (id) => `https://evergift.example/events/${id}`,
};

const write = (sources: Partial<ReminderSources>, changes: Partial<CalendarOptions> = {}) =>
  calendarText(occasionsOf({ ...nothing, ...sources }), { ...options, ...changes });

/** The entries of a calendar as ical.js reads them. */
const entriesOf = (text: string): ICAL.Component[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');

const valueOf = (entry: ICAL.Component | undefined, name: string) =>
  String(entry?.getFirstPropertyValue(name) ?? '');

/** The days on which an entry falls, from the first one on. */
function daysOf(entry: ICAL.Component | undefined, count: number): string[] {
  const days = new ICAL.Event(entry).iterator();
  return Array.from({ length: count }, () => String(days.next()));
}

const ada = buildPerson({ id: 'ada', name: 'Ada' });
const party = buildEvent({ id: 'party', title: 'Party', people: ['ada'], budget: 5_000 });

describe('an entry', () => {
  test('N2 is a whole day, free, with title and address, and is read by another program', () => {
    const text = write({ people: [ada], events: [party] });
    const [entry, ...others] = entriesOf(text);
    expect(others).toEqual([]);
    const event = new ICAL.Event(entry);
    expect(event.startDate.isDate).toBe(true);
    expect([String(event.startDate), String(event.endDate)]).toEqual(['2026-12-24', '2026-12-25']);
    expect(event.summary).toBe('Party');
    expect(event.isRecurring()).toBe(false);
    expect(valueOf(entry, 'transp')).toBe('TRANSPARENT');
    expect(valueOf(entry, 'url')).toBe('https://evergift.example/events/party');
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true);
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  });

  test('N2 N1 rings at nine on the days of its lead times', () => {
    const [entry] = entriesOf(write({ events: [{ ...party, remindDays: [21, 7, 1, 0] }] }));
    const alarms = entry?.getAllSubcomponents('valarm') ?? [];
    const start = new ICAL.Event(entry).startDate.clone();
    const times = alarms.map((alarm) => {
      const time = start.clone();
      time.isDate = false;
      time.addDuration(alarm.getFirstPropertyValue('trigger') as ICAL.Duration);
      return String(time);
    });
    expect(times).toEqual([
      '2026-12-03T09:00:00',
      '2026-12-17T09:00:00',
      '2026-12-23T09:00:00',
      '2026-12-24T09:00:00',
    ]);
    expect(alarms.map((alarm) => valueOf(alarm, 'description'))).toEqual([
      'Party: 21 days away',
      'Party: 7 days away',
      'Party: 1 day away',
      'Party: Today',
    ]);
    expect(entriesOf(write({ events: [{ ...party, remindDays: [] }] }))[0]?.toString()).not.toMatch(
      /VALARM/,
    );
  });

  test('N2 rings on the right day in every zone, also when the clocks change', () => {
    const zones = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Apia'];
    const anyDate = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays('2026-11-21', days));
    fc.assert(
      fc.property(
        anyDate,
        fc.integer({ min: 0, max: 365 }),
        fc.constantFrom(...zones),
        (...drawn) => {
          const [date, lead, zone] = drawn;
          const [entry] = entriesOf(write({ events: [{ ...party, date, remindDays: [lead] }] }));
          const alarm = entry?.getFirstSubcomponent('valarm');
          const trigger = alarm?.getFirstPropertyValue('trigger') as ICAL.Duration;
          // Days by the calendar, hours by the clock (RFC 5545, 3.3.6).
          const sign = trigger.isNegative ? -1 : 1;
          const day = parseDate(date).add({ days: sign * trigger.days });
          const rings = toZoned(day, zone).add({ hours: sign * trigger.hours });
          expect(rings.toString().slice(0, 10)).toBe(addDays(date, -lead));
          expect([8, 9, 10]).toContain(rings.hour);
        },
      ),
    );
  });
});

describe('what repeats', () => {
  test('N2 B1 a birthday is one entry for all years, by the leap-day rule', () => {
    const births = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1910-01-01', days));
    const leapDays = fc.constantFrom('1604-02-29', '1992-02-29', '2000-02-29', '2024-02-29');
    fc.assert(
      fc.property(fc.oneof(births, leapDays), (birthday) => {
        const [entry, ...others] = entriesOf(write({ people: [{ ...ada, birthday }] }));
        expect(others).toEqual([]);
        const [first = '', ...next] = daysOf(entry, 12);
        const birth = parseCalendarDate(birthday)!;
        const year = Number(first.slice(0, 4));
        const expected = Array.from({ length: 12 }, (_, index) =>
          birthdayIn(year + index, birth).toString(),
        );
        expect([first, ...next]).toEqual(expected);
        expect(daysBetween(nothing.today, first)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('N2 on the birthday itself there is still one entry, and it begins today', () => {
    const birthday = { type: 'birthday', people: ['ada'], recurring: true };
    const text = write({
      people: [{ ...ada, birthday: '1990-11-20' }],
      events: [
        buildEvent({ id: 'birthday-ada-2027', date: '2027-11-20', ...birthday }),
        buildEvent({ id: 'birthday-ada-2026', date: '2026-11-20', ...birthday }),
      ],
    });
    expect(entriesOf(text)).toHaveLength(1);
    expect(daysOf(entriesOf(text)[0], 2)).toEqual(['2026-11-20', '2027-11-20']);
  });

  test('N2 O9 an event that repeats every year does so in the calendar, on 29 February too', () => {
    const leap = { ...party, date: '2028-02-29', recurring: true };
    const [entry] = entriesOf(write({ events: [leap] }));
    expect(daysOf(entry, 3)).toEqual(['2028-02-29', '2029-02-28', '2030-02-28']);
    const [usual] = entriesOf(write({ events: [{ ...party, recurring: true }] }));
    expect(daysOf(usual, 2)).toEqual(['2026-12-24', '2027-12-24']);
  });
});

describe('a second import', () => {
  /** A calendar program: it knows entries by their UID and takes the one of the higher revision. */
  function importInto(calendar: Map<string, ICAL.Component>, text: string) {
    for (const entry of entriesOf(text)) {
      const known = calendar.get(valueOf(entry, 'uid'));
      const isNewer =
        !known || Number(valueOf(entry, 'sequence')) > Number(valueOf(known, 'sequence'));
      if (isNewer) calendar.set(valueOf(entry, 'uid'), entry);
    }
  }

  test('N2 updates what changed and doubles nothing, in the next year either', () => {
    const feast = { ...party, id: 'feast', title: 'Feast', recurring: true };
    const people = [{ ...ada, birthday: '1990-12-10' }];
    const calendar = new Map<string, ICAL.Component>();
    importInto(calendar, write({ people, events: [party, feast] }));
    expect(calendar.size).toBe(3);

    const moved = { ...party, date: '2026-12-30', title: 'Great party' };
    const later = options.now + 60_000;
    importInto(calendar, write({ people, events: [moved, feast] }, { now: later }));
    expect(calendar.size).toBe(3);
    const titles = [...calendar.values()].map((entry) => valueOf(entry, 'summary')).sort();
    expect(titles).toEqual(["Ada's Birthday", 'Feast', 'Great party']);

    const nextYear = { now: later + 31_536_000_000 };
    const next = { ...feast, id: 'repeat-feast-2027', date: '2027-12-24' };
    importInto(calendar, write({ people, events: [next], today: '2027-11-20' }, nextYear));
    expect(calendar.size).toBe(3);
    expect([...calendar.values()].map((entry) => valueOf(entry, 'dtstart')).sort()).toEqual([
      '2026-12-30',
      '2027-12-10',
      '2027-12-24',
    ]);
  });

  test('N2 says when it was made, so that the later file counts', () => {
    const [entry] = entriesOf(write({ events: [party] }));
    expect(valueOf(entry, 'dtstamp')).toBe('2026-11-20T11:00:00Z');
    expect(Number(valueOf(entry, 'sequence'))).toBe((options.now - Date.UTC(2020, 0, 1)) / 1000);
    const [wrongClock] = entriesOf(write({ events: [party] }, { now: 0 }));
    expect(valueOf(wrongClock, 'sequence')).toBe('0');
  });
});

describe('the budget and who lacks a present', () => {
  const bought = buildGift({
    id: 'book',
    status: 'purchased',
    eventId: 'party',
    purchasedCost: 1_234,
  });
  const sources = {
    people: [ada, buildPerson({ id: 'ben', name: 'Ben' })],
    events: [{ ...party, people: ['ada', 'ben'] }],
    giftItems: [bought],
  };

  test('N2 are not in the file unless somebody wants them there', () => {
    const text = write(sources);
    expect(text).not.toMatch(/Ben|50\.00|12\.34|book/);
    expect(entriesOf(text)[0]?.hasProperty('description')).toBe(false);
  });

  test('N2 are in the description of whoever wants them', () => {
    const description = (of: Partial<ReminderSources>) =>
      valueOf(entriesOf(write(of, { withDetails: true }))[0], 'description');
    expect(description(sources)).toBe('$12.34 of $50.00 spent\nStill without a present: Ben');
    expect(description({ ...sources, events: [{ ...party, budget: null }] })).toBe(
      'Nobody is without a present',
    );
  });

  test('N2 say of which year they are where the entry repeats', () => {
    const people = [{ ...ada, birthday: '1990-12-10' }];
    const [entry] = entriesOf(write({ people }, { withDetails: true }));
    expect(valueOf(entry, 'description')).toBe('Dec 10, 2026\nStill without a present: Ada');
  });
});

describe('any text', () => {
  test('N2 arrives as it is, in lines of at most 75 octets that end as they should', () => {
    // Any character: fast-check's own unit for them, 'binary', builds a table for seconds.
    const unit = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));
    const texts = fc.string({ unit, maxLength: 120, size: 'max' });
    fc.assert(
      fc.property(texts, (title) => {
        const text = write({ events: [{ ...party, title }] });
        const lines = text.split('\r\n');
        expect(lines.pop()).toBe('');
        for (const line of lines) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
        }
        expect(valueOf(entriesOf(text)[0], 'summary')).toBe(
          title
            .replace(/\p{Cs}/gu, '\uFFFD')
            // oxlint-disable-next-line no-control-regex
            .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g, '')
            .replace(/\r\n?/g, '\n'),
        );
      }),
      { numRuns: 40 },
    );
  });

  test('N2 cannot end its line: a title is no property of its own', () => {
    const title = 'Party\r\nATTACH:https://evil.example\r\nEND:VEVENT';
    const [entry, ...others] = entriesOf(write({ events: [{ ...party, title }] }));
    expect(others).toEqual([]);
    expect(entry?.hasProperty('attach')).toBe(false);
  });

  test('N2 an empty calendar is a calendar', () => {
    expect(entriesOf(write({}))).toEqual([]);
  });
});
