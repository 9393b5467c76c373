import { done, openInHost } from '@evergift/contract/testing';
import type { OpenOptions } from '@evergift/contract/testing';
import type { TestData } from '@evergift/data/testing';
import { useData, useQuery } from '@evergift/data/react';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { GiftList } from './gift-list.tsx';

function AllGifts() {
  const { data: rows } = useQuery(useData().giftRows$);
  return (
    <GiftList
      label="Gift Items"
      rows={rows}
      columns={['person', 'name', 'status', 'event', 'cost', 'actions']}
      isLoading={false}
      empty="No Gift Items Found."
    />
  );
}

async function addTea({ data: { commands } }: TestData) {
  const ada = await done(commands.addPerson({ name: 'Ada' }));
  const party = await done(
    commands.addEvent({ title: 'Party', date: '2026-12-01', people: [ada] }),
  );
  const tea = await done(
    commands.addGiftItem({
      name: 'Tea',
      personId: ada,
      status: 'purchased',
      eventId: party,
      url: 'example.com/tea',
      estimatedCost: 100,
      purchasedCost: 50,
    }),
  );
  return { ada, party, tea };
}

/** One gift; `put` changes its document as another client might. */
async function open(options: OpenOptions = {}) {
  let ids = { ada: '', party: '', tea: '' };
  const app = await openInHost(<AllGifts />, {
    ...options,
    before: async (world) => {
      ids = await addTea(world);
    },
  });
  const put = (fields: Record<string, unknown>) =>
    app.elsewhere(() => {
      const address = { collection: 'giftItems', id: ids.tea } as const;
      app.backend.put(app.uid, address, { ...app.backend.document(app.uid, address), ...fields });
    });
  const remove = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Delete Tea' }));
    await app.pass();
  };
  return { ...app, ids, put, remove };
}

