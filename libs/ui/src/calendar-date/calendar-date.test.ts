import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { formatDate, toCalendarDate, toIsoDate } from './calendar-date.ts';

const zone = process.env.TZ;

afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('F6 calendar dates', () => {
  test.each(['2026-02-30', '2025-02-29', '2026-13-01', '2026-1-1', '', 'soon', '2026-03-05T00:00'])(
    '%j is not a calendar date',
    (text) => {
      expect(toCalendarDate(text)).toBeNull();
    },
  );

  test('every real date comes back as it was', () => {
    const days = fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2199-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (day) => {
        const text = day.toISOString().slice(0, 10);
        const date = toCalendarDate(text);
        expect(date && toIsoDate(date)).toBe(text);
      }),
    );
  });

  test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Pacific/Pago_Pago', 'Africa/Cairo'])(
    'a date reads the same in %s',
    (timeZone) => {
      process.env.TZ = timeZone;
      expect(formatDate('2026-03-05')).toBe('Mar 5, 2026');
      expect(formatDate('2026-01-01', 'day')).toBe('Jan 1');
      expect(formatDate('2026-12-31', 'long')).toBe('Thursday, December 31, 2026');
    },
  );

  test('reads in the locale, and shows odd data as it is', () => {
    expect(formatDate('2026-03-05', 'medium', 'de-DE')).toBe('5. März 2026');
    expect(formatDate('2026-02-30')).toBe('2026-02-30');
  });
});
