import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openShell } from '../testing/open-shell.tsx';
import type { OpenShellOptions } from '../testing/open-shell.tsx';

type Shell = Awaited<ReturnType<typeof openShell>>;

const follow = async ({ user, pass }: Shell, name: string) => {
  await user.click(screen.getAllByRole('link', { name })[0] as HTMLElement);
  await pass(50);
};
const back = async ({ pass }: Shell) => {
  act(() => history.back());
  await pass(50);
};

describe('the scroll position', () => {
  let position: number;
  let height: number;
  const reader = (to: number) => {
    position = to;
    dispatchEvent(new Event('scroll'));
  };

  beforeEach(() => {
    [position, height] = [0, 5000];
    sessionStorage.clear();
    // jsdom has no layout.
    Object.defineProperty(window, 'scrollY', { configurable: true, get: () => position });
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  });
  afterEach(() => vi.restoreAllMocks());

  const openScrollable = async (options: OpenShellOptions = {}) =>
    openShell({
      ...options,
      scrollTo: ({ top = 0 }) => (position = Math.min(top, Math.max(0, height - innerHeight))),
    });

  test('is the top on a new page, and where it was on the way back', async () => {
    const shell = await openScrollable();
    reader(1200);
    await follow(shell, 'People');
    expect(position).toBe(0);
    reader(300);
    await back(shell);
    expect(position).toBe(1200);
  });

  test('is restored as soon as the page is tall enough', async () => {
    const shell = await openScrollable();
    reader(1200);
    await follow(shell, 'People');
    height = 900;
    await back(shell);
    expect(position).toBeLessThan(1200);
    height = 5000;
    await shell.pass(100);
    expect(position).toBe(1200);
  });

  test('is the reader’s as soon as they scroll', async () => {
    const shell = await openScrollable();
    reader(1200);
    await follow(shell, 'People');
    height = 900;
    await back(shell);
    dispatchEvent(new Event('wheel'));
    reader(50);
    height = 5000;
    await shell.pass(5000);
    expect(position).toBe(50);
  });

  test('does not move when only the filters in the address change', async () => {
    const shell = await openScrollable();
    reader(700);
    await shell.user.click(screen.getByRole('radio', { name: '30 Days' }));
    await shell.pass(50);
    expect(location.search).toBe('?within=30-days');
    expect(position).toBe(700);
  });

  test('is the top of an address that is opened anew, wherever one was there before', async () => {
    const first = await openScrollable();
    reader(800);
    dispatchEvent(new Event('pagehide'));
    first.view.unmount();
    await openScrollable({ isReload: true, openedBy: 'navigate' });
    expect(position).toBe(0);
  });

  test('outlives a reload', async () => {
    const first = await openScrollable();
    reader(800);
    dispatchEvent(new Event('pagehide'));
    first.view.unmount();
    position = 0;
    await openScrollable({ isReload: true, openedBy: 'reload' });
    expect(position).toBe(800);
  });
});
