import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageOn, formatBirthday, formatTurns } from './age.ts';
import { nextBirthday } from './birthday.ts';
import { addDays } from './calendar-date.ts';

const dates = (min: string, max: string) =>
  fc
    .date({ min: new Date(`${min}T00:00Z`), max: new Date(`${max}T00:00Z`), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

describe('O11 age', () => {
  test.each([
    ['1990-12-10', '2026-12-09', 35],
    ['1990-12-10', '2026-12-10', 36],
    ['2000-02-29', '2027-02-27', 26],
    ['2000-02-29', '2027-02-28', 27],
    ['2000-02-29', '2028-02-28', 27],
    ['2000-02-29', '2028-02-29', 28],
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-21', '2026-11-20', null],
    ['1604-12-10', '2026-12-10', null],
    ['', '2026-12-10', null],
    ['1990-12-10', 'soon', null],
  ])('born on %s, on %s: %j', (birthday, date, age) => {
    expect(ageOn(birthday, date)).toBe(age);
  });

  test('grows by one on each birthday and on no other day', () => {
    fc.assert(
      fc.property(
        dates('1900-01-01', '2020-12-31'),
        dates('2021-01-01', '2100-12-31'),
        (birthday, today) => {
          const next = nextBirthday(birthday, today) ?? '';
          const before = ageOn(birthday, addDays(next, -1)) ?? NaN;
          expect(ageOn(birthday, next)).toBe(before + 1);
          if (next !== today) expect(ageOn(birthday, today)).toBe(before);
        },
      ),
    );
  });

  test('reads turns 36 where the year is known, and nothing where it is not', () => {
    expect(formatTurns('1990-12-10', '2026-12-10')).toBe('turns 36');
    expect(formatTurns('1990-12-10', '2026-12-10', '2026-12-10')).toBe('turns 36');
    expect(formatTurns('1990-12-10', '2026-12-10', '2026-12-11')).toBe('turned 36');
    expect(formatTurns('1604-12-10', '2026-12-10')).toBe('');
    expect(formatTurns('2026-12-10', '2026-12-10')).toBe('');
    expect(formatTurns('', '2026-12-10')).toBe('');
  });

  test('an unknown year is not shown', () => {
    expect(formatBirthday('1991-12-09')).toBe('Dec 9, 1991');
    expect(formatBirthday('1604-02-29')).toBe('Feb 29');
    expect(formatBirthday('')).toBe('');
  });
});
