import fc from 'fast-check';
import { expect, test } from 'vitest';
import { birthdayCountdown, nextBirthday, nextBirthdayEventDate } from './birthday.ts';
import { birthdayEventId, birthdayEventOwner } from './birthday-event-id.ts';
import { addDays, daysBetween } from './calendar-date.ts';

const date = fc.integer({ min: -30_000, max: 30_000 }).map((day) => addDays('2000-01-01', day));

test('B1 the event lies on the next birthday after today; on the day itself a year later', () => {
  expect(nextBirthdayEventDate('1990-12-10', '2026-11-20')).toBe('2026-12-10');
  expect(nextBirthdayEventDate('1990-12-10', '2026-12-10')).toBe('2027-12-10');
  expect(nextBirthdayEventDate('1990-12-10', '2026-12-11')).toBe('2027-12-10');
  expect(nextBirthdayEventDate('', '2026-12-11')).toBeUndefined();
});

test('C1 a birthday today is 0 days away and urgent', () => {
  expect(birthdayCountdown('1990-12-10', '2026-12-10')).toEqual({
    birthday: '1990-12-10',
    next: '2026-12-10',
    days: 0,
    urgency: 'urgent',
  });
  expect(birthdayCountdown('', '2026-12-10')).toBeNull();
});

test('B1 29 February falls on 28 February in other years, always from the birth date', () => {
  expect(nextBirthdayEventDate('2000-02-29', '2026-01-01')).toBe('2026-02-28');
  expect(nextBirthdayEventDate('2000-02-29', '2026-02-28')).toBe('2027-02-28');
  expect(nextBirthdayEventDate('2000-02-29', '2027-02-28')).toBe('2028-02-29');
  expect(nextBirthdayEventDate('2000-02-29', '2028-02-28')).toBe('2028-02-29');
  expect(nextBirthday('2000-02-29', '2028-02-28')).toBe('2028-02-29');
  expect(nextBirthday('2000-02-29', '2028-03-01')).toBe('2029-02-28');
});

test('B1 the countdown never exceeds a year, and the event is the countdown or a year on', () => {
  fc.assert(
    fc.property(date, date, (birthday, today) => {
      const next = nextBirthday(birthday, today) ?? '';
      const event = nextBirthdayEventDate(birthday, today) ?? '';
      const days = daysBetween(today, next) ?? -1;
      expect(days).toBeGreaterThanOrEqual(0);
      expect(days).toBeLessThanOrEqual(366);
      expect(event > today).toBe(true);
      expect(days === 0 ? event > next : event === next).toBe(true);
      const leap = birthday.endsWith('-02-29') && !next.endsWith('-02-29');
      expect(next.slice(5)).toBe(leap ? '02-28' : birthday.slice(5));
    }),
  );
});

test('B1 a birthday event belongs to the person whose id is in its id', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/),
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 0, max: 3 }),
      (person, year, repeat) => {
        expect(birthdayEventOwner(birthdayEventId(person, year, repeat))).toBe(person);
      },
    ),
  );
  expect(birthdayEventId('ada', 2027)).toBe('birthday-ada-2027');
  expect(birthdayEventOwner('Xy12')).toBeUndefined();
});
