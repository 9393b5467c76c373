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
async function openAsking(question: string, options: OpenShellOptions = {}) {
  const { at = '/people' } = options;
  history.pushState(null, '', `${at}?preview=${question}`);
  const preview = new ShownPreview();
  await preview.open(origins);
  return openShell({ at, preview, ...options });
}

/** Opens it as the next document does, after the preview was put in place. */
async function openTrying(app: string, options: OpenShellOptions = {}) {
  new ShownPreview().put({ app, entry });
  const preview = new ShownPreview();
  await preview.open(origins);
  return openShell({ at: '/people', preview, ...options });
}

const banner = () => screen.queryByRole('region', { name: 'Preview' });

describe('a preview', () => {
  test('is said on every page, with the app and where it is from', async () => {
    await openTrying('people');
    expect(banner()?.textContent).toContain('People is a preview from preview.example');
  });

  test('is left by one press, which loads the page anew without it', async () => {
    const { user, remotes } = await openTrying('people');
    await user.click(within(banner()!).getByRole('button', { name: 'Leave preview' }));
    expect(reloadPage).toHaveBeenCalledOnce();
    expect(remotes.preview.state()).toEqual({ status: 'none' });
    expect(sessionStorage).toHaveLength(0);
  });

  test('is said where nobody is signed in, too', async () => {
    await openTrying('auth', { at: '/auth', user: null, before: () => undefined });
    expect(banner()?.textContent).toContain('Sign-in and profile is a preview');
  });

  test('is said to somebody who has no people yet', async () => {
    await openTrying('people', { before: () => undefined });
    expect(banner()).not.toBeNull();
  });

  test('has its mark on the status page, and the other apps have none', async () => {
    const { pass } = await openTrying('people', { at: '/about' });
    await pass();
    const marked = screen
      .getAllByRole('listitem')
      .filter((card) => within(card).queryByText('Preview'));
    expect(marked).toHaveLength(1);
    expect(marked[0]?.textContent).toContain('Frompreview.example');
    expect(within(marked[0]!).getByRole('heading', { name: 'People' })).toBeDefined();
  });

  test('RL3 that a link asks for is opened by a press and not before', async () => {
    const { user, remotes, site } = await openAsking(`people@${entry}`);
    expect(banner()?.textContent).toContain(
      'This link asks for a preview of People from preview.example',
    );
    expect(site.registered.map((each) => each.entry)).not.toContain(entry);
    await user.click(within(banner()!).getByRole('button', { name: 'Open preview' }));
    expect(reloadPage).toHaveBeenCalledOnce();
    expect(remotes.preview.entryOf('people')).toBe(entry);
  });

  test('RL3 is opened from the status page, where the deployment lists origins', async () => {
    const { user, pass } = await openAsking('', { at: '/about' });
    await pass();
    const address = screen.getByLabelText('Address of the build');
    await user.clear(address);
    await user.type(address, 'https://evil.example/mf-manifest.json');
    await user.click(screen.getByRole('button', { name: 'Open in this tab' }));
    expect(
      screen.getByText(/https:\/\/evil\.example, which config\.json does not list/),
    ).toBeDefined();
    expect(sessionStorage).toHaveLength(0);
    await user.clear(address);
    await user.type(address, entry);
    await user.click(screen.getByRole('button', { name: 'Open in this tab' }));
    expect(reloadPage).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem('evergift.preview')).toBe(`people@${entry}`);
  });

  test('RL3 cannot be opened where the deployment lists none', async () => {
    const { pass } = await openShell({ at: '/about' });
    await pass();
    expect(screen.queryByLabelText('Address of the build')).toBeNull();
  });

  test('RL3 of this machine loads the page anew when it was built anew', async () => {
    new ShownPreview().put({ app: 'people', entry: 'http://localhost:4201/mf-manifest.json' });
    const preview = new ShownPreview();
    await preview.open(['http://localhost:4201']);
    const { pass, site } = await openShell({ at: '/people', preview });
    const built = (build: string) => () => Response.json({ name: 'people', version: '1', build });
    site.releases['shell'] = built('one');
    await pass(1000);
    await pass(1000);
    expect(reloadPage).not.toHaveBeenCalled();
    site.releases['shell'] = built('two');
    await pass(1000);
    expect(reloadPage).toHaveBeenCalled();
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
