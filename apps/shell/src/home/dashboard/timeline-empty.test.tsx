import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openShell } from '../../testing/open-shell.tsx';

/** Today is 2026-11-20, and there is one event. */
const open = (title: string, date: string) =>
  openShell({
    before: async ({ data: { commands } }) => {
      const zoe = commands.addPerson({ name: 'Zoe' });
      await commands.addEvent({ title, date, people: [zoe.id] }).confirmed;
    },
  });

const timeline = () => screen.getByRole('region', { name: 'Event Timeline' });

test('D3 in the last days of a year it names the next event, and leads to it', async () => {
  const { user, pass } = await open('Party', '2027-01-02');
  expect(within(timeline()).getByText('Nothing comes up this year')).toBeDefined();
  expect(within(timeline()).getByText('Next is Party on Jan 2, 2027.')).toBeDefined();
  await user.click(within(timeline()).getByRole('button', { name: 'Show the next 90 days' }));
  await pass();
  expect(within(timeline()).getByRole('heading', { name: 'Party' })).toBeDefined();
});

test('D3 an event beyond every window is named, with the way to all events', async () => {
  await open('Later', '2027-06-01');
  expect(within(timeline()).getByText('Next is Later on Jun 1, 2027.')).toBeDefined();
  const link = within(timeline()).getByRole('link', { name: 'See all events' });
  expect(link.getAttribute('href')).toBe('/events');
});
