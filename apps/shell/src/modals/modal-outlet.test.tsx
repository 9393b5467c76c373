import type { RemoteModule } from '@evergift/contract';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildRemote } from '../testing/create-site.tsx';
import { openShell } from '../testing/open-shell.tsx';
import { recordReports } from '../testing/record-reports.ts';

const dialog = () => screen.queryByRole('dialog');
const addGift = () => screen.getAllByRole('button', { name: 'Add Gift' })[0] as HTMLElement;
const apps = (modals: RemoteModule['modals']) => ({
  gifts: () => Promise.resolve({ remote: buildRemote('gifts', [], modals) }),
});

describe('a modal, opened from anywhere', () => {
  test('M1 is loaded when first needed, and gets what its opener presets', async () => {
    const { host, site, pass } = await openShell();
    expect(site.loads).toEqual([]);
    act(() => host.openModal('gift.add', { personId: 'ada' }));
    await pass();
    expect(screen.getByRole('dialog', { name: 'gift.add' }).textContent).toContain(
      '{"personId":"ada"}',
    );
  });

  test('M1 says that it loads, and can be left before it has', async () => {
    const { host, user, pass } = await openShell({
      apps: { gifts: () => new Promise(() => undefined) },
    });
    act(() => host.openModal('gift.add', {}));
    await pass();
    expect(within(dialog() as HTMLElement).getByRole('img', { name: 'Loading' })).toBeDefined();
    await user.keyboard('{Escape}');
    await pass(1000);
    expect(dialog()).toBeNull();
  });

  test('M1 one that was prefetched opens at once', async () => {
    const { host, remotes, pass } = await openShell();
    await act(() => remotes.loadModal('gift.add'));
    act(() => host.openModal('gift.add', {}));
    expect(screen.getByRole('dialog', { name: 'gift.add' })).toBeDefined();
    await pass();
  });

  test('that cannot be loaded says so and is reported; Retry works once its app is back', async () => {
    const { reporting, reports } = recordReports();
    const { host, site, user, pass } = await openShell({ reporting });
    const back = site.apps['gifts'] as () => Promise<unknown>;
    site.apps['gifts'] = () => Promise.reject(new Error('down'));
    act(() => host.openModal('gift.add', {}));
    await pass();
    expect(screen.getByText('This part of Evergift can’t be reached')).toBeDefined();
    expect(reports).toHaveLength(1);
    site.apps['gifts'] = back;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await pass();
    expect(screen.getByRole('dialog', { name: 'gift.add' })).toBeDefined();
  });

  test('S6 that breaks while it is shown costs nothing else; Retry opens it anew', async () => {
    const { reporting, reports } = recordReports();
    let isBroken = true;
    const Modal = () => {
      if (isBroken) throw new Error('torn');
      return <p>Repaired</p>;
    };
    const { host, user, pass } = await openShell({
      reporting,
      apps: apps({ 'gift.add': () => Promise.resolve(Modal) }),
    });
    act(() => host.openModal('gift.add', {}));
    await pass();
    expect(screen.getByRole('dialog', { name: 'This did not load' })).toBeDefined();
    expect(reports.map(({ context }) => context)).toEqual([
      expect.objectContaining({ area: 'gifts', version: '1.2.3', part: 'gift.add' }),
    ]);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await pass();
    expect(screen.getByText('Repaired')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeDefined();
  });

  test('M1 the focus returns to what opened it, also when the modal took a while to load', async () => {
    let answer = () => {};
    const isThere = new Promise<void>((resolve) => (answer = resolve));
    const { site, user, pass } = await openShell();
    const load = site.apps['gifts'] as () => Promise<unknown>;
    site.apps['gifts'] = () => isThere.then(load);
    const opener = addGift();
    act(() => opener.focus());
    await user.keyboard('{Enter}');
    await pass(1000);
    expect(screen.getByRole('dialog', { name: 'One moment' })).toBeDefined();
    await act(async () => answer());
    await pass(1000);
    const modal = screen.getByRole('dialog', { name: 'gift.add' });
    expect(modal.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    await pass(1000);
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  test('M1 the focus goes to the page’s heading when what opened it is gone', async () => {
    const { host, user, pass } = await openShell();
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    act(() => host.openModal('gift.add', {}));
    await pass(1000);
    opener.remove();
    await user.keyboard('{Escape}');
    await pass(1000);
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('M1 the focus goes to the dialog below when a toast opened it from there', async () => {
    const { host, user, pass } = await openShell();
    await user.keyboard('?');
    await pass(1000);
    const help = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const reopen = document.body.appendChild(document.createElement('button'));
    reopen.setAttribute('data-react-aria-top-layer', 'true');
    act(() => reopen.focus());
    act(() => host.openModal('gift.add', {}));
    await pass(1000);
    act(() => reopen.remove());
    await user.keyboard('{Escape}');
    await pass(1000);
    expect(dialog()).toBe(help);
    expect(help.contains(document.activeElement)).toBe(true);
  });

  test('one that another replaces is gone', async () => {
    const { host, pass } = await openShell();
    act(() => host.openModal('gift.add', {}));
    await pass();
    act(() => host.openModal('person.add', {}));
    await pass(1000);
    expect(screen.queryByRole('dialog', { name: 'gift.add' })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'person.add' })).toBeDefined();
  });
});
