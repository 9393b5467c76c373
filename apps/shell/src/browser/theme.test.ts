import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import html from '../../app.html?raw';
import { openOnDevice } from '../testing/open-on-device.ts';
import { openShell } from '../testing/open-shell.tsx';
import { showTheme } from './theme.ts';

const shown = () => document.documentElement.dataset['theme'];

/** Opens app.html as far as its head goes: the theme of the first paint. */
function firstPaint(): string | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.dataset['theme'] = page.documentElement.dataset['theme'];
  const [script] = page.head.querySelectorAll('script');
  window.eval(script?.textContent ?? '');
  return shown();
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});
afterEach(() => vi.restoreAllMocks());

describe('U3 the theme', () => {
  test('is light on a device that shows Evergift for the first time', () => {
    expect(firstPaint()).toBe('light');
  });

  test.each(['light', 'dark', 'system'] as const)(
    '%s is there again at the next first paint',
    (theme) => {
      showTheme(theme);
      expect(shown()).toBe(theme);
      expect(firstPaint()).toBe(theme);
    },
  );

  test('is light when what is remembered is no theme', () => {
    localStorage.setItem('evergift.theme', 'sepia');
    expect(firstPaint()).toBe('light');
  });

  test('works without storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(() => showTheme('dark')).not.toThrow();
    expect(shown()).toBe('dark');
    expect(firstPaint()).toBe('light');
  });

  test('of the settings is worn, follows their changes, and is remembered', async () => {
    const { data, pass } = await openShell({
      before: async ({ data }) => {
        await data.commands.addPerson({ name: 'Ada' }).confirmed;
        await data.commands.setTheme('dark').confirmed;
      },
    });
    expect(shown()).toBe('dark');
    expect(firstPaint()).toBe('dark');
    await act(() => data.commands.setTheme('system').applied);
    await pass();
    expect(shown()).toBe('system');
    expect(firstPaint()).toBe('system');
  });

  test('of the last visit stays while the settings cannot be had', async () => {
    localStorage.setItem('evergift.theme', 'dark');
    firstPaint();
    await openOnDevice((device) => device.goOffline());
    expect(shown()).toBe('dark');
    expect(firstPaint()).toBe('dark');
  });

  test('stays after signing out', async () => {
    const { data, pass } = await openShell({
      before: ({ data }) => data.commands.setTheme('dark').confirmed,
    });
    await act(() => data.session.signOut());
    await pass();
    expect(shown()).toBe('dark');
  });
});
