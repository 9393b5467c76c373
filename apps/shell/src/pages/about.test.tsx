import { CONTRACT_VERSION, readRemotesManifest } from '@evergift/contract';
import type { RemoteEntry } from '@evergift/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { entryForDevice } from '../remotes/device-builds.ts';
import { listOf, manifest } from '../testing/create-site.tsx';
import { openShell } from '../testing/open-shell.tsx';
import { recordReports } from '../testing/record-reports.ts';

const card = (name: string) =>
  screen.getByRole('heading', { name, level: 2 }).closest('li') as HTMLElement;
const fact = (name: string, of: string) =>
  within(card(of)).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

const released = (build: string, path?: string) => () =>
  new Response(
    JSON.stringify({ name: 'people', version: '1.2.4', build, files: path ? [{ path }] : [] }),
    {
      headers: {
        'content-type': 'application/json',
        'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT',
      },
    },
  );

/** An app's entry with one build that remotes.json lists. */
const withBuild = (entry: RemoteEntry, build: string): RemoteEntry => ({
  ...entry,
  listed: { version: '1.2.3', build, since: '2026-11-20T10:00:00Z', share: 100, isDefault: true },
});

/** The script that this document starts from, as app.html names it. */
function startFrom(path: string) {
  const script = Object.assign(document.createElement('script'), { type: 'module', src: path });
  document.head.append(script);
  onTestFinished(() => script.remove());
}

