import { openRemote } from '@evergift/contract/testing';
import type { GiftEvent } from '@evergift/data';
import { current } from '@evergift/data/testing';
import type { TestData } from '@evergift/data/testing';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { remote } from '../remote.ts';

type Event = readonly [title: string, date: string];

/** Today is 2026-11-20; Zoe takes part in each event, and has a present where the title says so. */
async function open(...events: Event[]) {
  const add = async ({ data: { commands } }: TestData) => {
    const personId = commands.addPerson({ name: 'Zoe' }).id;
    for (const [title, date] of events) {
      const eventId = commands.addEvent({ title, date, people: [personId] }).id;
      if (!title.startsWith('Done')) continue;
      const bought = { status: 'purchased', purchasedCost: 500 } as const;
      await commands.addGiftItem({ name: 'Tea', personId, eventId, ...bought }).confirmed;
    }
  };
  return openRemote(remote, { at: '/dashboard', before: add });
}

const timeline = () => screen.getByRole('region', { name: 'Event Timeline' });
const fold = () => timeline().querySelector('details') as HTMLDetailsElement;
const cards = () =>
  within(timeline())
    .queryAllByRole('heading', { level: 3 })
    .filter((heading) => !fold()?.contains(heading))
    .map(({ textContent }) => textContent);

test('D3 events that are done fold to one line, which opens to show their cards', async () => {
  const { user } = await open(
    ['Done first', '2026-12-01'],
    ['Party', '2026-12-05'],
    ['Done second', '2026-12-09'],
  );
  expect(cards()).toEqual(['Party']);
  expect(fold().open).toBe(false);
  const line = within(fold()).getByText('2 events are all set');
  expect(line.textContent).toBe('2 events are all set: Done first, Done second');
  await user.click(line);
  expect(fold().open).toBe(true);
  const titles = within(fold()).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Done first', 'Done second']);
});

test('D3 an event leaves the fold as soon as it needs something again', async () => {
  const { data, pass } = await open(['Done', '2026-12-01']);
  expect(cards()).toEqual([]);
  await act(async () => {
    const { data: events } = await current(data.events$);
    const [{ id }] = events as [GiftEvent];
    await data.commands.editEvent(id, { budget: 499 }).confirmed;
  });
  await pass();
  expect(cards()).toEqual(['Done']);
  expect(fold()).toBeNull();
});

test('D3 the timeline ends with what comes after its window', async () => {
  await open(['Party', '2026-12-05'], ['Later', '2027-06-01'], ['Last', '2027-07-01']);
  expect(cards()).toEqual(['Party']);
  const [line] = timeline().querySelectorAll(':scope > p');
  expect(line?.textContent).toBe('After this year: Later, Jun 1, 2027 and 1 more event');
  const link = within(timeline()).getByRole('link', { name: 'Later, Jun 1, 2027' });
  expect(link.getAttribute('href')).toMatch(/^\/events\/.+/);
  const more = within(timeline()).getByRole('link', { name: '1 more event' });
  expect(more.getAttribute('href')).toBe('/events');
});

test('D3 a window with nothing to do in it shows the next event that comes', async () => {
  await open(['Done', '2026-12-05'], ['Party', '2027-01-02']);
  expect(cards()).toEqual(['Party']);
  expect(within(timeline()).getByText('1 event is all set')).toBeDefined();
  expect(within(timeline()).getByText('After this year comes:')).toBeDefined();
  expect(within(timeline()).getByText('Jan 2, 2027')).toBeDefined();
});
