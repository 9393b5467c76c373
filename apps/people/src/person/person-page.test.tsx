import type { UserEvent } from '@testing-library/user-event';
import { openRemote } from '@evergift/contract/testing';
import { createTestData } from '@evergift/data/testing';
import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { remote } from '../remote.ts';
import { card, openPerson as open, section } from '../test-data/open-person.ts';

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

/** Delete stands behind '…', after Edit. */
async function pressDelete(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
}

describe('a person’s page', () => {
  test('P8 says Loading Person... until the first answer', async () => {
    const { elsewhere, authentication } = await openRemote(remote, {
      at: '/people/ada',
      user: null,
      before: async (world) => {
        const there = await createTestData({ world, user: 'ada@example.com' });
        await there.data.commands.addPerson({ name: 'Ada' }, { id: 'ada' }).confirmed;
      },
    });
    expect(screen.getByText('Loading Person...')).toBeDefined();
    await elsewhere(() => authentication.start('ada@example.com'));
    expect(screen.queryByText('Loading Person...')).toBeNull();
    expect(heading()).toBe('Ada');
  });

  test('P8 names the person with the relationship in parentheses, and leads back', async () => {
    const { family, go, pass } = await open();
    expect(heading()).toBe('Ada (Sister)');
    expect(screen.getByRole('link', { name: 'People' }).getAttribute('href')).toBe('/people');
    await go(`/people/${family.cy}`);
    await pass();
    expect(heading()).toBe('Cy');
  });

  test('P8 Edit opens the form of that person', async () => {
    const { user, host, family } = await open();
    const edit = screen.getByRole('button', { name: 'Edit' });
    await user.hover(edit);
    expect(host.preloaded).toEqual(['person.edit']);
    await user.click(edit);
    expect(host.opened).toEqual([{ name: 'person.edit', request: { personId: family.ada } }]);
  });

  test('P8 M11 X2 Delete asks, and after 500 ms shows the list; the page does not call it missing', async () => {
    const { user, pass, place, confirmations, notices, family } = await open();
    await pressDelete(user);
    await pass();
    expect(confirmations.questions).toEqual(['Are you sure you want to delete Ada?']);
    expect(notices).toMatchObject([
      { type: 'success', message: 'You have successfully deleted Ada.', duration: 10_000 },
    ]);
    expect(heading()).toBe('Ada (Sister)');
    expect(screen.queryByText('Person not found')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Actions/ }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Edit' }).disabled).toBe(true);
    await pass(499);
    expect(place.path).toBe(`/people/${family.ada}`);
    await pass(1);
    expect(place.path).toBe('/people');
  });

  test('P8 declined, nothing is deleted', async () => {
    const { user, pass, place, confirmations, family } = await open();
    confirmations.answer = false;
    await pressDelete(user);
    await pass(500);
    expect(place.path).toBe(`/people/${family.ada}`);
    expect(heading()).toBe('Ada (Sister)');
  });

  test('P8 who went to another person within the 500 ms stays there', async () => {
    const { user, pass, place, go, family } = await open();
    await pressDelete(user);
    await pass();
    await go(`/people/${family.ben}`);
    await pass(500);
    expect(place.path).toBe(`/people/${family.ben}`);
    expect(heading()).toBe('Ben (Colleague)');
  });

  test('F7 Undo on the list brings the person back', async () => {
    const { user, pass, notices } = await open();
    await pressDelete(user);
    await pass(500);
    act(() => notices[0]?.action?.onAction());
    await pass();
    expect(screen.getByRole('link', { name: 'Countess' })).toBeDefined();
  });

  test('X1 a refused delete keeps the page', async () => {
    const { user, pass, backend, notices, family, go } = await open();
    backend.refuse(({ kind }) => kind === 'delete');
    await pressDelete(user);
    await pass(500);
    expect(notices.at(-1)).toMatchObject({
      type: 'error',
      title: 'Delete Failed',
      message: 'Unable to delete Ada. Please try again.',
    });
    await go(`/people/${family.ada}`);
    await pass();
    expect(heading()).toBe('Ada (Sister)');
  });

  test('P9 O11 has three cards, with the age where the year of birth is known', async () => {
    await open();
    expect(card('Events Coming Up')).toBe('Events Coming Up2');
    expect(card('Days to Birthday')).toBe('Days to Birthday20Dec 10, 1990turns 36');
    expect(screen.getAllByText('Gift Items')[0]?.parentElement?.textContent).toBe('Gift Items2');
  });

  test('P9 without a birthday it says No Birthday Set; on the day Today', async () => {
    const { go, pass, family } = await open('ben');
    expect(card('Birthday')).toBe('BirthdayNo Birthday Set');
    expect(screen.queryByText('Days to Birthday')).toBeNull();
    await go(`/people/${family.cy}`);
    await pass();
    expect(card('Days to Birthday')).toBe('Days to BirthdayTodayNov 20, 1980turns 46');
  });

  test('P9 notes appear only when there are any', async () => {
    const { go, pass, family } = await open();
    expect(section('Notes').getByText(/Likes engines/).textContent).toContain('\n');
    await go(`/people/${family.ben}`);
    await pass();
    expect(screen.queryByRole('heading', { name: 'Notes' })).toBeNull();
  });

  test('P10 lists the upcoming dates, and adds an event with this person', async () => {
    const { user, host, family } = await open();
    const dates = section('Upcoming Dates').getAllByRole('listitem');
    expect(dates.map(({ textContent }) => textContent)).toEqual([
      'Winter partyDec 1, 202611 days',
      "Ada's BirthdayDec 10, 202620 days",
    ]);
    const link = section('Upcoming Dates').getByRole('link', { name: 'Winter party' });
    expect(link.getAttribute('href')).toBe(`/events/${family.party}`);
    await user.click(screen.getByRole('button', { name: 'Add an event with this person' }));
    expect(host.preloaded).toContain('event.add');
    expect(host.opened).toEqual([{ name: 'event.add', request: { people: [family.ada] } }]);
  });

  test('P10 without any it says so, word for word', async () => {
    const { elsewhere, family } = await open('ben');
    await elsewhere(({ commands }) => commands.deleteEvent(family.party).confirmed);
    expect(section('Upcoming Dates').getByText(/No upcoming/).textContent).toBe(
      'No upcoming dates.  Please add an important date.',
    );
  });

  test('P11 lists the gifts in a table, and adds one for this person', async () => {
    const { user, host, family } = await open();
    const gifts = section('Gift Items');
    const headers = gifts.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['GIFT ITEM', 'STATUS', 'EVENT', 'COST', 'ACTION']);
    const rows = gifts.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'TeaPurchasedOrderedWinter party$0.50',
      'BookIdea--$12.50',
    ]);
    await user.click(gifts.getByRole('button', { name: 'Add Gift' }));
    expect(host.preloaded).toContain('gift.add');
    expect(host.opened).toEqual([{ name: 'gift.add', request: { personId: family.ada } }]);
  });

  test('P11 cards on small screens', async () => {
    await open('ada', { width: 390 });
    const gifts = section('Gift Items');
    expect(gifts.queryByRole('table')).toBeNull();
    expect(gifts.getAllByRole('listitem')).toHaveLength(2);
  });

  test('P11 no gifts yet', async () => {
    await open('cy');
    expect(section('Gift Items').getByText('No gifts yet')).toBeDefined();
  });

  test('R5 an unknown person is not found, with a way back', async () => {
    await openRemote(remote, { at: '/people/nobody' });
    expect(screen.getByText('Person not found')).toBeDefined();
    const back = screen.getByRole('link', { name: 'Back to People' });
    expect(back.getAttribute('href')).toBe('/people');
  });

  test('R5 somebody deleted elsewhere while one looks is not found, without a crash', async () => {
    const { elsewhere, family } = await open();
    await elsewhere(({ commands }) => commands.deletePerson(family.ada).confirmed);
    expect(screen.getByText('Person not found')).toBeDefined();
  });

  test('R5 F5 a load that fails does not call the person missing', async () => {
    await openRemote(remote, {
      at: '/people/ada',
      user: null,
      before: ({ device, authentication }) => {
        device('ada-example-com').failListeners('people', 'permission');
        authentication.start('ada@example.com');
      },
    });
    expect(screen.getByText('This person could not be loaded')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to People' })).toBeDefined();
  });

  test('F2 the page follows a change elsewhere', async () => {
    const { elsewhere, family } = await open();
    await elsewhere(
      ({ commands }) =>
        commands.editPerson(family.ada, { name: 'Augusta', relationship: '' }).confirmed,
    );
    expect(heading()).toBe('Augusta');
  });
});