describe('the status page', () => {
  test('says which version and build of which app is there, from where and since when', async () => {
    const { pass } = await openShell({
      at: '/about',
      releases: { people: released('abc123') },
    });
    await pass();
    expect(within(card('People')).getByText('Available')).toBeDefined();
    expect(fact('Version', 'People')).toBe('1.2.4');
    expect(fact('Build', 'People')).toBe('abc123');
    expect(fact('Loaded', 'People')).toBe('Not yet in this tab');
    expect(fact('Released', 'People')).toBe('Nov 20, 2026, 11:00 AM');
    expect(fact('From', 'People')).toBe(`${location.host}/remotes/people`);
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(5);
    expect(fact('Version', 'Evergift')).toBe('0.1.0');
    expect(fact('Contract', 'Evergift')).toBe(String(CONTRACT_VERSION));
  });

  test('RL1 says what is loaded, and that a newer build is there', async () => {
    const { site, remotes, user, pass } = await openShell({
      at: '/about',
      entries: manifest.map((entry) => withBuild(entry, 'aaaaaaaaaaaa')),
    });
    await remotes.loadPage('/people');
    await pass();
    site.entries = manifest.map((entry) => withBuild(entry, 'bbbbbbbbbbbb'));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await pass();
    expect(fact('Version', 'People')).toBe('1.2.3');
    expect(fact('Build', 'People')).toBe('aaaaaaaaaaaa');
    expect(fact('Contract', 'People')).toBe('3');
    expect(fact('Released', 'People')).toBe('Nov 20, 2026, 11:00 AM');
    expect(within(card('People')).getByText(/Build bbbbbbbbbbbb is there/)).toBeDefined();
    expect(within(card('Events')).queryByText(/is there; a reload/)).toBeNull();
  });

  test('says which app does not answer; it is asked again on request', async () => {
    const { site, user, pass } = await openShell({ at: '/about' });
    await pass();
    expect(within(card('Events')).getByText('Not reachable')).toBeDefined();
    site.releases['events'] = () => new Response('<!doctype html>');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await pass();
    expect(within(card('Events')).getByText('Unknown release')).toBeDefined();
  });

  test('reads no list of files of a build that remotes.json names', async () => {
    const answer = released('aaaaaaaaaaaa')();
    const named = manifest.map((entry) => ({
      ...entry,
      listed: { version: '1.2.3', build: 'aaaaaaaaaaaa', share: 100, isDefault: true },
    }));
    const { pass } = await openShell({
      at: '/about',
      entries: named,
      releases: { people: () => answer, events: () => new Response('<!doctype html>') },
    });
    await pass();
    expect(within(card('People')).getByText('Available')).toBeDefined();
    expect(fact('Released', 'People')).toBe('Nov 20, 2026, 11:00 AM');
    expect(answer.bodyUsed).toBe(false);
    expect(within(card('Events')).getByText('Unknown release')).toBeDefined();
    expect(within(card('Gift Items')).getByText('Not reachable')).toBeDefined();
  });

  test('asks the apps themselves, not what a service worker keeps of them', async () => {
    const { site, user, pass } = await openShell({ at: '/about' });
    site.kept = { events: released('abc123') };
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await pass();
    expect(within(card('Events')).getByText('Not reachable')).toBeDefined();
  });

  test('RL4 says what an app took and how often it failed, and how the pages felt', async () => {
    const { remotes, reporting, pass } = await openShell({ at: '/about' });
    await remotes.loadPage('/people');
    await pass();
    recordReports();
    reporting.report(new Error('torn'), { area: 'people' });
    await pass();
    expect(fact('Errors', 'People')).toBe('1');
    expect(fact('Errors', 'Evergift')).toBe('0');
    expect(within(card('People')).getByText(/does not measure long tasks/)).toBeDefined();
    expect(within(card('Events')).queryByText('Errors')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Pages of this visit' })).toBeDefined();
    expect(screen.getByText(/does not measure LCP, INP, CLS/)).toBeDefined();
  });

  test('RL2 says that a build is for a share of devices, or was given up on this one', async () => {
    const [usual, canary] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'];
    const shared = (entry: RemoteEntry, build: string, share: number, isDefault: boolean) => ({
      ...entry,
      listed: { version: '1.3.0', build, share, isDefault },
    });
    const people = manifest.find(({ name }) => name === 'people') as RemoteEntry;
    const entries = [shared(people, usual, 50, true), shared(people, canary, 50, false)];
    const gaveUpAt = Date.parse('2026-11-20T10:00:00Z');
    onTestFinished(() => localStorage.clear());
    for (let number = 0; localStorage.getItem('found') === null; number += 1) {
      localStorage.setItem('evergift.device', `device-${number}`);
      const chosen = entryForDevice(readRemotesManifest(listOf(entries))[0]!);
      if (chosen.listed?.build === canary) localStorage.setItem('found', 'yes');
    }
    const { user, pass } = await openShell({ at: '/about', entries });
    await pass();
    expect(fact('Build', 'People')).toBe(canary);
    expect(fact('For', 'People')).toBe('50 % of devices');
    localStorage.setItem(
      'evergift.builds',
      JSON.stringify({ [`people:${canary}`]: { visits: 3, failed: 2, gaveUpAt } }),
    );
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await pass();
    expect(card('People').textContent).toContain(
      'Build bbbbbbbbbbbb (1.3.0) was given up on this device on Nov 20, 2026, 11:00 AM: something failed in 2 of 3 visits.',
    );
  });

  test('does not take the shell that is served for the one that runs', async () => {
    startFrom('/assets/app-11111111.js');
    const { site, user, pass } = await openShell({
      at: '/about',
      releases: { shell: released('abc123', 'assets/app-11111111.js') },
    });
    await pass();
    expect(fact('Build', 'Evergift')).toBe('abc123');
    expect(within(card('Evergift')).queryByText(/a reload brings it/)).toBeNull();
    site.releases['shell'] = released('def456', 'assets/app-22222222.js');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await pass();
    expect(fact('Build', 'Evergift')).toBe('Not known');
    expect(within(card('Evergift')).getByText(/Build def456 is there/)).toBeDefined();
  });

  test('is for everybody: nobody has to sign in to see that signing in is down', async () => {
    const { pass } = await openShell({ at: '/about', user: null, before: () => undefined });
    await pass();
    expect(screen.getByRole('heading', { name: 'About Evergift' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Profile' })).toBeNull();
  });

  test('says so when the list of apps cannot be had', async () => {
    const { reporting } = recordReports();
    const { site, user, pass } = await openShell({
      reporting,
      at: '/about',
      entries: 'none' as never,
    });
    await pass();
    expect(screen.getByText('The list of apps did not load')).toBeDefined();
    expect(card('Evergift')).toBeDefined();
    site.entries = manifest;
    await user.click(screen.getAllByRole('button', { name: 'Refresh' })[0] as HTMLElement);
    await pass();
    expect(card('People')).toBeDefined();
    expect(screen.queryByText('The list of apps did not load')).toBeNull();
  });
});
