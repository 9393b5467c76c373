import { openRemote } from '@evergift/contract/testing';
import { createTestData } from '@evergift/data/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { remote } from '../remote.ts';
import { addFamily } from '../test-data/family.ts';
import { names, openPeople as open } from '../test-data/open-people.ts';

const row = (name: string) => {
  const cells = within(screen.getByRole('link', { name }).closest('tr') as HTMLElement);
  return cells.getAllByRole('cell').map(({ textContent }) => textContent);
};

describe('the people list', () => {
  test('P1 has a header, a button that adds, and two cards that lead on', async () => {
    const { user, host } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'People' })).toBeDefined();
    const events = screen.getByRole('link', { name: /Upcoming events/ });
    expect(events.getAttribute('href')).toBe('/events');
    // The party, the coming birthdays of Ada and Dee, and Cy's next one, a year away.
    expect(events.textContent).toBe('Upcoming events43 within 30 days');
    const gifts = screen.getByRole('link', { name: /Gifts/ });
    expect(gifts.getAttribute('href')).toBe('/giftItems');
    expect(gifts.textContent).toBe('Gifts31 idea2 bought');
    await user.hover(screen.getByRole('button', { name: 'Add Person' }));
    expect(host.preloaded).toContain('person.add');
    await user.click(screen.getByRole('button', { name: 'Add Person' }));
    expect(host.opened).toEqual([{ name: 'person.add', request: {} }]);
  });

  test('P5 P6 O11 is a table on wide screens', async () => {
    await open();
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['NAME', 'RELATION', 'BIRTHDAY', 'GIFTS', 'SPENT', 'ACTIONS']);
    expect(row('Ada')).toEqual(['Sister', 'Dec 10, 199020 days awayturns 36', '2', '$0.50', '']);
    expect(row('Ben')).toEqual(['Colleague', '--', '1', '$40.00', '']);
    expect(row('Cy')).toEqual(['--', 'Nov 20, 1980Todayturns 46', '0', '$0.00', '']);
  });

  test('O12 says in words whose budget of this year is exceeded, and by how much', async () => {
    const { elsewhere, family } = await open();
    await elsewhere(
      ({ commands }) => commands.editPerson(family.ben, { yearlyBudget: 3_100 }).confirmed,
    );
    expect(row('Ben')[3]).toBe('$40.00$9.00 over this year’s budget');
    await elsewhere(
      ({ commands }) => commands.editPerson(family.ben, { yearlyBudget: 4_000 }).confirmed,
    );
    expect(row('Ben')[3]).toBe('$40.00');
  });

  test('P5 is cards on small screens', async () => {
    await open({ width: 390 });
    expect(screen.queryByRole('table')).toBeNull();
    const [ada, ben] = within(screen.getByRole('list', { name: 'People' })).getAllByRole(
      'listitem',
    );
    const card = within(ada as HTMLElement);
    expect(card.getByRole('link', { name: 'Ada' })).toBeDefined();
    expect(card.getByText('Countess')).toBeDefined();
    expect(card.getByRole('img', { name: '2 gifts' }).textContent).toBe('🎁 2');
    expect(card.getByText('Sister')).toBeDefined();
    expect(card.getByText('Dec 10, 1990')).toBeDefined();
    expect(card.getByText('20 days away')).toBeDefined();
    expect(card.getByText('$0.50')).toBeDefined();
    expect(within(ben as HTMLElement).getByRole('img', { name: '1 gift' })).toBeDefined();
  });

  test('O12 a card says on its second line whose budget is exceeded: the first has the name', async () => {
    const { elsewhere, family } = await open({ width: 390 });
    await elsewhere(
      ({ commands }) => commands.editPerson(family.ben, { yearlyBudget: 3_100 }).confirmed,
    );
    const [, ben] = within(screen.getByRole('list', { name: 'People' })).getAllByRole('listitem');
    expect(ben?.querySelector('.aside')?.textContent).toBe('🎁 1Spent$40.00');
    expect(ben?.querySelector('.details')?.textContent).toBe(
      '$9.00 over this year’s budget · Colleague',
    );
  });

  test('P5 a card begins with the birthday of somebody without nickname and relation', async () => {
    await open({ width: 390 });
    const birthday = screen.getByText('Nov 20, 1980').closest('.detail');
    // A separator comes before whatever is not the first.
    expect(birthday?.previousElementSibling).toBeNull();
  });

  test('P6 the name leads to the person, beside an avatar with the first letter', async () => {
    const { family } = await open();
    const link = screen.getByRole('link', { name: 'Ada' });
    const cell = link.closest('th');
    expect(cell?.textContent).toBe('AdaCountess');
    expect(cell?.querySelector('[data-letter]')?.getAttribute('data-letter')).toBe('A');
    expect(link.getAttribute('href')).toBe(`/people/${family.ada}`);
  });

  test('P6 C1 the countdown carries its urgency; a birthday today is urgent', async () => {
    await open();
    const urgency = (text: string) => screen.getByText(text).dataset.urgency;
    expect(urgency('Today')).toBe('urgent');
    expect(urgency('7 days away')).toBe('urgent');
    expect(urgency('20 days away')).toBe('warning');
  });

  test('C1 at midnight the open page moves on', async () => {
    const { passClock } = await open({ now: '2026-11-20T23:59' });
    expect(screen.getByText('20 days away')).toBeDefined();
    await passClock({ minutes: 2 });
    expect(screen.getByText('19 days away')).toBeDefined();
    expect(screen.getByText('364 days away')).toBeDefined();
  });

  test('P7 edit opens the form of that person', async () => {
    const { user, host, family } = await open();
    const edit = screen.getByRole('button', { name: 'Edit Ada' });
    await user.hover(edit);
    expect(host.preloaded).toContain('person.edit');
    await user.click(edit);
    expect(host.opened).toEqual([{ name: 'person.edit', request: { personId: family.ada } }]);
  });

  test('P7 M11 X2 delete asks, deletes and says so; it stays on the list', async () => {
    const { user, pass, confirmations, notices, place } = await open();
    await user.click(screen.getByRole('button', { name: 'Delete Ada' }));
    await pass(500);
    expect(confirmations.questions).toEqual(['Are you sure you want to delete Ada?']);
    expect(names()).toEqual(['Ben', 'Cy', 'Dee']);
    expect(notices).toMatchObject([
      { type: 'success', message: 'You have successfully deleted Ada.', action: { label: 'Undo' } },
    ]);
    expect(notices[0]?.title).toBeUndefined();
    expect(place.path).toBe('/people');
  });

  test('X1 a delete that the server refuses', async () => {
    const { user, pass, backend, notices } = await open();
    backend.refuse(({ kind }) => kind === 'delete');
    await user.click(screen.getByRole('button', { name: 'Delete Ada' }));
    await pass();
    expect(names()).toContain('Ada');
    expect(notices.at(-1)).toMatchObject({
      type: 'error',
      title: 'Delete Failed',
      message: 'Unable to delete Ada. Please try again.',
    });
  });

  test('X1 a delete of somebody who is gone', async () => {
    const { user, pass, data, notices, family } = await open();
    window.confirm = () => {
      data.commands.deletePerson(family.ada);
      return true;
    };
    await user.click(screen.getByRole('button', { name: 'Delete Ada' }));
    await pass();
    expect(notices).toMatchObject([
      {
        type: 'error',
        title: 'Delete Failed',
        message: 'Invalid data.  Cannot delete person. Please try again.',
      },
    ]);
  });

  test('P7 shows 5 skeleton rows until the first answer', async () => {
    const { elsewhere, authentication } = await openRemote(remote, {
      at: '/people',
      user: null,
      before: async (world) => {
        await addFamily(await createTestData({ world, user: 'ada@example.com' }));
      },
    });
    const table = screen.getByRole('table', { name: 'People' });
    expect(table.getAttribute('aria-busy')).toBe('true');
    expect(table.querySelectorAll('tbody tr')).toHaveLength(5);
    await elsewhere(() => authentication.start('ada@example.com'));
    expect(names()).toEqual(['Ada', 'Ben', 'Cy', 'Dee']);
  });

  test('nobody yet: says what to do and offers it', async () => {
    const { user, host } = await openRemote(remote, { at: '/people' });
    expect(screen.getByText('Nobody here yet')).toBeDefined();
    await user.click(screen.getAllByRole('button', { name: 'Add Person' })[1] as HTMLElement);
    expect(host.opened).toEqual([{ name: 'person.add', request: {} }]);
  });

  test('I1 an import is offered beside Add Person', async () => {
    const { user, host, pass } = await open();
    await user.click(screen.getByRole('button', { name: 'More for people' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Import' }));
    await pass(500);
    expect(host.preloaded).toContain('import.file');
    expect(host.opened).toEqual([{ name: 'import.file', request: {} }]);
  });

  test('F5 a load that fails never says that there is nobody', async () => {
    await openRemote(remote, {
      at: '/people',
      user: null,
      before: ({ device, authentication }) => {
        device('ada-example-com').failListeners('people', 'permission');
        authentication.start('ada@example.com');
      },
    });
    expect(screen.getByText('Your people could not be loaded')).toBeDefined();
    expect(screen.queryByText('Nobody here yet')).toBeNull();
  });

  test('F2 a change elsewhere shows without a reload', async () => {
    const { elsewhere, family } = await open();
    await elsewhere(
      ({ commands }) => commands.editPerson(family.ada, { name: 'Augusta' }).confirmed,
    );
    expect(names()).toEqual(['Augusta', 'Ben', 'Cy', 'Dee']);
  });
});
