import { recordDownloads } from '@evergift/contract/testing';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openYear } from '../test-data/year.ts';
import type { Year } from '../test-data/year.ts';

async function open(name: keyof Year = 'party') {
  const files = recordDownloads();
  const app = await openYear();
  await app.go(`/events/${app.year[name]}`);
  await app.pass();
  return { ...app, files };
}

const card = () =>
  within(screen.getByRole('heading', { name: 'Reminders' }).closest('section') as HTMLElement);

test("N2 'Add to calendar' gives a calendar file of this event alone", async () => {
  const { user, until, files, year, notices } = await open();
  await user.click(card().getByRole('button', { name: 'Add to calendar' }));
  await until(() => files.length > 0);
  expect(files).toHaveLength(1);
  expect(files[0]?.name).toBe('evergift-2026-12-01.ics');
  expect(notices).toEqual([]);
  vi.useRealTimers();
  const text = (await files[0]?.text()) ?? '';
  expect(text.match(/^SUMMARY:.*$/gm)).toEqual(['SUMMARY:Winter party']);
  expect(text).toContain(`/events/${year.party}\r\n`);
});

test('N1 says when the event is reminded of: as usual, at its own times, or never', async () => {
  const { elsewhere, year } = await open();
  const remind = (remindDays: number[]) =>
    elsewhere(({ commands }) => commands.editEvent(year.party, { remindDays }).confirmed);
  const words = () => card().getByText(/not reminded|before|on the day/).textContent;
  expect(words()).toBe('3 weeks, 1 week, and 1 day before, while somebody has no present.');
  await remind([10, 0]);
  expect(words()).toBe('10 days before and on the day, while somebody has no present.');
  await remind([]);
  expect(words()).toBe('You are not reminded of this event.');
});

test('N2 an event that has passed is for no calendar', async () => {
  await open('picnic');
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});
