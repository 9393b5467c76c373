import { openRemote, recordDownloads } from '@evergift/contract/testing';
import type { OpenOptions } from '@evergift/contract/testing';
import type { TestData } from '@evergift/data/testing';
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { remote } from '../remote.ts';

const longName = 'Maximiliana'.repeat(19).slice(0, 200);

/** Somebody, an occasion in December with a budget, two presents for it, and an idea. */
async function aYear({ data: { commands } }: TestData) {
  const { id: ada } = await commands.addPerson({ name: longName, nickname: 'Ada' });
  const { id: party } = await commands.addEvent({
    ...{ title: 'Party', people: [ada], date: '2026-12-05', budget: 1_000 },
  });
  const gift = { personId: ada, status: 'purchased', eventId: party } as const;
  await commands.addGiftItem({ ...gift, name: 'Kite', purchasedCost: 1_205 });
  await commands.addGiftItem({ ...gift, name: 'Cups', purchasedCost: 100_000_000 });
  await commands.addGiftItem({ name: 'Vase', personId: ada, estimatedCost: 500 });
}

/** Opens the page when the code of its figures is there, which comes in a part of its own. */
const open = ({ before, ...options }: OpenOptions = {}) =>
  openRemote(remote, {
    at: '/review',
    ...options,
    before: async (world) => {
      await world.data.open(async () => (await import('../figures/open-review.ts')).openReview);
      await before?.(world);
    },
  });

