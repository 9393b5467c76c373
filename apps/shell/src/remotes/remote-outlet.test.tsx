import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildRemote, manifest } from '../testing/create-site.tsx';
import { openShell } from '../testing/open-shell.tsx';
import { recordReports } from '../testing/record-reports.ts';

const failure = () => screen.queryByText('This page can’t be reached right now');
const down = () => Promise.reject(new Error('down'));

describe('the place of a remote’s page', () => {
  test('says that it loads, then shows the page', async () => {
    let answer: (module: unknown) => void = () => undefined;
    const { site, pass } = await openShell({
      at: '/people',
      apps: { people: () => new Promise((resolve) => (answer = resolve)) },
    });
    expect(screen.getByText('Loading')).toBeDefined();
    const { remote } = (await site.apps['events']?.()) as { remote: object };
    const routes = [{ path: '/people', load: () => Promise.resolve(() => <h1>Everybody</h1>) }];
    await act(async () => answer({ remote: { ...remote, routes } }));
    await pass();
    expect(screen.getByRole('heading', { name: 'Everybody' })).toBeDefined();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  test('costs only this page when the app is down; it is reported; the rest works', async () => {
    const { reporting, reports } = recordReports();
    const { user, pass } = await openShell({ reporting, at: '/people', apps: { people: down } });
    expect(failure()).not.toBeNull();
    expect(reports).toHaveLength(1);
    expect(String(reports[0]?.error)).toContain("The app 'people' could not be loaded: down");
    await user.click(screen.getAllByRole('link', { name: 'Events' })[0] as HTMLElement);
    await pass();
    expect(screen.getByRole('heading', { name: 'Page /events' })).toBeDefined();
    expect(failure()).toBeNull();
  });

  test('a remote that never answers is given up after 5 s', async () => {
    const { reporting } = recordReports();
    const { pass } = await openShell({
      reporting,
      at: '/people',
      apps: { people: () => new Promise(() => undefined) },
    });
    await pass(4900);
    expect(failure()).toBeNull();
    await pass(100);
    expect(failure()).not.toBeNull();
  });

  test('a page that comes after it was given up replaces the message by itself', async () => {
    const { reporting } = recordReports();
    let answer: (module: unknown) => void = () => undefined;
    const { pass } = await openShell({
      reporting,
      at: '/people',
      apps: { people: () => new Promise((resolve) => (answer = resolve)) },
    });
    await pass(5000);
    expect(failure()).not.toBeNull();
    await act(async () => answer({ remote: buildRemote('people', ['/people']) }));
    await pass();
    expect(screen.getByRole('heading', { name: 'Page /people' })).toBeDefined();
    expect(failure()).toBeNull();
  });

  test('a page that takes long says so, reports nothing, and opens by itself', async () => {
    const { reporting, reports } = recordReports();
    let answer: (module: unknown) => void = () => undefined;
    const { pass } = await openShell({
      reporting,
      at: '/people',
      apps: { people: () => new Promise((resolve) => (answer = resolve)) },
      releases: { people: () => Response.json({}) },
    });
    await pass(6000);
    expect(screen.getByText('This page is taking a while')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
    await act(async () => answer({ remote: buildRemote('people', ['/people']) }));
    await pass();
    expect(screen.getByRole('heading', { name: 'Page /people' })).toBeDefined();
    expect(reports).toEqual([]);
  });

  test('Retry says that it tries, and works once the app is back', async () => {
    const { reporting } = recordReports();
    const { site, user, pass } = await openShell({
      reporting,
      at: '/people',
      apps: { people: down },
    });
    const retry = () => screen.getByRole('button', { name: 'Retry' });
    await user.click(retry());
    await pass();
    expect(failure()).not.toBeNull();
    site.apps['people'] = async () => {
      const { remote } = (await site.apps['events']?.()) as { remote: object };
      const routes = [{ path: '/people', load: () => Promise.resolve(() => <h1>Back</h1>) }];
      return { remote: { ...remote, routes } };
    };
    await user.click(retry());
    await pass();
    expect(screen.getByRole('heading', { name: 'Back' })).toBeDefined();
  });

  test('Retry finds an app that moved, also when remotes.json was read again meanwhile', async () => {
    const { reporting } = recordReports();
    const shell = await openShell({ reporting, at: '/people', apps: { people: down } });
    const { site, remotes, user, pass } = shell;
    await remotes.loadModal('gift.add');
    const moved = 'https://new.example/mf-manifest.json';
    site.entries = manifest.map((app) => (app.name === 'people' ? { ...app, entry: moved } : app));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await pass();
    expect(site.registered.at(-1)).toMatchObject({ name: 'people', entry: moved });
  });

  test('a page that was loaded before is there at once', async () => {
    const { remotes, user, pass } = await openShell();
    await remotes.loadPage('/people');
    await user.click(screen.getAllByRole('link', { name: 'People' })[0] as HTMLElement);
    // No time passes in between.
    expect(screen.getByRole('heading', { name: 'Page /people' })).toBeDefined();
    await pass();
  });

  test('a list that is at rest loads the page of its records, unless the device saves data', async () => {
    const people = await openShell({ at: '/people' });
    expect(people.remotes.peekPage('/people/ada')).toBeUndefined();
    await people.pass(3000);
    expect(people.remotes.peekPage('/people/ada')).toBeDefined();
    cleanup();

    const saving = { value: { saveData: true }, configurable: true };
    Object.defineProperty(navigator, 'connection', saving);
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
    const saver = await openShell({ at: '/people' });
    await saver.pass(3000);
    expect(saver.remotes.peekPage('/people/ada')).toBeUndefined();
  });

  test('the first paint waits for no remote', async () => {
    const { site } = await openShell({ at: '/dashboard' });
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeDefined();
    expect(site.loads).toEqual([]);
  });
});
