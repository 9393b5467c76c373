import { choose, openRemote, write } from '@evergift/contract/testing';
import { createTestData } from '@evergift/data/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { remote } from '../remote.ts';
import { addGifts, openGifts as open } from '../test-data/gifts.ts';

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const search = () => screen.getByPlaceholderText<HTMLInputElement>('search gifts...');
const direction = () => screen.getByRole<HTMLButtonElement>('button', { name: /Direction/ });

describe('all gift items', () => {
  test('G1 is a table on wide screens, newest first', async () => {
    await open();
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['PERSON', 'GIFT ITEM', 'STATUS', 'EVENT', 'COST', 'ACTION']);
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'BenPenPurchasedOrdered--$40.00',
      'AdaBookIdea--$12.50',
      'AdaTeaPurchasedOrderedPicnic$25.50',
    ]);
  });

  test('G3 has a header, a button that adds, and cards with both totals', async () => {
    const { user, host } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Gift Items' })).toBeDefined();
    expect(screen.getAllByText('Ideas')[0]?.parentElement?.textContent).toBe(
      'Ideas1$12.50 estimated',
    );
    expect(screen.getAllByText('Bought')[0]?.parentElement?.textContent).toBe(
      'Bought2$65.50 spent',
    );
    await user.click(screen.getByRole('button', { name: 'Add Gift' }));
    expect(host.preloaded).toContain('gift.add');
    expect(host.opened).toEqual([{ name: 'gift.add', request: {} }]);
  });

  test.each([
    ['tEa', ['Tea']],
    ['ben', ['Pen']],
    ['picnic', ['Tea']],
  ])('G3 searching for %s finds by gift, person or event', async (text, found) => {
    const { user, pass, place } = await open();
    await write(user, search(), text);
    await pass();
    expect(names()).toEqual(found);
    expect(place.path).toBe(`/giftItems?search=${text}`);
  });

  test('G3 Enter in the search box does not reload', async () => {
    const { user, pass } = await open();
    await write(user, search(), 'tea');
    await user.keyboard('{Enter}');
    await pass();
    expect(search().closest('form')).toBeNull();
    expect(names()).toEqual(['Tea']);
  });

  test('G3 filters by status, person and event; the address keeps them', async () => {
    const { user, place, ids } = await open();
    await choose(user, 'Status', 'Purchased');
    expect(names()).toEqual(['Pen', 'Tea']);
    await choose(user, 'Person', 'Ada');
    expect(names()).toEqual(['Tea']);
    await choose(user, 'Event', 'Picnic');
    expect(names()).toEqual(['Tea']);
    expect(place.path).toBe(`/giftItems?status=purchased&person=${ids.ada}&event=${ids.picnic}`);
    await choose(user, 'Status', 'Ideas');
    expect(screen.getByText('No Gift Items Found.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(names()).toHaveLength(3);
    expect(place.path).toBe('/giftItems');
    expect(document.activeElement?.tagName, 'the button is gone').toBe('H1');
  });

  test('O5 filters by the stage of a purchase; the address keeps it', async () => {
    const { user, place, data, ids, pass } = await open();
    await data.commands.editGiftItem(ids.tea, { stage: 'wrapped' }).confirmed;
    await choose(user, 'Status', 'Wrapped');
    expect(names()).toEqual(['Tea']);
    expect(place.path).toBe('/giftItems?status=purchased&stage=wrapped');
    await choose(user, 'Status', 'Bought.*');
    expect(names()).toEqual(['Pen']);
    expect(place.path).toBe('/giftItems?status=purchased&stage=bought');
    await choose(user, 'Status', 'Given');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await pass();
    expect(place.path).toBe('/giftItems');
  });

  test('O5 a shared link with a stage opens the same list', async () => {
    const { go } = await open({ at: '/giftItems?stage=bought' });
    expect(names()).toEqual(['Pen', 'Tea']);
    await go('/giftItems?stage=lost');
    expect(names()).toEqual(['Pen', 'Book', 'Tea']);
  });

  test('G3 sorts by name, person and cost, in both directions; newest has its own order', async () => {
    const { user } = await open();
    expect(direction().disabled).toBe(true);
    await choose(user, 'Sort by', 'Name');
    expect(names()).toEqual(['Book', 'Pen', 'Tea']);
    await choose(user, 'Direction', 'Z to A');
    expect(names()).toEqual(['Tea', 'Pen', 'Book']);
    await choose(user, 'Sort by', 'Cost');
    expect(names()).toEqual(['Pen', 'Tea', 'Book']);
    await choose(user, 'Sort by', 'Person');
    expect(names()[0]).toBe('Pen');
    await choose(user, 'Sort by', 'Newest');
    expect(names()).toEqual(['Pen', 'Book', 'Tea']);
  });

  test('G3 a shared link opens the same list', async () => {
    const { go } = await open({ at: '/giftItems?search=e&status=purchased&sort=name' });
    expect(names()).toEqual(['Pen', 'Tea']);
    await go('/giftItems?status=lost&sort=colour');
    expect(names()).toEqual(['Pen', 'Book', 'Tea']);
  });

  test('G1 nothing yet: No Gift Items Found., and the way to the first', async () => {
    const { user, host } = await openRemote(remote, { at: '/giftItems' });
    expect(screen.getByText('No Gift Items Found.')).toBeDefined();
    await user.click(screen.getAllByRole('button', { name: 'Add Gift' })[1] as HTMLElement);
    expect(host.opened).toEqual([{ name: 'gift.add', request: {} }]);
  });

  test('G1 shows skeleton rows until the first answer', async () => {
    const { elsewhere, authentication } = await openRemote(remote, {
      at: '/giftItems',
      user: null,
      before: async (world) => {
        await addGifts(await createTestData({ world, user: 'ada@example.com' }));
      },
    });
    expect(screen.getByRole('table').querySelectorAll('tbody tr')).toHaveLength(5);
    await elsewhere(() => authentication.start('ada@example.com'));
    expect(names()).toEqual(['Pen', 'Book', 'Tea']);
  });

  test('F5 a load that fails never says that there is nothing', async () => {
    await openRemote(remote, {
      at: '/giftItems',
      user: null,
      before: ({ device, authentication }) => {
        device('ada-example-com').failListeners('giftItems', 'permission');
        authentication.start('ada@example.com');
      },
    });
    expect(screen.getByText('Your gift items could not be loaded')).toBeDefined();
    expect(screen.queryByText('No Gift Items Found.')).toBeNull();
  });

  test('G1 edit opens the form over the list', async () => {
    const { user, pass } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit Tea' }));
    await pass();
    expect(within(screen.getByRole('dialog')).getByText('Edit Gift Item')).toBeDefined();
  });
});
