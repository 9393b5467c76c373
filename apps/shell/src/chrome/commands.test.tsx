import type { TestData } from '@evergift/data/testing';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { openShell } from '../testing/open-shell.tsx';
import type { OpenShellOptions } from '../testing/open-shell.tsx';

beforeEach(() => localStorage.clear());

const family = async ({ data }: TestData) => {
  const { commands } = data;
  const ada = commands.addPerson({ name: 'Ada', nickname: 'Countess', birthday: '1990-12-10' });
  await ada.confirmed;
  await commands.addPerson({ name: 'Ben', relationship: 'uncle' }).confirmed;
  await commands.addGiftItem({ name: 'Analytical engine', personId: ada.id }).confirmed;
};

async function open(options: OpenShellOptions = {}) {
  // What is fetched when it is needed comes from the disk, for which fake timers do not wait.
  await Promise.all([import('./command-palette.tsx'), import('./shortcut-help.tsx')]);
  const shell = await openShell({ before: family, ...options });
  const press = async (keys: string) => {
    await shell.user.keyboard(keys);
    for (let step = 0; step < 3; step += 1) await shell.pass(50);
  };
  return { ...shell, press };
}
const dialog = (name: string) => screen.queryByRole('dialog', { name });
const palette = () => within(dialog('Search') as HTMLElement);
const offers = () =>
  palette()
    .queryAllByRole('menuitem')
    .map(({ textContent }) => textContent);

