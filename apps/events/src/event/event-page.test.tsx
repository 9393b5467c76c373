import type { UserEvent } from '@testing-library/user-event';
import { openRemote } from '@evergift/contract/testing';
import type { OpenOptions } from '@evergift/contract/testing';
import { createTestData } from '@evergift/data/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { remote } from '../remote.ts';
import { openYear } from '../test-data/year.ts';
import type { Year } from '../test-data/year.ts';

async function open(name: keyof Year = 'party', options: OpenOptions = {}) {
  const app = await openYear(options);
  const show = async (other: keyof Year) => {
    await app.go(`/events/${app.year[other]}`);
    await app.pass();
  };
  await show(name);
  return { ...app, show };
}

const card = (label: string) => screen.getByText(label).parentElement as HTMLElement;
const section = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const participants = () => within(screen.getByRole('list', { name: 'Participants' }));

/** Delete is behind '…', after Edit. */
async function pressDelete(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Delete' }));
}

describe('an event’s page', () => {
  test('E4 has the title, a way back, and Edit', async () => {
    const { user, host, year } = await open();
    expect(heading()).toBe('Winter party');
    expect(screen.getByRole('link', { name: 'Events' }).getAttribute('href')).toBe('/events');
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(host.preloaded).toContain('event.edit');
    expect(host.opened).toEqual([{ name: 'event.edit', request: { eventId: year.party } }]);
  });

  test('E4 M11 X2 Delete asks, and after 500 ms shows the list; the page does not call it missing', async () => {
    const { user, pass, place, confirmations, notices, year } = await open();
    await pressDelete(user);
    await pass();
    expect(confirmations.questions).toEqual(['Are you sure you want to delete Winter party?']);
    expect(notices).toMatchObject([
      {
        type: 'success',
        title: 'Successfully Deleted',
        message: "You've successfully deleted Winter party event.",
        duration: 10_000,
      },
    ]);
    expect(heading()).toBe('Winter party');
    expect(screen.queryByText('Event not found')).toBeNull();
    await pass(499);
    expect(place.path).toBe(`/events/${year.party}`);
    await pass(1);
    expect(place.path).toBe('/events');
  });

  test('X1 a delete from the page that the server refuses', async () => {
    const { user, pass, backend, notices } = await open();
    backend.refuse(({ kind }) => kind === 'delete');
    await pressDelete(user);
    await pass();
    expect(heading()).toBe('Winter party');
    expect(notices.at(-1)).toMatchObject({
      type: 'error',
      title: 'Error!',
      message: 'Unable to delete Winter party event. Please try again.',
    });
  });

  test('E5 C1 the date with the days away: to come, today, past', async () => {
    const { show } = await open();
    expect(card('Date').textContent).toBe('DateDec 1, 202611 days away');
    await show('dinner');
    expect(card('Date').textContent).toBe('DateNov 20, 2026Today');
    await show('picnic');
    expect(card('Date').textContent).toBe('DateNov 15, 20265 days ago');
  });

  test('E5 D4 the participants: how many, a link each, and who has a gift', async () => {
    const { year } = await open();
    expect(card('Participants').textContent).toMatch(/^Participants2/);
    const links = participants().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Countess', `/people/${year.ada}`],
      ['Ben', `/people/${year.ben}`],
    ]);
    const [ada, ben] = participants().getAllByRole('listitem');
    expect(within(ada as HTMLElement).getByRole('img', { name: 'has a gift' })).toBeDefined();
    expect(within(ben as HTMLElement).queryByRole('img', { name: 'has a gift' })).toBeNull();
  });

  test('E5 a participant who is gone is Unknown, and no link', async () => {
    const { elsewhere, backend, uid, year } = await open();
    const event = backend.document(uid, { collection: 'events', id: year.party });
    await elsewhere(() =>
      backend.put(uid, { collection: 'events', id: year.party }, { ...event, people: ['gone'] }),
    );
    expect(participants().getByText('Unknown')).toBeDefined();
    expect(participants().queryByRole('link')).toBeNull();
  });

  test('E5 of many participants some are shown, and all on demand', async () => {
    const { user, elsewhere, backend, uid, year } = await open();
    const event = backend.document(uid, { collection: 'events', id: year.party });
    const people = Array.from({ length: 40 }, (_, index) => `p${index}`);
    await elsewhere(() =>
      backend.put(uid, { collection: 'events', id: year.party }, { ...event, people }),
    );
    expect(card('Participants').textContent).toMatch(/^Participants 40/);
    expect(participants().getAllByRole('listitem')).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Show all 40' }));
    expect(participants().getAllByRole('listitem')).toHaveLength(40);
    await user.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(participants().getAllByRole('listitem')).toHaveLength(12);
  });

  test('E5 F3 the budget: spent, set, a bar and what remains', async () => {
    await open();
    expect(card('Budget').textContent).toContain('$26.00 / $100.00');
    expect(card('Budget').textContent).toContain('$74.00 remaining');
    const bar = screen.getByRole('progressbar', { name: 'Budget' });
    expect(bar.getAttribute('aria-valuenow')).toBe('26');
  });

  test('E5 the budget of a small event with no gifts is shown', async () => {
    await open('fair');
    expect(card('Budget').textContent).toContain('$0.00 / $2.00');
    expect(screen.queryByText('No Budget Set.')).toBeNull();
  });

  test('E5 a budget that is exceeded says by how much', async () => {
    const { elsewhere, year } = await open();
    await elsewhere(({ commands }) => commands.editEvent(year.party, { budget: 2000 }).confirmed);
    expect(card('Budget').textContent).toContain('Over by $6.00');
    expect(card('Budget').textContent).not.toContain('remaining');
  });

  test('E5 No Budget Set. only when none is set', async () => {
    await open('dinner');
    expect(card('Budget').textContent).toBe('BudgetNo Budget Set.');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('E5 notes if there are any', async () => {
    const { show } = await open();
    expect(section('Notes').getByText(/Bring/).textContent).toBe('Bring\nlights');
    await show('fair');
    expect(screen.queryByRole('heading', { name: 'Notes' })).toBeNull();
  });

  test('E6 the Gift Tracker lists the event’s gifts, and adds one for it', async () => {
    const { user, host, year } = await open();
    const rows = section('Gift Tracker').getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'CountessBookPurchasedOrdered$0.50',
      'CountessTeaPurchasedOrdered$25.50',
    ]);
    await user.click(section('Gift Tracker').getByRole('button', { name: 'Add Gift' }));
    expect(host.preloaded).toContain('gift.add');
    expect(host.opened).toEqual([{ name: 'gift.add', request: { eventId: year.party } }]);
  });

  test('E6 M7 who takes part alone is the recipient of a gift that is added', async () => {
    const { user, host, year } = await open('dinner');
    await user.click(section('Gift Tracker').getByRole('button', { name: 'Add Gift' }));
    expect(host.opened).toEqual([
      { name: 'gift.add', request: { eventId: year.dinner, personId: year.ada } },
    ]);
  });

  test('O11 a birthday says how old somebody turns', async () => {
    const { elsewhere, go, pass, year } = await open();
    await elsewhere(
      ({ commands }) => commands.editPerson(year.ada, { birthday: '1990-12-09' }).confirmed,
    );
    await go(`/events/birthday-${year.ada}-2026`);
    await pass();
    expect(card('Date').textContent).toBe('DateDec 9, 202619 days awayturns 36');
  });

  test('O8 Last time says who got what for how much', async () => {
    const { elsewhere, year } = await open();
    expect(screen.queryByRole('heading', { name: 'Last time' })).toBeNull();
    await elsewhere(async ({ commands }) => {
      const event = { title: 'Winter Party', people: [year.ben], date: '2026-12-01' };
      const before = commands.addEvent(event);
      await before.confirmed;
      await commands.editEvent(before.id, { date: '2025-12-02' }).confirmed;
      const bought = { status: 'purchased', personId: year.ben, eventId: before.id } as const;
      await commands.addGiftItem({ ...bought, name: 'Scarf', purchasedCost: 3900 }).confirmed;
    });
    expect(section('Last time').getByText(/Dec 2, 2025: \$39\.00 in all/)).toBeDefined();
    expect(section('Last time').getByRole('list', { name: 'For Ben' }).textContent).toBe(
      'Scarf$39.00',
    );
  });

  test('E4 says the type once: not after a title that has it', async () => {
    const { show } = await open('dinner');
    expect(heading()).toBe('Dinner (Party)');
    await show('party');
    expect(heading()).toBe('Winter party');
  });

  test('E6 no gifts yet', async () => {
    await open('fair');
    expect(section('Gift Tracker').getByText('No gifts for this event yet')).toBeDefined();
  });

  test('E4 says that it loads until the first answer', async () => {
    const { elsewhere, authentication } = await openRemote(remote, {
      at: '/events/party',
      user: null,
      before: async (world) => {
        const { data } = await createTestData({ world, user: 'ada@example.com' });
        const event = { title: 'Party', date: '2026-12-01', people: ['ada'] };
        await data.commands.addEvent(event, { id: 'party' }).confirmed;
      },
    });
    expect(screen.getByText('Loading Event...')).toBeDefined();
    await elsewhere(() => authentication.start('ada@example.com'));
    expect(heading()).toBe('Party');
  });

  test('R5 an unknown event is not found, with a way back; so is one deleted elsewhere', async () => {
    const { elsewhere, year, go } = await open();
    await elsewhere(({ commands }) => commands.deleteEvent(year.party).confirmed);
    expect(screen.getByText('Event not found')).toBeDefined();
    await go('/events/nothing');
    expect(screen.getByText('Event not found')).toBeDefined();
    const back = screen.getByRole('link', { name: 'Back to Events' });
    expect(back.getAttribute('href')).toBe('/events');
  });

  test('R5 F5 a load that fails does not call the event missing', async () => {
    await openRemote(remote, {
      at: '/events/party',
      user: null,
      before: ({ device, authentication }) => {
        device('ada-example-com').failListeners('events', 'permission');
        authentication.start('ada@example.com');
      },
    });
    expect(screen.getByText('This event could not be loaded')).toBeDefined();
  });
});
