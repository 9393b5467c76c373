import { done, openRemote } from '@evergift/contract/testing';
import type { OpenOptions } from '@evergift/contract/testing';
import { current } from '@evergift/data/testing';
import type { TestData } from '@evergift/data/testing';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { remote } from '../../remote.ts';

/** Ada and Ben, and a party for both in nine days; today is 2026-11-20. */
async function addParty({ data: { commands } }: Pick<TestData, 'data'>, budget: number | null) {
  const ada = await done(commands.addPerson({ name: 'Ada' }));
  const ben = await done(commands.addPerson({ name: 'Ben', nickname: 'Benny' }));
  const event = { title: 'Party', people: [ada, ben], date: '2026-11-29', budget };
  return { ada, ben, party: await done(commands.addEvent(event)) };
}

async function open(
  add: (world: TestData, ids: Awaited<ReturnType<typeof addParty>>) => Promise<unknown>,
  { budget = null, ...options }: OpenOptions & { budget?: number | null } = {},
) {
  let ids = {} as Awaited<ReturnType<typeof addParty>>;
  // What is fetched when it is needed comes from the disk, for which fake timers do not wait.
  await import('@evergift/ui/amount-form');
  const opened = await openRemote(remote, {
    at: '/dashboard',
    before: async (world) => {
      ids = await addParty(world, budget);
      await add(world, ids);
    },
    ...options,
  });
  const press = async (name: string | RegExp) => {
    await opened.user.click(nextUp().getByRole('button', { name }));
    await opened.pass();
  };
  return { ...opened, ids, press };
}

const section = () => screen.getByRole('heading', { name: 'Next up' }).closest('section');
const nextUp = () => within(section() as HTMLElement);
const headings = () => nextUp().queryAllByRole('heading', { level: 3 });
const steps = () => headings().map(({ textContent }) => textContent);
const details = () => headings().map((heading) => heading.nextElementSibling?.textContent);