/** Chooses what to save of a plot. */
async function save(user: UserEvent, title: string, what: string) {
  await user.click(screen.getByRole('button', { name: `Save: ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: what }));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
}
const plot = (name: string) => screen.getByRole('img', { name });
const words = (name: string) => {
  const element = plot(name);
  const id = element.getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent;
};

describe('Y1 the year at a glance', () => {
  test('Y1 its figures, and what a screen reader says of each plot', async () => {
    await open({ before: aYear });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Year in Review 2026');
    expect(screen.getByText('2 presents for 1 person')).toBeDefined();
    expect(words('Spent by month, 2026')).toBe(
      '$1,000,012.05 in all. November $1,000,012.05, nothing in other months.',
    );
    expect(words('Spent by person, 2026')).toBe('$1,000,012.05 in all. Ada $1,000,012.05.');
    expect(words('Spent by occasion, 2026')).toBe('$1,000,012.05 in all. Party $1,000,012.05.');
    expect(words('Ideas turned into presents, 2026')).toBe('2 presents, 1 idea left. Ada 2 of 3.');
    expect(words('Budgets, 2026')).toBe('Party $1,000,012.05, over by $1,000,002.05.');
    expect(words('Occasions, 2026')).toBe('1 occasion. Party Dec 5.');
  });

  test('Y1 a table of the same figures is one press away', async () => {
    const { user } = await open({ before: aYear });
    await user.click(screen.getByRole('button', { name: 'Table: Budgets' }));
    const table = screen.getByRole('table', { name: 'Budgets, 2026' });
    expect(screen.queryByRole('img', { name: 'Budgets, 2026' })).toBeNull();
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['ForBudgetSpentLeft', 'Party$10.00$1,000,012.05-$1,000,002.05']);
    expect(within(table).getByRole('link', { name: 'Party' }).getAttribute('href')).toMatch(
      /^\/events\//,
    );
    await user.click(screen.getByRole('button', { name: 'Plot: Budgets' }));
    expect(plot('Budgets, 2026')).toBeDefined();
  });

  test('Y1 the year is in the address, and what is no year there is this year', async () => {
    const { user, place } = await open({
      before: async (world) => {
        await aYear(world);
        const { id } = world.data.commands.addPerson({ name: 'Ben' });
        await world.data.commands.addEvent({ title: 'Ball', people: [id], date: '2027-02-01' });
      },
      at: '/review?year=2025',
    });
    expect(screen.getByText('Nothing to look back on in 2025 yet')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: '2027' }));
    expect(place.path).toBe('/review?year=2027');
    expect(words('Occasions, 2027')).toBe('1 occasion. Ball Feb 1.');
    expect(screen.getAllByText('No presents in 2027 yet')).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: '2026' }));
    expect(place.path).toBe('/review');
    expect(plot('Spent by month, 2026')).toBeDefined();
  });

  test.each(['', 'now', '0', '99999', '-1'])('Y1 ?year=%s shows this year', async (year) => {
    await open({ before: aYear, at: `/review?year=${year}` });
    expect(plot('Occasions, 2026')).toBeDefined();
  });

  test('Y1 nothing at all leads on to the first gift', async () => {
    const { host, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add your first gift' }));
    expect(host.opened.map(({ name }) => name)).toEqual(['gift.add']);
  });

  test('Y1 one gift without event and budget', async () => {
    await open({
      before: async ({ data: { commands } }) => {
        const { id: personId } = await commands.addPerson({ name: 'Ben' });
        const gift = { name: 'Kite', status: 'purchased', purchasedCost: 1 } as const;
        await commands.addGiftItem({ ...gift, personId });
      },
    });
    expect(words('Spent by occasion, 2026')).toBe('$0.01 in all. Just because $0.01.');
    expect(words('Spent by month, 2026')).toContain('November $0.01');
    expect(screen.getByText('No budgets in 2026')).toBeDefined();
    expect(screen.getByText('No occasions in 2026')).toBeDefined();
  });

  test('Y1 what changes elsewhere is there at once', async () => {
    const { elsewhere } = await open({ before: aYear });
    await elsewhere(async ({ commands }) => {
      await commands.addPerson({ name: 'Ben', yearlyBudget: 5_000 });
    });
    expect(words('Budgets, 2026')).toContain('Ben $0.00 of $50.00');
  });

  test('Y1 without an answer about what there is, it says so instead of showing nothing', async () => {
    await open({
      user: null,
      before: ({ device, authentication }) => {
        device('ada-example-com').failListeners('giftItems', 'permission');
        authentication.start('ada@example.com');
      },
    });
    expect(screen.getByText('Your year could not be loaded')).toBeDefined();
  });

  test('Y1 the heading keeps its focus while the figures come', async () => {
    let arrive = () => {};
    const { pass } = await open({
      before: ({ data }) => {
        const real = data.open.bind(data);
        const arrived = new Promise<void>((resolve) => (arrive = resolve));
        data.open = (load) => arrived.then(() => real(load));
      },
    });
    const heading = screen.getByRole('heading', { level: 1 });
    act(() => heading.focus());
    expect(screen.getByText('Loading')).toBeDefined();
    arrive();
    await pass();
    expect(screen.getByText('Nothing to look back on in 2026 yet')).toBeDefined();
    expect(document.activeElement).toBe(heading);
  });

  test('Y1 when a part of its code does not come, it can be tried again', async () => {
    const failing = new Error('no chunk');
    const { user, host } = await open({
      before: ({ data }) => {
        const real = data.open.bind(data);
        let calls = 0;
        data.open = (load) => ((calls += 1) === 1 ? Promise.reject(failing) : real(load));
      },
    });
    expect(screen.getByText('Your year could not be drawn')).toBeDefined();
    expect(host.errors).toEqual([failing]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing to look back on in 2026 yet')).toBeDefined();
  });
});

describe('Y2 figures to take along', () => {
  test('Y2 a file has what the table shows', async () => {
    const files = recordDownloads();
    const { user, notices } = await open({ before: aYear });
    await save(user, 'Spent by occasion', 'Save as CSV');
    vi.useRealTimers();
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['evergift-2026-spent-by-occasion.csv', 'text/csv'],
    ]);
    const text = (await files[0]?.text())?.replace('\uFEFF', '');
    expect(text).toBe('"Occasion","Presents","Spent"\r\n"Party",2,1000012.05\r\n');
    expect(notices.at(-1)).toMatchObject({ type: 'success' });
  });

  test('Y2 where no picture can be made, it says what else there is', async () => {
    const { user, notices } = await open({ before: aYear });
    await save(user, 'Budgets', 'Save as picture');
    expect(notices.at(-1)?.message).toContain('Unable to make the picture.');
  });
});