describe('keyboard shortcuts', () => {
  test.each([
    ['gd', '/dashboard'],
    ['gp', '/people'],
    ['ge', '/events'],
    ['gg', '/giftItems'],
  ])('%s goes to %s', async (keys, path) => {
    const { press } = await open({ at: '/profile' });
    await press(keys);
    expect(location.pathname).toBe(path);
  });

  test('n adds a gift', async () => {
    const { press } = await open();
    await press('n');
    expect(dialog('gift.add')).not.toBeNull();
  });

  test('F7 z does what the newest toast offers, once, from wherever the focus is', async () => {
    const { press, host } = await open();
    const done: string[] = [];
    const offer = (name: string) => ({ label: 'Undo', onAction: () => void done.push(name) });
    await press('z');
    act(() => {
      host.notify({ message: 'Ada is deleted.', action: offer('Ada') });
      host.notify({ message: 'Ben is deleted.', action: offer('Ben') });
      host.notify({ message: 'Saved.' });
    });
    await press('z');
    await press('z');
    await press('z');
    expect(done).toEqual(['Ben', 'Ada']);
  });

  test('? opens the help sheet, which names them all', async () => {
    const { press } = await open();
    await press('?');
    const terms = within(dialog('Keyboard shortcuts') as HTMLElement).getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual([
      'Search',
      'Go to the notifications and back',
      'Go to Dashboard',
      'Go to People',
      'Go to Events',
      'Go to Gift Items',
      'Add Gift',
      'Undo a deletion',
      'Keyboard shortcuts',
    ]);
    await press('{Escape}');
    expect(dialog('Keyboard shortcuts')).toBeNull();
  });

  test('a key too late begins anew', async () => {
    const { user, pass } = await open({ at: '/profile' });
    await user.keyboard('g');
    await pass(1600);
    await user.keyboard('p');
    await pass(50);
    expect(location.pathname).toBe('/profile');
  });

  test.each(['{Control>}n{/Control}', '{Meta>}n{/Meta}', '{Alt>}n{/Alt}', 'xp', 'N'])(
    '%s is none of them',
    async (keys) => {
      const { press } = await open({ at: '/profile' });
      await press(keys);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(location.pathname).toBe('/profile');
    },
  );

  test('never while somebody types', async () => {
    const { press, view } = await open({ at: '/profile' });
    const field = view.container.appendChild(document.createElement('input'));
    act(() => field.focus());
    await press('gpn?');
    expect(field.value).toBe('gpn?');
    expect(location.pathname).toBe('/profile');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('never on a choice that searches while one types', async () => {
    const { press } = await open();
    act(() => screen.getByRole('button', { name: /Everybody/ }).focus());
    await press('n');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('never with a modal open', async () => {
    const { host, press } = await open();
    act(() => host.openModal('person.add', {}));
    await press('gp');
    await press('{Control>}k{/Control}');
    expect(location.pathname).toBe('/dashboard');
    expect(dialog('Search')).toBeNull();
    expect(dialog('person.add')).not.toBeNull();
  });

  test('can be switched off on this device, but for the one with a modifier key', async () => {
    const { user, press } = await open();
    await press('?');
    await user.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
    await press('{Escape}');
    await press('gp');
    expect(location.pathname).toBe('/dashboard');
    await press('{Control>}k{/Control}');
    expect(dialog('Search')).not.toBeNull();
  });

  test('there are none where nobody is signed in', async () => {
    const { press } = await open({ user: null, at: '/auth', before: () => undefined });
    await press('{Control>}k{/Control}');
    await press('?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the command palette', () => {
  test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s opens it', async (keys) => {
    const { press } = await open();
    await press(keys);
    expect(document.activeElement).toBe(palette().getByRole('searchbox'));
    expect(offers()).toContain('Add Giftn');
  });

  test('so does its button in the top bar', async () => {
    const { user, pass } = await open();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    for (let step = 0; step < 3; step += 1) await pass(50);
    expect(dialog('Search')).not.toBeNull();
  });

  test('lists every action before anything is typed', async () => {
    const { press } = await open();
    await press('{Control>}k{/Control}');
    expect(offers()).toHaveLength(15);
  });

  test('finds a person by nickname and goes there', async () => {
    const { press } = await open();
    await press('{Control>}k{/Control}');
    await press('count');
    expect(offers()[0]).toContain('Countess');
    await press('{Enter}');
    expect(location.pathname).toMatch(/^\/people\/.+/);
    expect(dialog('Search')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('finds an event, with its date, and goes there', async () => {
    const { press } = await open();
    await press('{Control>}k{/Control}');
    await press('birthday');
    expect(offers()).toEqual(["Ada's BirthdayDec 10, 2026"]);
    await press('{Enter}');
    expect(location.pathname).toMatch(/^\/events\/.+/);
  });

  test('finds a gift and opens it; the focus returns to where it was', async () => {
    const { press } = await open();
    const before = screen.getAllByRole('link', { name: 'Profile' })[0] as HTMLElement;
    act(() => before.focus());
    await press('{Control>}k{/Control}');
    await press('engine');
    await press('{Enter}');
    expect(dialog('gift.edit')?.textContent).toContain('giftItemId');
    await press('{Escape}');
    expect(document.activeElement).toBe(before);
  });

  test('starts actions: a theme, a modal, signing out', async () => {
    const { press } = await open();
    await press('{Control>}k{/Control}');
    await press('dark{Enter}');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await press('{Control>}k{/Control}');
    await press('create{Enter}');
    expect(dialog('event.add')).not.toBeNull();
    await press('{Escape}');
    await press('{Control>}k{/Control}');
    await press('sign out{Enter}');
    expect(location.pathname).toBe('/auth');
  });

  test('the arrow keys move while the focus stays in the box', async () => {
    const { press } = await open();
    await press('{Control>}k{/Control}');
    await press('go to');
    await press('{ArrowDown}{Enter}');
    expect(location.pathname).toBe('/people');
  });

  test('Q1 hands a line of several words to the app that takes it', async () => {
    const { press } = await open();
    await press('{Control>}k{/Control}');
    await press('dad');
    expect(palette().queryByRole('group', { name: 'Do with this text' })).toBeNull();
    await press(' gets $& ~45');
    expect(offers()).toEqual(['Add Gift “dad gets $& ~45”']);
    await press('{Enter}');
    expect(dialog('gift.add')?.textContent).toContain('{"capture":"dad gets $& ~45"}');
  });

  test('says when nothing fits; Escape clears the box, then closes and returns the focus', async () => {
    const { press } = await open();
    const before = screen.getAllByRole('link', { name: 'Profile' })[0] as HTMLElement;
    act(() => before.focus());
    await press('{Control>}k{/Control}');
    await press('zzz');
    expect(palette().getByText('No results. Try a part of the name.')).toBeDefined();
    await press('{Escape}');
    expect(offers()).toHaveLength(15);
    await press('{Escape}');
    expect(dialog('Search')).toBeNull();
    expect(document.activeElement).toBe(before);
  });
});