describe('O13 next up', () => {
  test('names who has no present, with the best idea there is', async () => {
    await open(async ({ data: { commands } }, { ada }) => {
      await done(commands.addGiftItem({ name: 'Kite', personId: ada, estimatedCost: 4_500 }));
      await done(commands.addGiftItem({ name: 'Yacht', personId: ada, estimatedCost: 99_900 }));
    });
    expect(steps()).toEqual(['Buy Kite for Ada', 'Find something for Benny']);
    expect(details()).toEqual(['Party · your idea · about $45.00', 'Party']);
    expect(nextUp().getAllByText('9 days')).toHaveLength(2);
  });

  test('Bought asks for the cost with the estimate in it, Enter saves, and Undo takes it back', async () => {
    const { press, user, pass, data, ids, notices } = await open(
      async ({ data: { commands } }, { ada }) => {
        await done(commands.addGiftItem({ name: 'Kite', personId: ada, estimatedCost: 4_500 }));
      },
    );
    await press('Bought: Kite');
    const cost = nextUp().getByRole<HTMLInputElement>('textbox', { name: 'What did it cost?' });
    expect(document.activeElement).toBe(cost);
    expect(cost.value).toBe('45.00');
    await user.keyboard('39.9{Enter}');
    await pass();
    const gifts = async () => (await current(data.giftsOfEvent$(ids.party))).data;
    expect(await gifts()).toMatchObject([
      { gift: { status: 'purchased', purchasedCost: 3_990, eventId: ids.party } },
    ]);
    expect(steps()).toEqual(['Find something for Benny']);
    expect(document.activeElement).toBe(
      nextUp().getByRole('button', { name: 'Add idea for Benny' }),
    );
    act(() => notices.at(-1)?.action?.onAction());
    await pass();
    expect(await gifts()).toEqual([]);
    expect(steps()).toContain('Buy Kite for Ada');
  });

  test('Escape leaves the cost, and the focus where it was', async () => {
    const { press, user, pass } = await open(async ({ data: { commands } }, { ada }) => {
      await done(commands.addGiftItem({ name: 'Kite', personId: ada }));
    });
    await press('Bought: Kite');
    await user.keyboard('{Escape}');
    await pass();
    expect(nextUp().queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(nextUp().getByRole('button', { name: 'Bought: Kite' }));
  });

  test('Add idea opens the form for the person and the plan', async () => {
    const { press, host, ids } = await open(() => Promise.resolve());
    await press('Add idea for Ada');
    expect(host.opened).toEqual([
      { name: 'gift.add', request: { personId: ids.ada, plannedEventId: ids.party } },
    ]);
  });

  test('Wrapped wraps, with Undo', async () => {
    const { press, data, ids } = await open(async ({ data: { commands } }, { ada, ben, party }) => {
      const bought = { status: 'purchased', eventId: party } as const;
      await done(commands.addGiftItem({ name: 'Kite', personId: ada, ...bought }));
      await done(commands.addGiftItem({ name: 'Ball', personId: ben, ...bought }));
      await done(commands.editEvent(party, { date: '2026-11-27' }));
    });
    expect(steps()).toEqual(['Wrap Kite for Ada', 'Wrap Ball for Benny']);
    await press('Wrapped: Kite');
    expect(steps()).toEqual(['Wrap Ball for Benny']);
    const [gift] = (await current(data.giftsOfPerson$(ids.ada))).data;
    expect(gift?.gift.stage).toBe('wrapped');
    expect(document.activeElement).toBe(nextUp().getByRole('button', { name: 'Wrapped: Ball' }));
  });

  test('a budget that is exceeded leads to the plan', async () => {
    const { ids } = await open(
      async ({ data: { commands } }, { ada, ben, party }) => {
        const bought = { status: 'purchased', eventId: party, purchasedCost: 450 } as const;
        await done(commands.addGiftItem({ name: 'Kite', personId: ada, ...bought }));
        await done(commands.addGiftItem({ name: 'Ball', personId: ben, ...bought }));
      },
      { budget: 500 },
    );
    expect(steps()).toEqual(['$4.00 over the budget']);
    expect(details()).toEqual(['Party · $9.00 of $5.00']);
    const plan = nextUp().getByRole('link', { name: 'See the plan: Party' });
    expect(plan.getAttribute('href')).toBe(`/events/${ids.party}`);
  });

  test('nothing to do says so, warmly', async () => {
    const { pass } = await open(async ({ data: { commands } }, { ada, ben, party }) => {
      await done(commands.editPerson(ada, { birthday: '2000-01-15' }));
      for (const personId of [ada, ben]) {
        const bought = { status: 'purchased', eventId: party, stage: 'given' } as const;
        await done(commands.addGiftItem({ name: 'Kite', personId, ...bought }));
      }
      const birthday = `birthday-${ada}-2027`;
      await done(
        commands.addGiftItem({
          ...{ name: 'Ball', personId: ada, status: 'purchased', eventId: birthday },
        }),
      );
    });
    await pass();
    expect(nextUp().getByText('All set')).toBeDefined();
  });

  test('while nothing is due, it looks further ahead', async () => {
    await open(async ({ data: { commands } }, { ada, party }) => {
      await done(commands.editPerson(ada, { birthday: '2000-03-15' }));
      await done(commands.addGiftItem({ name: 'Kite', personId: ada, estimatedCost: 4_500 }));
      await done(commands.deleteEvent(party));
    });
    expect(steps()).toEqual(['Buy Kite for Ada']);
    expect(details()).toEqual(["Ada's Birthday · turns 27 · your idea · about $45.00"]);
  });

  test('leads on who has just begun, one question at a time, each gone when it is answered', async () => {
    const { press, host, data, pass, ids } = await open(({ data: { commands } }, { party }) =>
      done(commands.deleteEvent(party)),
    );
    const answer = async (change: () => Promise<unknown>) => {
      await act(change);
      await pass();
    };
    expect(steps()).toEqual(['When is Ada’s birthday?']);
    await press('Add birthday');
    expect(host.opened.at(-1)).toEqual({ name: 'person.edit', request: { personId: ids.ada } });
    await answer(() => data.commands.editPerson(ids.ada, { birthday: '2000-03-15' }).confirmed);
    expect(steps()).toEqual(['An idea for Ada?']);
    await press('Add idea');
    expect(host.opened.at(-1)).toEqual({ name: 'gift.add', request: { personId: ids.ada } });
    const kite = { name: 'Kite', personId: ids.ada };
    await answer(() => data.commands.addGiftItem(kite).confirmed);
    expect(steps()).toEqual(['Buy Kite for Ada']);
    await answer(() => data.commands.deletePerson(ids.ben).confirmed);
    expect(steps()).toEqual(['Bring your address book']);
    await press('Import');
    expect(host.opened.at(-1)).toEqual({ name: 'import.file', request: {} });
  });

  test('O11 says how old somebody turns, there and on the card of their birthday', async () => {
    await open(async ({ data: { commands } }) => {
      await done(commands.addPerson({ name: 'Cy', birthday: '1990-12-10' }));
    });
    expect(nextUp().getByText(/turns 36/).textContent).toBe("Cy's Birthday · turns 36");
    expect(screen.getByText('Dec 10, 2026 · turns 36')).toBeDefined();
  });

  test('is above the cards and the timeline', async () => {
    await open(() => Promise.resolve());
    const parts = screen.getAllByRole('heading', { level: 2 });
    expect(parts.map(({ textContent }) => textContent)).toEqual(['Next up', 'Event Timeline']);
    const cards = screen.getByRole('link', { name: /EVENTS/ });
    expect(section()!.compareDocumentPosition(cards)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('on a phone it comes before the quick actions', async () => {
    await open(() => Promise.resolve(), { width: 390 });
    const add = screen.getByRole('button', { name: 'Add Person' });
    expect(section()!.compareDocumentPosition(add)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('follows a change elsewhere', async () => {
    const { data, pass, ids } = await open(() => Promise.resolve());
    const kite = {
      name: 'Kite',
      personId: ids.ben,
      status: 'purchased',
      eventId: ids.party,
    } as const;
    await act(() => data.commands.addGiftItem(kite).confirmed);
    await pass();
    expect(steps()).toEqual(['Find something for Ada']);
  });
});
