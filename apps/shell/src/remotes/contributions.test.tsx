import type { RemoteEntry } from '@evergift/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildRemote, manifest } from '../testing/create-site.tsx';
import { openShell } from '../testing/open-shell.tsx';

const star: NonNullable<RemoteEntry['contributions']>['icons'] = {
  star: [['path', { d: 'M0 0h24', key: 'a' }]],
};

/** remotes.json's entry of an app that no source of the shell knows. */
const wishes: RemoteEntry = {
  name: 'wishes',
  entry: '/remotes/wishes/mf-manifest.json',
  paths: [{ path: '/wishes', access: 'signed-in' }],
  modals: [],
  contributions: {
    label: 'Wishes',
    routes: [{ path: '/wishes', title: 'All wishes', access: 'signed-in' }],
    navigation: [
      {
        label: 'Wishes',
        icon: 'star',
        order: 15,
        where: ['top', 'bottom'],
        does: { go: '/wishes' },
      },
    ],
    commands: [
      {
        id: 'go.wishes',
        label: 'Go to Wishes',
        icon: 'star',
        order: 100,
        group: 'go',
        does: { go: '/wishes' },
        keys: ['g', 'w'],
      },
    ],
    search: [
      { collection: 'people', title: 'Wishes of', order: 5, does: { go: '/wishes?of=:id' } },
    ],
    loadFailures: [],
    icons: star,
  },
};
const withWishes = {
  entries: [...manifest, wishes],
  apps: { wishes: () => Promise.resolve({ remote: buildRemote('wishes', ['/wishes']) }) },
};
const topBar = () => screen.getAllByRole('navigation', { name: 'Main' })[0] as HTMLElement;
const names = (role: string) =>
  within(topBar())
    .getAllByRole(role)
    .map(({ textContent }) => textContent);

describe('what an app contributes', () => {
  test('is there before its code is loaded: navigation in its order, with its icon', async () => {
    const { site } = await openShell(withWishes);
    expect(names('link')).toEqual(['Dashboard', 'People', 'Wishes', 'Gifts', 'Events']);
    const link = within(topBar()).getByRole('link', { name: 'Wishes' });
    expect(link.querySelector('path')?.getAttribute('d')).toBe('M0 0h24');
    expect(site.loads).toEqual([]);
  });

  test('is a command with a shortcut, and a page with a title before it loads', async () => {
    const never = () => new Promise<unknown>(() => undefined);
    const { user, pass } = await openShell({ ...withWishes, apps: { wishes: never } });
    await user.keyboard('gw');
    await pass();
    expect(location.pathname).toBe('/wishes');
    expect(document.title).toBe('All wishes · Evergift');
  });

  test('is found by the search, in the palette and among the records', async () => {
    const { user, pass } = await openShell(withWishes);
    await import('../chrome/command-palette.tsx');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await pass();
    await user.keyboard('wish');
    await pass();
    expect(screen.getByRole('menuitem', { name: /Go to Wishes/ })).toBeDefined();
    await user.clear(screen.getByRole('searchbox'));
    await user.keyboard('ada');
    await pass();
    const section = screen.getByRole('group', { name: 'Wishes of' });
    await user.click(within(section).getByRole('menuitem', { name: 'Ada' }));
    await pass(100);
    expect(location.pathname).toBe('/wishes');
    expect(location.search).toMatch(/^\?of=/);
  });
});

describe('the bars', () => {
  const search = () => screen.queryByRole('button', { name: 'Search' });
  const dashboard = () => screen.queryAllByRole('link', { name: 'Dashboard' });

  test('come whole: nothing in them moves when remotes.json arrives', async () => {
    let arrive = (_: RemoteEntry[]) => {};
    const entries = new Promise<RemoteEntry[]>((resolve) => (arrive = resolve));
    const { pass } = await openShell({ entries });
    expect([...dashboard(), search()]).toEqual([null]);
    arrive(manifest);
    await pass();
    expect(names('link')).toEqual(['Dashboard', 'People', 'Gifts', 'Events']);
    expect(search()).not.toBeNull();
  });

  test('have what the shell brings when remotes.json takes long', async () => {
    const { pass } = await openShell({ entries: new Promise(() => undefined) });
    await pass(5000);
    expect(dashboard()).not.toEqual([]);
    expect(search()).not.toBeNull();
  });

  test('have what the shell brings when no other app is deployed', async () => {
    await openShell({ entries: [] });
    expect(names('link')).toEqual(['Dashboard']);
  });
});

test('the bars come by themselves once remotes.json can be had', async () => {
  const { site, pass } = await openShell({ entries: 'none' as never });
  expect(screen.queryByRole('link', { name: 'People' })).toBeNull();
  site.entries = manifest;
  await pass(2500);
  expect(screen.getAllByRole('link', { name: 'People' }).length).toBeGreaterThan(0);
});

test('while remotes.json cannot be had the shell says what is missing, and Retry asks at once', async () => {
  const { site, user } = await openShell({ entries: {} as unknown as RemoteEntry[] });
  expect(screen.getByText('Some pages can’t be reached right now')).toBeDefined();
  site.entries = manifest;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await screen.findAllByRole('link', { name: 'People' })).length).toBeGreaterThan(0);
  expect(screen.queryByText('Some pages can’t be reached right now')).toBeNull();
});

test('an app whose entry does not fit is named, and the others are there', async () => {
  const unfit = { ...wishes, paths: 7 } as unknown as RemoteEntry;
  await openShell({ entries: [...manifest, unfit] });
  expect(
    screen.getByText(/Part of the list of apps does not fit\..*wishes: build 1/),
  ).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'People' }).length).toBeGreaterThan(0);
});
