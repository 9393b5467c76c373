import { afterEach, expect, test, vi } from 'vitest';
import { createSystemClock } from './clock.ts';
import { todayOf, untilMidnight } from './today.ts';

afterEach(() => vi.restoreAllMocks());

/** Some systems have no zone that the browser knows; it then says so in one of these ways. */
test.each([undefined, '', 'Etc/Unknown', 'GMT+3'])(
  'C1 a device whose zone is unknown (%s) has a today all the same, by its offset',
  (timeZone) => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
      this: Intl.DateTimeFormat,
    ) {
      return { ...resolvedOptions.call(this), timeZone } as Intl.ResolvedDateTimeFormatOptions;
    });
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-840);
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20, 12));
    const clock = createSystemClock();
    expect(todayOf(clock)).toBe('2026-11-21');
    expect(untilMidnight(clock)).toBe(22 * 60 * 60 * 1000);
  },
);
