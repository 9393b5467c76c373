import type { Reminder } from '@evergift/occasions';
import { expect, test } from 'vitest';
import { notificationOf } from './notify-due.ts';

const due = (id: string, title: string, days: number, withoutPresent: string[]): Reminder => ({
  occasion: {
    ...{ id, title, days, withoutPresent, series: id, date: '2026-11-27' },
    ...{ repeats: 'never', remindDays: [days], budget: null },
  },
  leadTime: days,
});

test('N3 one occasion: its name, how far away it is, and who has no present', () => {
  expect(notificationOf([due('e1', 'Christmas', 7, ['Ada', 'Ben'])])).toEqual({
    title: 'Christmas: 7 days away',
    body: 'No present yet for Ada and Ben.',
    path: '/events/e1',
  });
  expect(notificationOf([due('e 1', 'Party', 0, ['Ada'])])).toMatchObject({
    title: 'Party: today',
    path: '/events/e%201',
  });
});

test('N3 several are one notification, and it leads to the nearest', () => {
  expect(
    notificationOf([due('e1', 'Party', 1, ['Ada']), due('e2', 'Christmas', 21, ['Ben'])]),
  ).toEqual({
    title: '2 occasions lack a present',
    body: 'Party: 1 day away\nChristmas: 21 days away',
    path: '/events/e1',
  });
});
