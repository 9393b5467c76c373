import { openRemote } from '@evergift/contract/testing';
import type { OpenOptions } from '@evergift/contract/testing';
import { settle } from '@evergift/data/testing';
import type { TestData } from '@evergift/data/testing';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { remote } from '../remote.ts';

const addPerson = async ({ data }: Pick<TestData, 'data'>, name: string, nickname = '') => {
  const id = name.toLowerCase();
  await data.commands.addPerson({ name, nickname }, { id }).confirmed;
  return id;
};
/** An event as another client may have left it: also past, also with nobody. */
const addEvent = async (
  { backend, uid, clock }: TestData,
  title: string,
  date: string,
  fields: { people?: string[]; budget?: number } = {},
) => {
  const stamps = { createdAt: clock.now(), updatedAt: clock.now() };
  const own = { title, date, people: [], type: '', recurring: false, notes: '' };
  backend.put(uid, { collection: 'events', id: title }, { ...own, ...fields, ...stamps });
  await settle();
  return title;
};

const timeline = () => screen.getByRole('region', { name: 'Event Timeline' });
const titles = () =>
  within(timeline())
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const card = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);

/** Today is 2026-11-20 unless a test says otherwise. */
const open = (add: (world: TestData) => Promise<unknown>, options: OpenOptions = {}) =>
  openRemote(remote, {
    at: '/dashboard',
    before: async (world) => {
      await addPerson(world, 'Zoe');
      await add(world);
    },
    ...options,
  });

describe('D1 quick actions', () => {
  test.each([
    ['Add Gift', 'gift.add'],
    ['Create Event', 'event.add'],
    ['Add Person', 'person.add'],
  ] as const)('%s opens its form, fetched when the pointer reaches it', async (name, modal) => {
    const { user, host, pass } = await open(() => Promise.resolve());
    const header = screen.getByRole('heading', { name: 'Dashboard' }).closest('header');
    const button = within(header as HTMLElement).getByRole('button', { name });
    await user.hover(button);
    await pass();
    expect(host.preloaded).toEqual([modal]);
    await user.click(button);
    expect(host.opened).toEqual([{ name: modal, request: {} }]);
  });
});

describe('D2 the cards', () => {
  test('count, and lead on', async () => {
    await open(async (world) => {
      await world.data.commands.addPerson({ name: 'Ada', birthday: '1990-12-10' }).confirmed;
      await addEvent(world, 'Past', '2026-11-19');
      const party = await addEvent(world, 'Party', '2026-12-24');
      const personId = await addPerson(world, 'Ben');
      const { commands } = world.data;
      await commands.addGiftItem({ name: 'Book', personId }).confirmed;
      const bought = { status: 'purchased', eventId: party, purchasedCost: 500 } as const;
      await commands.addGiftItem({ name: 'Socks', personId, ...bought }).confirmed;
      await commands.addGiftItem({ name: 'Tea', personId, ...bought }).confirmed;
    });
    const text = (name: RegExp) => screen.getByRole('link', { name }).textContent;
    expect(text(/EVENTS/)).toBe('EVENTS32 upcoming');
    expect(text(/GIFTS/)).toBe('GIFTS31 idea2 bought');
    expect(text(/PEOPLE/)).toBe('PEOPLE31 birthday');
    const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect([href(/EVENTS/), href(/GIFTS/), href(/PEOPLE/)]).toEqual([
      '/events',
      '/giftItems',
      '/people',
    ]);
  });

  test('move with a change from elsewhere', async () => {
    const { data, pass } = await open(() => Promise.resolve());
    expect(screen.getByRole('link', { name: /PEOPLE/ }).textContent).toContain('PEOPLE1');
    await act(() => addPerson({ data }, 'Ben'));
    await pass();
    expect(screen.getByRole('link', { name: /PEOPLE/ }).textContent).toContain('PEOPLE2');
  });
});

