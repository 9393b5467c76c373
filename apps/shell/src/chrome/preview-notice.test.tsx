import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { reloadPage } from '../browser/leave-page.ts';
import { openShell } from '../testing/open-shell.tsx';
import type { OpenShellOptions } from '../testing/open-shell.tsx';
import { ShownPreview } from '../remotes/shown-preview.ts';

beforeEach(() => {
  sessionStorage.clear();
});

const origins = ['https://preview.example'];
const entry = 'https://preview.example/mf-manifest.json';

/** Opens the shell as the document that was asked for a preview does. */
function openAsking(question: string, options: OpenShellOptions = {}) {
  const { at = '/people' } = options;
  history.pushState(null, '', `${at}?preview=${question}`);
  const preview = new ShownPreview();
  preview.open(origins);
  return openShell({ at, preview, ...options });
}

const banner = () => screen.queryByRole('region', { name: 'Preview' });

describe('a preview', () => {
  test('is said on every page, with the app and where it is from', async () => {
    await openAsking(`people@${entry}`);
    expect(banner()?.textContent).toContain('People is a preview from preview.example');
  });

  test('is left by one press, which loads the page anew without it', async () => {
    const { user, remotes } = await openAsking(`people@${entry}`);
    await user.click(within(banner()!).getByRole('button', { name: 'Leave preview' }));
    expect(reloadPage).toHaveBeenCalledOnce();
    expect(remotes.preview.state()).toEqual({ status: 'none' });
    expect(sessionStorage).toHaveLength(0);
  });

  test('is said where nobody is signed in, too', async () => {
    await openAsking(`auth@${entry}`, { at: '/auth', user: null, before: () => undefined });
    expect(banner()?.textContent).toContain('Sign-in and profile is a preview');
  });

  test('is said to somebody who has no people yet', async () => {
    await openAsking(`people@${entry}`, { before: () => undefined });
    expect(banner()).not.toBeNull();
  });

  test('has its mark on the status page, and the other apps have none', async () => {
    const { pass } = await openAsking(`people@${entry}`, { at: '/about' });
    await pass();
    const marked = screen
      .getAllByRole('listitem')
      .filter((card) => within(card).queryByText('Preview'));
    expect(marked).toHaveLength(1);
    expect(marked[0]?.textContent).toContain('Frompreview.example');
    expect(within(marked[0]!).getByRole('heading', { name: 'People' })).toBeDefined();
  });

  test('that is refused says why, and can be put away', async () => {
    const { user } = await openAsking('people@https://evil.example/mf-manifest.json');
    const alert = screen.getByText('The preview was not opened.').closest('[role=alert]');
    expect(alert?.textContent).toContain('https://evil.example, which config.json does not list');
    await user.click(within(alert as HTMLElement).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('The preview was not opened.')).toBeNull();
    expect(reloadPage).not.toHaveBeenCalled();
  });

  test('is nothing to be seen where nobody asked', async () => {
    await openShell({ at: '/people' });
    expect(banner()).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
