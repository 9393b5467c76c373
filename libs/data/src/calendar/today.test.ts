import { expect, test } from 'vitest';
import { ManualClock } from '../testing/manual-clock.ts';
import { createSystemClock } from './clock.ts';
import { createToday, todayOf, untilMidnight, yearOf } from './today.ts';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

function follow(clock: ManualClock) {
  const seen: string[] = [];
  const subscription = createToday(clock).subscribe((today) => seen.push(today));
  return { seen, stop: () => subscription.unsubscribe() };
}

test(`C1 the tests of this run are in a zone of their own (${zone})`, () => {
  expect(zone).toBe(import.meta.env.TZ);
  expect(createSystemClock().timeZone()).toBe(zone);
});

test('C1 today is the local date at 00:00 and at 23:59', () => {
  expect(todayOf(new ManualClock('2026-11-20T00:00', zone))).toBe('2026-11-20');
  expect(todayOf(new ManualClock('2026-11-20T23:59', zone))).toBe('2026-11-20');
});

test('C1 today by the device is the date that its own calendar shows', () => {
  const now = new Date();
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const expected = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  expect(todayOf({ ...createSystemClock(), now: () => now.getTime() })).toBe(expected);
});

test('C1 today moves on at local midnight, also on days with a clock change', async () => {
  for (const day of ['2026-11-20', '2026-03-08', '2026-03-29', '2026-04-05', '2026-10-25']) {
    const clock = new ManualClock(`${day}T23:59`, zone);
    const { seen, stop } = follow(clock);
    expect(untilMidnight(clock)).toBe(60_000);
    await clock.advance({ seconds: 59 });
    expect(seen).toEqual([day]);
    await clock.advance({ seconds: 1 });
    expect(seen).toHaveLength(2);
    stop();
  }
});

test('C1 a day with a clock change has its own length', () => {
  expect(untilMidnight(new ManualClock('2026-11-01T00:00', 'America/New_York'))).toBe(
    25 * 3_600_000,
  );
  expect(untilMidnight(new ManualClock('2026-03-08T00:00', 'America/New_York'))).toBe(
    23 * 3_600_000,
  );
  expect(untilMidnight(new ManualClock('2026-04-05T00:00', 'Australia/Lord_Howe'))).toBe(
    24.5 * 3_600_000,
  );
});

test('C1 today is right after sleep and after a time-zone change', async () => {
  const clock = new ManualClock('2026-11-20T22:00', 'Europe/Berlin');
  const { seen, stop } = follow(clock);
  await clock.wakeAt('2026-11-23T08:00');
  await clock.wakeAt('2026-11-24T01:00', 'Pacific/Kiritimati');
  expect(seen).toEqual(['2026-11-20', '2026-11-23', '2026-11-24']);
  stop();
});

test('C1 a zone change without any event is noticed within a minute', async () => {
  const clock = new ManualClock('2026-11-20T12:00', 'Pacific/Honolulu');
  const { seen, stop } = follow(clock);
  clock.timeZone = () => 'Pacific/Kiritimati';
  await clock.advance({ minutes: 1 });
  expect(seen).toEqual(['2026-11-20', '2026-11-21']);
  stop();
});

test('one timer serves all subscribers, and none runs when nobody listens', async () => {
  const clock = new ManualClock('2026-11-20T12:00', zone);
  const { actions } = clock.scheduler;
  const today$ = createToday(clock);
  const subscriptions = [today$.subscribe(), today$.subscribe()];
  expect(actions).toHaveLength(1);
  for (const subscription of subscriptions) subscription.unsubscribe();
  expect(actions).toHaveLength(0);
});

test('O12 the year of a moment is that of the zone, also around New Year', () => {
  const clock = new ManualClock('2026-11-20T12:00', zone);
  const yearAt = (time: string) => yearOf(new ManualClock(time, zone).now(), clock);
  for (const time of ['2026-01-01T00:00', '2026-01-01T23:59', '2026-06-15T12:00']) {
    expect(yearAt(time)).toBe(2026);
  }
  for (const time of ['2026-12-31T00:00', '2026-12-31T23:59', '2026-12-29T12:00']) {
    expect(yearAt(time)).toBe(2026);
  }
});
