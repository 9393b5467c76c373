import { describe, expect, test } from 'vitest';
import { inFullYears, readDate } from './read-date.ts';

describe('reading a date in figures', () => {
  test.each([
    ['2026-12-24', 'en-US', '2026-12-24'],
    [' 2026-12-24 ', 'de-DE', '2026-12-24'],
    ['12/24/2026', 'en-US', '2026-12-24'],
    ['3/4/2026', 'en-US', '2026-03-04'],
    ['3/4/2026', 'en-GB', '2026-04-03'],
    ['24.12.2026', 'en-US', '2026-12-24'],
    ['24. 12. 2026', 'de-DE', '2026-12-24'],
    ['2/29/2024', 'en-US', '2024-02-29'],
  ])('%j in %s is %s', (text, locale, date) => {
    expect(readDate(text, locale)?.toString()).toBe(date);
  });

  test.each(['', 'soon', '2/29/2023', '24/12/2026', '12/24/26', '12/24', '1/2/3/4', '20261224'])(
    '%j is none',
    (text) => expect(readDate(text, 'en-US')).toBeNull(),
  );
});

describe('a year of two figures', () => {
  test.each([
    ['0099-12-31', '2026-11-20', '1999-12-31'],
    ['0026-11-20', '2026-11-20', '2026-11-20'],
    ['0026-11-21', '2026-11-20', '1926-11-21'],
    ['0027-01-05', '', '2027-01-05'],
    ['0004-02-29', '', '2004-02-29'],
  ])('%s, not after %j, is %s', (date, max, meant) => {
    expect(inFullYears(date, max)).toBe(meant);
  });

  test.each(['1999-12-31', '0199-12-31', '', 'unfinished'])('is not in %j', (date) => {
    expect(inFullYears(date, '')).toBeNull();
  });
});
