import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openShell } from '../testing/open-shell.tsx';

const banner = () => within(screen.getAllByRole('banner')[0] as HTMLElement);
const bars = () => screen.getAllByRole('navigation', { name: 'Main' });
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

describe('the bars around every signed-in page', () => {
  test('S1 the top bar leads to dashboard, people, events and profile', async () => {
    await openShell();
    expect(hrefOf(banner().getByRole('link', { name: 'Evergift, to the dashboard' }))).toBe(
      '/dashboard',
    );
    expect(hrefOf(banner().getByRole('link', { name: 'People' }))).toBe('/people');
    expect(hrefOf(banner().getByRole('link', { name: 'Events' }))).toBe('/events');
    expect(hrefOf(banner().getByRole('link', { name: 'Profile' }))).toBe('/profile');
  });

  test('S1 a link goes there without loading the page anew, and is marked there', async () => {
    const { user, pass } = await openShell();
    await user.click(banner().getByRole('link', { name: 'People' }));
    await pass();
    expect(location.pathname).toBe('/people');
    expect(screen.getByRole('heading', { name: 'Page /people' })).toBeDefined();
    const current = banner().getByRole('link', { name: 'People' });
    expect(current.getAttribute('aria-current')).toBe('page');
    expect(banner().getByRole('link', { name: 'Events' }).hasAttribute('aria-current')).toBe(false);
  });

  test('S1 People stays marked on the page of one person', async () => {
    await openShell({ at: '/people/ada' });
    const people = banner().getByRole('link', { name: 'People' });
    expect(people.getAttribute('aria-current')).toBe('page');
  });

  test.each([0, 1])(
    'S1 S2 bar %i has the way home, the lists on both sides of quick add, in one order',
    async (index) => {
      await openShell({ width: index === 0 ? 1280 : 390 });
      const entries = [...(bars()[index] as HTMLElement).querySelectorAll('a, button')];
      expect(entries.map((entry) => entry.getAttribute('aria-label') ?? entry.textContent)).toEqual(
        ['Dashboard', 'People', 'Add Gift', 'Gifts', 'Events'],
      );
    },
  );

  test.each([
    ['/dashboard', 'Dashboard'],
    ['/people/ada', 'People'],
    ['/giftItems', 'Gifts'],
    ['/events/party', 'Events'],
  ])('S1 S2 on %s both bars mark %s, and nothing else', async (at, name) => {
    await openShell({ at });
    for (const bar of bars()) {
      const marked = bar.querySelectorAll('[aria-current="page"]');
      expect([...marked].map(({ textContent }) => textContent)).toEqual([name]);
    }
  });

  test('S2 the bottom bar has People, quick add and Events', async () => {
    await openShell({ width: 390 });
    const [, bottom] = bars();
    if (!bottom) throw new Error('There is no bottom bar.');
    expect(hrefOf(within(bottom).getByRole('link', { name: 'People' }))).toBe('/people');
    expect(hrefOf(within(bottom).getByRole('link', { name: 'Events' }))).toBe('/events');
    expect(within(bottom).getByRole('button', { name: 'Add Gift' })).toBeDefined();
  });

  test.each([0, 1])('S1 S2 quick add opens the gift form, from bar %i', async (index) => {
    const opened: unknown[] = [];
    const { user, pass, modals } = await openShell();
    modals.open$.subscribe((modal) => modal && opened.push([modal.name, modal.request]));
    const bar = bars()[index] as HTMLElement;
    await user.click(within(bar).getByRole('button', { name: 'Add Gift' }));
    await pass();
    expect(opened).toEqual([['gift.add', {}]]);
  });

  test('the page behind a link is fetched when the pointer or the focus reaches it', async () => {
    const { user, site, pass } = await openShell();
    expect(site.loads).toEqual([]);
    await user.hover(banner().getByRole('link', { name: 'People' }));
    await pass();
    expect(site.loads).toEqual(['people']);
    act(() => banner().getByRole('link', { name: 'Events' }).focus());
    await pass();
    expect(site.loads).toEqual(['people', 'events']);
  });

  test('quick add fetches its form when the pointer reaches it', async () => {
    const { user, site, pass } = await openShell();
    const [top] = bars();
    await user.hover(within(top as HTMLElement).getByRole('button', { name: 'Add Gift' }));
    await pass();
    expect(site.loads).toEqual(['gifts']);
  });

  test('says quietly that changes wait for the network', async () => {
    const { data, goOffline, goOnline, pass } = await openShell();
    expect(screen.queryByText(/Waiting for the network/)).toBeNull();
    act(() => goOffline());
    await pass(1500);
    expect(screen.queryByText(/Waiting for the network/)).toBeNull();
    await pass(1000);
    expect(screen.getByText('Waiting for the network')).toBeDefined();
    await act(() => data.commands.addPerson({ name: 'Ben' }).applied);
    await pass();
    expect(
      screen.getByText('Waiting for the network. 1 change will be sent when it returns'),
    ).toBeDefined();
    let back = false;
    act(() => void goOnline().then(() => (back = true)));
    while (!back) await pass();
    await pass();
    expect(screen.queryByText(/Waiting for the network/)).toBeNull();
  });
});

describe('S5 the toast area', () => {
  test.each(['/dashboard', '/people', '/auth'])('is on %s', async (at) => {
    await openShell({ at });
    expect(screen.getByRole('region', { name: 'Notifications' })).toBeDefined();
  });

  test('is there during onboarding', async () => {
    await openShell({ before: () => undefined });
    expect(screen.getByRole('region', { name: 'Notifications' })).toBeDefined();
  });
});