describe('D3 the timeline', () => {
  const around = async (world: TestData) => {
    for (const date of [
      '2027-01-01',
      '2026-12-31',
      '2026-12-22',
      '2026-12-21',
      '2026-11-20',
      '2026-11-19',
      '2027-02-20',
      '2027-02-19',
    ]) {
      await addEvent(world, date, date);
    }
  };

  test('shows this year from today at first, by date; 1 January is next year', async () => {
    await open(around);
    expect(screen.getByRole('radio', { name: 'This Year' }).ariaChecked).toBe('true');
    expect(titles()).toEqual(['2026-11-20', '2026-12-21', '2026-12-22', '2026-12-31']);
  });

  test('30 Days ends with today and 31 days', async () => {
    const { user, pass, place } = await open(around);
    await user.click(screen.getByRole('radio', { name: '30 Days' }));
    await pass();
    expect(titles()).toEqual(['2026-11-20', '2026-12-21']);
    expect(place.path).toBe('/dashboard?within=30-days');
  });

  test('90 Days ends with today and 91 days', async () => {
    const { user, pass } = await open(around);
    await user.click(screen.getByRole('radio', { name: '90 Days' }));
    await pass();
    expect(titles()).toEqual([
      '2026-11-20',
      '2026-12-21',
      '2026-12-22',
      '2026-12-31',
      '2027-01-01',
      '2027-02-19',
    ]);
  });

  test('moves on at midnight while the page is open', async () => {
    const { passClock } = await open(around, { now: '2026-11-20T23:59' });
    expect(titles()[0]).toBe('2026-11-20');
    expect(card('2026-11-20').getByText('Today')).toBeDefined();
    await passClock({ minutes: 2 });
    expect(titles()[0]).toBe('2026-12-21');
  });

  test.each(['America/New_York', 'Europe/Berlin', 'Pacific/Auckland', 'Pacific/Kiritimati'])(
    'today’s event is upcoming and reads Today at 23:59 in %s',
    async (timeZone) => {
      await open(around, { timeZone, now: '2026-11-20T23:59' });
      expect(card('2026-11-20').getByText('Today')).toBeDefined();
    },
  );

  test('shows the events of one person, in the address, and everybody’s again', async () => {
    const { user, pass, place } = await open(async (world) => {
      const ada = await addPerson(world, 'Ada', 'Countess');
      await addEvent(world, 'Hers', '2026-12-01', { people: [ada] });
      await addEvent(world, 'Not hers', '2026-12-02');
    });
    const choose = async (option: string) => {
      await user.click(within(timeline()).getByRole('button', { name: /Person/ }));
      await user.click(await screen.findByRole('option', { name: option }));
      await pass();
    };
    await choose('Countess');
    expect(titles()).toEqual(['Hers']);
    expect(/[?&]person=/.test(place.path)).toBe(true);
    await choose('Everybody');
    expect(titles()).toEqual(['Hers', 'Not hers']);
    expect(place.path).toBe('/dashboard');
  });

  test('the address keeps the filters over a reload and for a shared link', async () => {
    await open(around, { at: '/dashboard?within=30-days' });
    expect(screen.getByRole('radio', { name: '30 Days' }).ariaChecked).toBe('true');
    expect(titles()).toEqual(['2026-11-20', '2026-12-21']);
  });

  test('what makes no sense in the address is the default', async () => {
    await open(around, { at: '/dashboard?within=century&person=' });
    expect(screen.getByRole('radio', { name: 'This Year' }).ariaChecked).toBe('true');
    expect(titles()).toHaveLength(4);
  });

  test('filtering adds no history entry: Back leaves the dashboard', async () => {
    const { user, pass, go, place } = await open(around, { at: '/people' });
    await go('/dashboard');
    await pass();
    await user.click(screen.getByRole('radio', { name: '30 Days' }));
    await pass();
    await go(-1);
    expect(place.path).toBe('/people');
  });

  test('without events to come it says so, and offers to create one', async () => {
    const { user, host } = await open((world) => addEvent(world, 'Past', '2026-11-19'));
    expect(within(timeline()).getByText('Nothing comes up yet')).toBeDefined();
    await user.click(within(timeline()).getByRole('button', { name: 'Create Event' }));
    expect(host.opened).toEqual([{ name: 'event.add', request: {} }]);
  });

  test('a person in the address who is gone leaves an honest choice', async () => {
    await open(around, { at: '/dashboard?person=gone' });
    expect(titles()).toEqual([]);
    expect(within(timeline()).getByRole('button', { name: /Person/ }).textContent).toContain(
      'Unknown',
    );
  });
});

