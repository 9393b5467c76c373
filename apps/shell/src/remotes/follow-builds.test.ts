import type { RemoteEntry } from '@evergift/contract';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorReporting } from '../reporting/error-reporting.ts';
import type { Reporter } from '../reporting/reporter.ts';
import { createSite, manifest } from '../testing/create-site.tsx';
import { firebaseOfTests as firebase } from '../testing/record-reports.ts';
import { followBuilds } from './follow-builds.ts';
import { Remotes } from './remotes.ts';
import { reportUnavailable } from './remote-unavailable-error.ts';

const usual = 'aaaaaaaaaaaa';
const canary = 'bbbbbbbbbbbb';
const sentry = { dsn: 'https://key@sentry.example.com/1' };
const settled = () => new Promise((resolve) => setTimeout(resolve));

const [people] = manifest.filter(({ name }) => name === 'people');
/** A build of people with its share. */
const build = (name: string, share: number, isDefault: boolean): RemoteEntry => ({
  ...people!,
  entry: `/remotes/people/mf-manifest-${name}.json`,
  listed: { version: '1.2.3', build: name, share, isDefault },
});

/** Lets remotes.json give the canary to all devices, or to none. */
const offers = (share: number) => [build(usual, 100 - share, true), build(canary, share, false)];

/** A document of this device. Its people app cannot be loaded while `isTorn`. */
async function open({ isTorn = false, share = 100 } = {}) {
  const { site, federation } = createSite();
  site.entries = offers(share);
  const load = site.apps['people']!;
  site.apps['people'] = () => (isTorn ? Promise.reject(new Error('torn')) : load());
  const remotes = new Remotes(federation);
  const reporting = new ErrorReporting(() => remotes.apps());
  const report = vi.fn<Reporter['report']>();
  reporting.start({ firebase, sentry }, () => Promise.resolve({ report, identify: vi.fn() }));
  const newVersion$ = new BehaviorSubject(false);
  followBuilds({ remotes, reporting, newVersion$ });
  const visit = () =>
    remotes.loadPage('/people').catch((error: unknown) => reportUnavailable(reporting, error));
  await visit();
  await settled();
  const listed = () => remotes.apps()[0]?.listed;
  return { remotes, reporting, report, newVersion$, visit, listed, site };
}

const isOnline = (answer: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(answer);

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('RL2 a build that only some devices get', () => {
  test('stays with a device over documents, and is named in its reports', async () => {
    const first = await open();
    expect((await open()).listed()).toMatchObject({ build: canary, usual: `people:${usual}` });
    first.reporting.report(new Error('later'), { area: 'people', version: '1.2.3' });
    await settled();
    expect(first.report.mock.calls[0]?.[1]).toEqual({ area: 'people', version: '1.2.3', canary });
  });

  test('is not named in reports of devices that do not get it', async () => {
    const { reporting, report } = await open({ share: 1e-9 });
    reporting.report(new Error('later'), { area: 'people', version: '1.2.3' });
    await settled();
    expect(report.mock.calls[0]?.[1]).toEqual({ area: 'people', version: '1.2.3' });
  });

  test('that fails twice is given up: a retry brings the default, and it is reported once', async () => {
    expect((await open({ isTorn: true })).listed()?.build).toBe(canary);
    const second = await open({ isTorn: true });
    expect(second.newVersion$.value).toBe(true);
    await second.visit();
    expect(second.listed()).toMatchObject({
      build: usual,
      gaveUp: { build: canary, visits: 2, failed: 2 },
    });
    const reports = () =>
      second.report.mock.calls.filter(([error]) => /given up/.test(String(error)));
    expect(reports()).toEqual([
      [
        expect.objectContaining({ message: expect.stringContaining('in 2 of 2 visits') }),
        { area: 'people', canary },
        expect.anything(),
      ],
    ]);
    const third = await open();
    expect(third.listed()?.build).toBe(usual);
    expect(third.report).not.toHaveBeenCalled();
  });

  test('is still named in reports of a document that runs it, after it was given up', async () => {
    await open({ isTorn: true });
    const { reporting, report, remotes, listed } = await open();
    reporting.report(new Error('torn at last'), { area: 'people', version: '1.2.3' });
    await remotes.findApps();
    expect(listed()?.build).toBe(usual);
    reporting.report(new Error('torn again'), { area: 'people', version: '1.2.3' });
    await settled();
    expect(report.mock.calls.at(-1)?.[1]).toMatchObject({ canary });
  });

  test('that fails once among visits that work is kept', async () => {
    await open({ isTorn: true });
    for (let visit = 0; visit < 3; visit += 1) await open();
    expect((await open()).listed()?.build).toBe(canary);
  });

  test('counts a document as one failed visit, however much fails in it', async () => {
    const { reporting, listed, visit } = await open();
    for (let time = 0; time < 5; time += 1)
      reporting.report(new Error(`torn ${time}`), { area: 'people' });
    await visit();
    expect(listed()?.build).toBe(canary);
    expect(JSON.parse(localStorage.getItem('evergift.builds')!)).toMatchObject({
      [`people:${canary}`]: { visits: 1, failed: 1 },
    });
  });

  test('is not blamed for a network that is gone', async () => {
    isOnline(false);
    for (let time = 0; time < 3; time += 1) await open({ isTorn: true });
    expect((await open()).listed()?.build).toBe(canary);
  });

  test('is given up without a network where a worker has all files; that is reported later', async () => {
    vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } });
    await open({ isTorn: true });
    const second = await open({ isTorn: true });
    expect(second.newVersion$.value).toBe(true);
    expect(second.report.mock.calls.map(([error]) => String(error))).not.toContainEqual(
      expect.stringContaining('given up'),
    );
    vi.unstubAllGlobals();
    const third = await open();
    expect(third.listed()?.build).toBe(usual);
    expect(String(third.report.mock.calls[0]?.[0])).toContain('was given up on this device');
  });

  test('is kept when the default fails as often on this device', async () => {
    localStorage.setItem(
      'evergift.builds',
      JSON.stringify({ [`people:${usual}`]: { visits: 10, failed: 10 } }),
    );
    for (let time = 0; time < 3; time += 1) await open({ isTorn: true });
    expect((await open()).listed()?.build).toBe(canary);
  });
});

test('RL2 a device that keeps nothing gets the default', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  expect((await open()).listed()?.build).toBe(usual);
});

test('RL2 a device has no id while no build goes to a part of the devices', async () => {
  await open({ share: 0 });
  expect(localStorage).toHaveLength(0);
});