const cells = () =>
  within(screen.getAllByRole('row')[1] as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const href = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

describe('a list of gifts', () => {
  test('G1 shows person, status, event and cost, with the way to each', async () => {
    const { ids } = await open();
    expect(cells()).toEqual(['Ada', 'PurchasedOrdered', 'Party', '$0.50', '']);
    expect(href('Ada')).toBe(`/people/${ids.ada}`);
    expect(href('Party')).toBe(`/events/${ids.party}`);
  });

  test('G1 the cost is the estimate for an idea and the price for a purchase', async () => {
    const { put } = await open();
    await put({ status: 'idea', eventId: '' });
    expect(cells()).toEqual(['Ada', 'Idea', '--', '$1.00', '']);
  });

  test('G1 a link opens the site in a page of its own, and not a path of ours', async () => {
    const { put } = await open();
    const link = screen.getByRole('link', { name: 'Open the link of Tea' });
    expect(link.getAttribute('href')).toBe('https://example.com/tea');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    await put({ url: '' });
    expect(href('Open the link of Tea')).toBeUndefined();
  });

  test('G1 a link that could run something is none', async () => {
    const { put } = await open();
    await put({ url: 'javascript:alert(1)' });
    expect(screen.getByText('Tea')).toBeDefined();
    expect(href('Open the link of Tea')).toBeUndefined();
  });

  test('G1 cards on small screens have all of it', async () => {
    const { put, user } = await open({ width: 390 });
    const card = within(screen.getByRole('listitem'));
    for (const text of ['Person', 'Ada', 'Tea', 'Purchased', 'Event', 'Party']) {
      expect(card.getByText(text)).toBeDefined();
    }
    const cost = () => card.getByText('Estimated/Purchased Cost').nextElementSibling?.textContent;
    expect(cost()).toBe('$0.50 paid');
    expect(card.getByRole('link', { name: 'Open the link of Tea' })).toBeDefined();
    await user.click(card.getByRole('button', { name: 'Actions for Tea' }));
    const menu = await screen.findByRole('menu', { name: 'Actions for Tea' });
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Edit', 'Go to Ada', 'Go to Party', 'Delete']);
    await user.keyboard('{Escape}');
    await put({ status: 'idea' });
    expect(cost()).toBe('~$1.00 estimated');
  });

  test('G1 a gift without a price has none: nobody paid $0.00', async () => {
    const { put } = await open();
    await put({ purchasedCost: 0 });
    expect(cells()).toEqual(['Ada', 'PurchasedOrdered', 'Party', '--', '']);
  });

  test('G2 a missing event is Event Not Found, and no link', async () => {
    const { put } = await open();
    await put({ eventId: 'gone' });
    expect(cells()).toEqual(['Ada', 'PurchasedOrdered', 'Event Not Found', '$0.50', '']);
    expect(href('Event Not Found')).toBeUndefined();
  });

  test('a gift whose person is gone keeps the name, and no link', async () => {
    const { put } = await open();
    await put({ personId: 'gone', personName: 'Old friend' });
    expect(cells()[0]).toBe('Old friend');
    expect(href('Old friend')).toBeUndefined();
    await put({ personName: '' });
    expect(cells()[0]).toBe('Unknown');
  });

  test('X3 an unknown status is shown as it is, and reported as a warning once', async () => {
    const { put, problems } = await open();
    await put({ status: 'wrapped' });
    expect(cells()).toEqual(['Ada', 'wrapped', 'Party', '$1.00', '']);
    await put({ status: 'wrapped', name: 'Tea time' });
    const warnings = problems.filter(({ area }) => area === 'document');
    expect(warnings).toMatchObject([{ level: 'warning', facts: { fields: 'status' } }]);
  });

  test('edit opens the form of that gift', async () => {
    const { user, host, ids } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit Tea' }));
    expect(host.preloaded).toContain('gift.edit');
    expect(host.opened).toEqual([{ name: 'gift.edit', request: { giftItemId: ids.tea } }]);
  });

  test('M11 X2 delete asks, deletes and says so; it can be undone', async () => {
    const { confirmations, notices, remove, pass } = await open();
    await remove();
    expect(confirmations.questions).toEqual(['Are you sure you want to delete Tea?']);
    expect(screen.getByText('No Gift Items Found.')).toBeDefined();
    expect(notices).toMatchObject([
      {
        type: 'success',
        title: 'Successfully Deleted Gift Item',
        message: 'You have successfully deleted Tea.',
        action: { label: 'Undo' },
      },
    ]);
    act(() => notices[0]?.action?.onAction());
    await pass();
    expect(cells()).toEqual(['Ada', 'PurchasedOrdered', 'Party', '$0.50', '']);
  });

  test('M11 declined, it stays', async () => {
    const { confirmations, remove, notices } = await open();
    confirmations.answer = false;
    await remove();
    expect(cells()[0]).toBe('Ada');
    expect(notices).toEqual([]);
  });

  test('X1 a delete that the server refuses', async () => {
    const { backend, remove, notices } = await open();
    backend.refuse(({ kind }) => kind === 'delete');
    await remove();
    expect(cells()[0]).toBe('Ada');
    expect(notices.at(-1)).toMatchObject({
      type: 'error',
      title: 'Error!',
      message: 'Error deleting Tea. Please try again.',
    });
  });

  test('a change that waits for the network is marked', async () => {
    const { goOffline, elsewhere, data, ids } = await open();
    goOffline();
    await elsewhere(() => data.commands.editGiftItem(ids.tea, { name: 'Coffee' }).applied);
    expect(screen.getByRole('rowheader').textContent).toContain('Waiting for the network');
  });

  test('O5 one press moves a purchase on; the control names the next stage, and Undo takes it back', async () => {
    const { user, notices, pass } = await open();
    const stages = ['ordered', 'arrived', 'wrapped', 'given'];
    for (const [index, stage] of stages.entries()) {
      await user.click(screen.getByRole('button', { name: `Mark Tea as ${stage}` }));
      await pass();
      expect(notices.at(-1)).toMatchObject({
        type: 'success',
        message: `Tea: ${stage}.`,
        action: { label: 'Undo' },
      });
      expect(cells()[1]?.toLowerCase()).toBe(`${stage}${stages[index + 1] ?? ''}`);
    }
    expect(screen.queryByRole('button', { name: /^Mark Tea/ })).toBeNull();
    act(() => notices.at(-1)?.action?.onAction());
    await pass();
    expect(cells()[1]).toBe('WrappedGiven');
  });

  test('O5 the focus stays in the row when there is no further stage', async () => {
    const { user, put, pass } = await open();
    await put({ stage: 'wrapped' });
    await user.click(screen.getByRole('button', { name: 'Mark Tea as given' }));
    await pass();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Party' }));
  });

  test('O5 an idea has no stage', async () => {
    const { put } = await open();
    await put({ status: 'idea', eventId: '', stage: 'wrapped' });
    expect(cells()[1]).toBe('Idea');
  });

  test('O6 a shared present names both, or how many more', async () => {
    const { put, elsewhere } = await open();
    await elsewhere(async ({ commands }) => {
      await commands.addPerson({ name: 'Benjamin', nickname: 'Ben' }, { id: 'ben' }).confirmed;
      await commands.addPerson({ name: 'Cleo' }, { id: 'cleo' }).confirmed;
    });
    await put({ alsoFor: ['ben'] });
    expect(cells()[0]).toBe('Ada and Ben');
    expect(href('Ben')).toBe('/people/ben');
    await put({ alsoFor: ['ben', 'cleo'] });
    expect(cells()[0]).toBe('Ada + 2, also for Ben, Cleo');
  });

  test('O1 an idea that is planned names the event', async () => {
    const { put, ids } = await open();
    await put({ status: 'idea', eventId: '', plannedEventId: ids.party });
    expect(cells()[2]).toBe('Partyplanned');
    expect(href('Party')).toBe(`/events/${ids.party}`);
  });

  test('the notes of a gift are below its name', async () => {
    const { put } = await open();
    await put({ notes: 'The green one' });
    expect(screen.getByRole('rowheader').textContent).toContain('The green one');
  });
});
