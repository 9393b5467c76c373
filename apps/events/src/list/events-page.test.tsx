import { openRemote } from '@evergift/contract/testing';
import { createTestData } from '@evergift/data/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { remote } from '../remote.ts';
import { addYear, openYear as open, titles } from '../test-data/year.ts';

const row = (title: string) =>
  within(screen.getByRole('link', { name: title }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the events list', () => {
  test('E1 has a header, a button that creates, and one card', async () => {
    const { user, host } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Events' })).toBeDefined();
    const card = screen.getByText('Upcoming events').parentElement;
    expect(card?.textContent).toBe('Upcoming events32 within 30 days');
    await user.click(screen.getByRole('button', { name: 'Create Event' }));
    expect(host.preloaded).toContain('event.add');
    expect(host.opened).toEqual([{ name: 'event.add', request: {} }]);
  });

  test('E3 is a table on wide screens; the title leads to the event', async () => {
    const { year } = await open({ at: '/events?show=all' });
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['TITLE', 'TYPE', 'DATE', 'GIFTS', 'SPENT', 'ACTIONS']);
    expect(row('Dinner')).toEqual(['Party', 'Nov 20, 2026Today', '0', '$0.00', '']);
    expect(row('Winter party')).toEqual(['--', 'Dec 1, 202611 days', '2', '$26.00', '']);
    expect(row('Picnic')).toEqual(['--', 'Nov 15, 2026', '0', '$0.00', '']);
    const link = screen.getByRole('link', { name: 'Winter party' });
    expect(link.getAttribute('href')).toBe(`/events/${year.party}`);
  });

  test('O11 a birthday says how old somebody turns, where the year is known', async () => {
    await open({
      at: '/events?show=all',
      before: async ({ data: { commands } }) => {
        await commands.addPerson({ name: 'Zoe', birthday: '1990-12-10' }).confirmed;
        await commands.addPerson({ name: 'Yan', birthday: '1604-12-11' }).confirmed;
      },
    });
    expect(row("Zoe's Birthday")[1]).toBe('Dec 10, 2026turns 3620 days');
    expect(row("Yan's Birthday")[1]).toBe('Dec 11, 202621 days');
  });

  test('E3 is cards on small screens', async () => {
    await open({ width: 390 });
    expect(screen.queryByRole('table')).toBeNull();
    const cards = within(screen.getByRole('list', { name: 'Events' })).getAllByRole('listitem');
    expect(cards).toHaveLength(3);
    const party = within(cards[1] as HTMLElement);
    expect(party.getByRole('link', { name: 'Winter party' })).toBeDefined();
    expect(party.getByRole('img', { name: '2 gifts' })).toBeDefined();
    // The year is beside dates that are not in the coming year.
    expect(party.getByText('Dec 1')).toBeDefined();
    expect(party.getByText('$26.00')).toBeDefined();
  });

  test('C1 the countdown carries its urgency; what has passed has none', async () => {
    await open({ at: '/events?show=all' });
    const tone = (text: string) =>
      screen
        .getByText(text)
        .closest('[data-urgency], [class*="urgent"], [class*="warning"], [class*="good"]');
    expect(tone('Today')?.outerHTML).toContain('urgent');
    expect(tone('11 days')?.outerHTML).toContain('warning');
    expect(tone('60 days')?.outerHTML).toContain('good');
    expect(screen.queryByText(/ago/)).toBeNull();
  });

  test('C1 at midnight the open page moves on', async () => {
    const { passClock } = await open({ now: '2026-11-20T23:58' });
    expect(titles()).toContain('Dinner');
    await passClock({ minutes: 3 });
    expect(titles()).toEqual(['Winter party', 'Fair']);
    expect(screen.getByText('10 days')).toBeDefined();
  });

  test('E3 edit opens the form of that event', async () => {
    const { user, host, year } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit Fair' }));
    expect(host.preloaded).toContain('event.edit');
    expect(host.opened).toEqual([{ name: 'event.edit', request: { eventId: year.fair } }]);
  });

  test('E3 M11 X2 delete asks with the title, deletes and says so; its gifts stay', async () => {
    const { user, pass, confirmations, notices, backend, uid } = await open();
    await user.click(screen.getByRole('button', { name: 'Delete Winter party' }));
    await pass(500);
    expect(confirmations.questions).toEqual(['Are you sure you want to delete Winter party?']);
    expect(titles()).toEqual(['Dinner', 'Fair']);
    expect(notices).toMatchObject([
      {
        type: 'success',
        title: 'Event Deleted',
        message: 'You have successfully deleted Winter party.',
        action: { label: 'Undo' },
      },
    ]);
    const gifts = [...backend.documents(uid)].filter(([key]) => key.startsWith('giftItems/'));
    expect(gifts).toHaveLength(3);
    expect(gifts.every(([, { eventId }]) => eventId === '')).toBe(true);
  });

  test('X1 a delete from the list that the server refuses', async () => {
    const { user, pass, backend, notices } = await open();
    backend.refuse(({ kind }) => kind === 'delete');
    await user.click(screen.getByRole('button', { name: 'Delete Fair' }));
    await pass();
    expect(titles()).toContain('Fair');
    expect(notices.at(-1)).toMatchObject({
      type: 'error',
      title: 'Delete Failed',
      message: 'Unable to delete Fair. Please try again.',
    });
  });

  test('X1 a delete of what is gone', async () => {
    const { user, pass, data, notices, year } = await open();
    window.confirm = () => {
      data.commands.deleteEvent(year.fair);
      return true;
    };
    await user.click(screen.getByRole('button', { name: 'Delete Fair' }));
    await pass();
    expect(notices).toMatchObject([
      {
        type: 'warning',
        title: 'Warning!',
        message: 'Invalid data.  Cannot delete event. Please try again.',
      },
    ]);
  });

  test('E3 shows 5 skeleton rows until the first answer', async () => {
    const { elsewhere, authentication } = await openRemote(remote, {
      at: '/events',
      user: null,
      before: async (world) => {
        await addYear(await createTestData({ world, user: 'ada@example.com' }));
      },
    });
    expect(screen.getByRole('table').querySelectorAll('tbody tr')).toHaveLength(5);
    await elsewhere(() => authentication.start('ada@example.com'));
    expect(titles()).toEqual(['Dinner', 'Winter party', 'Fair']);
  });

  test.each([
    ['/events', 'Nothing comes up yet'],
    ['/events?show=all', 'No events yet'],
  ])('nothing yet on %s: says what to do and offers it, and no filter', async (at, title) => {
    const { user, host } = await openRemote(remote, { at });
    expect(screen.getByText(title)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Filter & Sort' })).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Create Event' })[1] as HTMLElement);
    expect(host.opened).toEqual([{ name: 'event.add', request: {} }]);
  });

  test('F5 a load that fails never says that there is nothing', async () => {
    await openRemote(remote, {
      at: '/events',
      user: null,
      before: ({ device, authentication }) => {
        device('ada-example-com').failListeners('events', 'permission');
        authentication.start('ada@example.com');
      },
    });
    expect(screen.getByText('Your events could not be loaded')).toBeDefined();
    expect(screen.queryByText('Nothing comes up yet')).toBeNull();
  });
});
