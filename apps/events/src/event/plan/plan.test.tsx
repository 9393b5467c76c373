import { done } from '@evergift/contract/testing';
import { current } from '@evergift/data/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openYear } from '../../test-data/year.ts';

/**
 * The page of the winter party on 1 December (Ada and Ben, $100, Ada has gifts for $26): for Ben three ideas, a lamp
 * that is planned for it, and a pen and a kite that are not.
 */
async function open() {
  let lamp = '';
  let kite = '';
  const app = await openYear({
    before: async ({ data, clock }) => {
      const { commands } = data;
      const { data: people } = await current(data.people$);
      const ben = people.find(({ name }) => name === 'Ben')?.id ?? '';
      const { data: events } = await current(data.events$);
      const party = events.find(({ title }) => title === 'Winter party')?.id ?? '';
      await clock.advance({ seconds: 1 });
      const idea = { personId: ben, status: 'idea' } as const;
      kite = await done(commands.addGiftItem({ ...idea, name: 'Kite', estimatedCost: 8000 }));
      lamp = await done(
        commands.addGiftItem({
          ...idea,
          name: 'Lamp',
          estimatedCost: 4500,
          plannedEventId: party,
        }),
      );
    },
  });
  await app.go(`/events/${app.year.party}`);
  await app.pass();
  const press = async (name: string | RegExp) => {
    await app.user.click(screen.getByRole('button', { name }));
    await app.pass();
  };
  const gift = async (id: string) => (await current(app.data.giftItem$(id))).data?.gift;
  return { ...app, press, gift, lamp, kite };
}

const plan = () => screen.getByRole('list', { name: 'Plan' });
const rowOf = (name: string) =>
  within(plan())
    .getAllByRole('listitem')
    .find(
      (item) => item.parentElement === plan() && item.textContent.includes(name),
    ) as HTMLElement;
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const budget = () => screen.getByText('Budget').parentElement?.textContent;

describe('the plan of an event', () => {
  test('O2 has a row for each participant: bought with cost, planned with estimate, other ideas on demand', async () => {
    const { press } = await open();
    expect(rowOf('Countess').textContent).toContain('Book');
    expect(rowOf('Countess').textContent).toContain('$25.50');
    expect(rowOf('Ben').textContent).toMatch(/Lamp planned\s*about \$45\.00/);
    expect(rowOf('Ben').textContent).not.toContain('Kite');
    expect(screen.getByText('Everyone is planned for. Still to buy for Ben.')).toBeDefined();
    await press('2 more ideas');
    expect(rowOf('Ben').textContent).toContain('Kite');
    expect(rowOf('Ben').textContent).toContain('$51.00 over the budget');
  });

  test('O2 a row without either says Nothing yet, and the page says who has nothing', async () => {
    const { press } = await open();
    await press('Unplan Lamp');
    expect(within(rowOf('Ben')).getByText('Nothing yet')).toBeDefined();
    expect(screen.getByText('Nothing yet for Ben.')).toBeDefined();
  });

  test('O1 O2 Bought asks for the cost in the row, with the estimate; Enter saves, and Undo puts it back', async () => {
    const { user, press, pass, gift, lamp, notices, year } = await open();
    await press('Bought: Lamp');
    const cost = screen.getByRole<HTMLInputElement>('textbox', { name: 'What did Lamp cost?' });
    expect(document.activeElement).toBe(cost);
    expect(cost.value).toBe('45.00');
    await user.keyboard('39.50{Enter}');
    await pass();
    expect(await gift(lamp)).toMatchObject({
      status: 'purchased',
      eventId: year.party,
      purchasedCost: 3950,
      plannedEventId: '',
    });
    expect(screen.getByText('Everyone has a gift.')).toBeDefined();
    expect(focused()).toBe('2 more ideas');
    expect(notices.at(-1)).toMatchObject({ type: 'success', message: 'Lamp is bought for Ben.' });
    notices.at(-1)?.action?.onAction();
    await pass();
    expect(await gift(lamp)).toMatchObject({
      status: 'idea',
      eventId: '',
      plannedEventId: year.party,
    });
  });

  test('O2 Escape leaves without buying, and the focus returns', async () => {
    const { user, press, pass, gift, lamp } = await open();
    await press('Bought: Lamp');
    await user.keyboard('{Escape}');
    await pass();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(focused()).toBe('Bought: Lamp');
    expect(await gift(lamp)).toMatchObject({ status: 'idea' });
  });

  test('O1 O2 an idea is planned and unplanned with one press each; it stays an idea without an event', async () => {
    const { press, gift, kite, year } = await open();
    await press('2 more ideas');
    await press('Plan Kite');
    expect(await gift(kite)).toMatchObject({
      status: 'idea',
      eventId: '',
      plannedEventId: year.party,
    });
    expect(focused()).toBe('Bought: Pen');
    await press('Unplan Kite');
    expect(await gift(kite)).toMatchObject({ status: 'idea', plannedEventId: '' });
    expect(rowOf('Ben').contains(document.activeElement)).toBe(true);
  });

  test('O1 F7 deleting the event clears its plans', async () => {
    const { elsewhere, gift, lamp, year } = await open();
    await elsewhere(({ commands }) => commands.deleteEvent(year.party).confirmed);
    expect(await gift(lamp)).toMatchObject({ status: 'idea', plannedEventId: '' });
  });

  test('O2 Add idea opens the form with person and plan', async () => {
    const { press, host, year } = await open();
    await press('Add idea for Ben');
    expect(host.preloaded).toContain('gift.add');
    expect(host.opened).toEqual([
      { name: 'gift.add', request: { personId: year.ben, plannedEventId: year.party } },
    ]);
  });

  test('O2 a change that the server refuses is taken back and reported', async () => {
    const { press, pass, backend, gift, lamp, notices, year } = await open();
    backend.refuse(({ collection }) => collection === 'giftItems');
    await press('Unplan Lamp');
    await pass();
    expect(await gift(lamp)).toMatchObject({ plannedEventId: year.party });
    expect(notices.at(-1)).toMatchObject({
      type: 'error',
      title: 'Error!',
      message: 'Error updating Lamp. Please try again.',
    });
  });

  test('O3 the budget says what is spent, planned and left, and by how much that is too much', async () => {
    const { press, elsewhere, year } = await open();
    expect(budget()).toContain('Spent$26.00Planned$45.00Left after plans$29.00');
    const bar = screen.getByRole('progressbar', { name: 'Budget' });
    expect(bar.getAttribute('aria-valuetext')).toBe('$26.00 spent, $45.00 planned, $29.00 left');
    await press('2 more ideas');
    await press('Plan Kite');
    expect(budget()).toContain('Over by $51.00 with what is planned');
    await elsewhere(({ commands }) => commands.editEvent(year.party, { budget: null }).confirmed);
    expect(budget()).toBe('BudgetNo Budget Set.$26.00 spent$125.00 planned');
  });

  test('O5 in the last 14 days it counts what is still to wrap', async () => {
    const { elsewhere, year } = await open();
    expect(screen.getByText('2 still to wrap')).toBeDefined();
    await elsewhere(
      ({ commands }) => commands.editEvent(year.party, { date: '2026-12-05' }).confirmed,
    );
    expect(screen.queryByText('2 still to wrap')).toBeNull();
  });
});