describe('D4 an event’s card', () => {
  const party = (budget?: number) => async (world: TestData) => {
    const ada = await addPerson(world, 'Ada', 'Countess');
    const ben = await addPerson(world, 'Ben');
    const people = [ada, ben, await addPerson(world, 'Cy')];
    const fields = budget === undefined ? { people } : { people, budget };
    const eventId = await addEvent(world, 'Party', '2026-12-11', fields);
    const bought = { status: 'purchased', eventId, purchasedCost: 2550 } as const;
    const { commands } = world.data;
    await commands.addGiftItem({ name: 'Socks', personId: ada, ...bought }).confirmed;
    await commands.addGiftItem({ name: 'Tea', personId: ada, ...bought }).confirmed;
    await commands.addGiftItem({ name: 'Idea', personId: ben, eventId: '' }).confirmed;
  };

  test('has title, date, countdown, names, x/y, budget and the way to the event', async () => {
    const { backend, uid, elsewhere } = await open(party(10_000));
    // Another device deletes Cy and leaves her among the participants.
    const cy = { collection: 'people', id: 'cy' } as const;
    await elsewhere(() => backend.commit(uid, [{ kind: 'delete', address: cy }]));
    const { getByText, getByRole } = card('Party');
    expect(getByText('Dec 11, 2026')).toBeDefined();
    expect(getByText('21 days').dataset['urgency']).toBe('warning');
    expect(getByText('Countess').parentElement?.textContent).toBe('Countess, Ben, Unknown');
    expect(getByText('1/3')).toBeDefined();
    expect(getByText('$51.00 / $100.00')).toBeDefined();
    const link = getByRole('link', { name: 'Go To Event: Party' });
    expect(link.textContent).toBe('Go To Event');
    expect(link.getAttribute('href')).toMatch(/^\/events\/.+/);
  });

  test('without a budget it reads No budget set', async () => {
    await open(party());
    expect(card('Party').getByText('No budget set')).toBeDefined();
    expect(card('Party').queryByText('Budget')).toBeNull();
  });

  test('a budget without gifts is shown', async () => {
    await open((world) => addEvent(world, 'Small', '2026-12-24', { budget: 500 }));
    expect(card('Small').getByText('$0.00 / $5.00')).toBeDefined();
  });

  test('a budget that is exceeded stops at 100% and says so', async () => {
    await open(party(1000));
    const [, budget] = card('Party').getAllByRole('progressbar');
    expect(budget?.getAttribute('aria-valuenow')).toBe('100');
    expect(card('Party').getByText(/exceeded/i)).toBeDefined();
  });

  test.each([
    ['2026-11-20', 'Today', 'urgent'],
    ['2026-11-27', '7 days', 'urgent'],
    ['2026-11-28', '8 days', 'warning'],
    ['2026-12-11', '21 days', 'warning'],
    ['2026-12-12', '22 days', 'good'],
  ])('C1 on %s the countdown reads %s and is %s', async (date, text, urgency) => {
    await open((world) => addEvent(world, 'Party', date));
    expect(card('Party').getByText(text).dataset['urgency']).toBe(urgency);
  });

  test('an event with nobody has no names and no x/y', async () => {
    await open((world) => addEvent(world, 'Alone', '2026-12-24', { people: [] }));
    expect(card('Alone').queryByText('0/0')).toBeNull();
  });
});
