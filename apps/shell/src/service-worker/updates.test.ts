// @vitest-environment node
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { IntegrityError, UnreachableError } from './fetch-file.ts';
import { ReleaseCache } from './release-cache.ts';
import { DescriptionError } from './deployed-release.ts';
import { DeployedSite, peopleOrigin, shellOrigin } from '../testing/deployed-site.ts';
import { MemoryCaches } from '../testing/memory-caches.ts';
import { Updates } from './updates.ts';

const installed = vi.fn(() => Promise.resolve());
const page = `${peopleOrigin}/assets/page-BBBBBBBB.js`;
let site: DeployedSite;
let caches: MemoryCaches;
let releases: ReleaseCache;
let updates: Updates;

beforeEach(async () => {
  site = await DeployedSite.create();
  caches = new MemoryCaches();
  releases = new ReleaseCache(caches, shellOrigin);
  updates = new Updates(releases, shellOrigin, site.fetch, installed);
  installed.mockClear();
});

const update = () => updates.check().finished;
const failure = () =>
  update().then(
    () => undefined,
    (error: unknown) => error,
  );
const keptText = async (address: string) => {
  const current = await releases.current();
  return current && (await releases.match(current.id, address))?.text();
};

describe('the first set', () => {
  test('contains every file of every app with its configuration, and not the worker itself', async () => {
    expect(await releases.current()).toBeUndefined();
    await update();
    expect(await keptText(`${shellOrigin}/app.html`)).toBe('the application');
    expect(await keptText(`${shellOrigin}/index.html`)).toBe('the landing page');
    expect(await keptText(`${shellOrigin}/config.json`)).toBe('{"firebase":{}}');
    expect(await keptText(`${shellOrigin}/remotes.json`)).toContain('person.add');
    expect(await keptText(page)).toBe('people');
    expect(await keptText(`${shellOrigin}/service-worker.js`)).toBeUndefined();
    expect(installed).toHaveBeenCalledOnce();
  });

  test('keeps a page’s security headers and drops those of the transport', async () => {
    await update();
    const current = await releases.current();
    const answer = await releases.match(current?.id ?? '', `${shellOrigin}/app.html`);
    expect(answer?.headers.get('content-security-policy')).toBe("script-src 'self'");
    expect(answer?.headers.get('vary')).toBeNull();
  });

  test('is there after the worker was stopped', async () => {
    await update();
    const { id } = (await releases.current())!;
    expect((await new ReleaseCache(caches, shellOrigin).current())?.id).toBe(id);
  });

  test('is not kept without one of the apps, and what was fetched serves the next attempt', async () => {
    site.files.delete(page);
    expect(await failure()).toBeInstanceOf(UnreachableError);
    expect(await releases.current()).toBeUndefined();
    site.files.set(page, 'people');
    site.asked.length = 0;
    await update();
    expect(site.asked).toContain(page);
    expect(site.asked).not.toContain(`${shellOrigin}/assets/start-AAAAAAAA.js`);
  });
});

describe('RL1 a set of several builds', () => {
  const usual = 'aaaaaaaaaaaa';
  const canary = 'bbbbbbbbbbbb';
  const early = 'cccccccccccc';

  /** What remotes.json says of three builds of people. */
  async function offer(shares: Record<string, { traffic: number; default: boolean }>) {
    for (const build of [usual, canary, early]) {
      await site.upload(
        build,
        { 'mf-manifest.json': `{"of":"${build}"}`, 'assets/all-AAAAAAAA.js': 'all' },
        `assets/page-${build.slice(4)}.js`,
      );
    }
    site.list(Object.entries(shares));
  }

  test('has what a device may be sent to, also without a network, and no earlier build', async () => {
    await offer({
      [usual]: { traffic: 95, default: true },
      [canary]: { traffic: 5, default: false },
      [early]: { traffic: 0, default: false },
    });
    await update();
    expect(await keptText(`${peopleOrigin}/mf-manifest-${usual}.json`)).toContain(usual);
    expect(await keptText(`${peopleOrigin}/mf-manifest-${canary}.json`)).toContain(canary);
    expect(await keptText(`${peopleOrigin}/assets/page-${canary.slice(4)}.js`)).toBe(canary);
    expect(await keptText(`${peopleOrigin}/release-${canary}.json`)).toContain(canary);
    expect(await keptText(`${peopleOrigin}/mf-manifest-${early}.json`)).toBeUndefined();
    expect(await keptText(`${peopleOrigin}/assets/page-${early.slice(4)}.js`)).toBeUndefined();
  });

  test('changes with remotes.json alone: a rollback is another set, and only what is new is fetched', async () => {
    await offer({ [usual]: { traffic: 100, default: true } });
    await update();
    const before = await releases.current();
    await offer({
      [usual]: { traffic: 0, default: false },
      [early]: { traffic: 100, default: true },
    });
    site.asked.length = 0;
    await update();
    expect((await releases.current())?.id).not.toBe(before?.id);
    expect(await keptText(`${peopleOrigin}/mf-manifest-${early}.json`)).toContain(early);
    expect(await keptText(`${peopleOrigin}/mf-manifest-${usual}.json`)).toBeUndefined();
    expect(site.asked).not.toContain(`${peopleOrigin}/assets/all-AAAAAAAA.js`);
  });

  test('stays as it was when remotes.json does not fit, and the reason is reported', async () => {
    await offer({ [usual]: { traffic: 100, default: true } });
    await update();
    const before = await releases.current();
    await offer({ [usual]: { traffic: 120, default: true } });
    expect(await failure()).toMatchObject({
      name: 'DescriptionError',
      message: expect.stringContaining('"deployment.traffic" has to be a percentage'),
    });
    expect((await releases.current())?.id).toBe(before?.id);
  });

  test('stays as it was when a list of files is of another build', async () => {
    await offer({ [usual]: { traffic: 100, default: true } });
    site.files.set(
      `${peopleOrigin}/release-${usual}.json`,
      site.files.get(`${peopleOrigin}/release-${early}.json`)!,
    );
    expect(String(await failure())).toContain('is not of the build that remotes.json names');
  });
});

describe('a later set', () => {
  beforeEach(update);

  test('is none when nothing was deployed: a handful of small files are asked for', async () => {
    site.asked.length = 0;
    expect(await updates.check().compared).toBe(false);
    const paths = ['remotes.json', 'config.json', 'app.html', 'release.json'];
    expect([...site.asked].sort()).toEqual(
      [...paths.map((path) => `${shellOrigin}/${path}`), `${peopleOrigin}/release.json`].sort(),
    );
  });

  test('takes over when it is complete, and only what changed is fetched', async () => {
    await site.deploy(peopleOrigin, {
      'mf-manifest.json': '{"new":true}',
      'assets/page-CCCCCCCC.js': 'people, new',
    });
    site.asked.length = 0;
    await update();
    expect(await keptText(`${peopleOrigin}/assets/page-CCCCCCCC.js`)).toBe('people, new');
    expect(await keptText(page)).toBeUndefined();
    expect(site.asked).not.toContain(`${shellOrigin}/assets/start-AAAAAAAA.js`);
    expect(await keptText(`${shellOrigin}/assets/start-AAAAAAAA.js`)).toBe('start');
  });

  test.each([
    ['config.json changed', () => site.files.set(`${shellOrigin}/config.json`, '{}')],
    ['only the pages’ policy changed', () => (site.policy = "script-src 'self' https://x.example")],
  ])('is one when %s', async (_what, change) => {
    const before = await releases.current();
    change();
    expect(await updates.check().compared).toBe(true);
    await update();
    expect((await releases.current())?.id).not.toBe(before?.id);
  });

  test.each([
    ['an app does not answer', UnreachableError, () => site.down.add(peopleOrigin)],
    [
      'an app answers with a page',
      DescriptionError,
      () => site.files.set(`${peopleOrigin}/release.json`, '<h1>Parking</h1>'),
    ],
    [
      'app.html is from another deployment than release.json',
      DescriptionError,
      () => site.files.set(`${shellOrigin}/app.html`, 'half of it'),
    ],
    [
      'a file is not what its release.json says',
      IntegrityError,
      async () => {
        await site.deploy(peopleOrigin, {
          'mf-manifest.json': '{}',
          'assets/n-CCCCCCCC.js': 'new',
        });
        site.files.set(`${peopleOrigin}/assets/n-CCCCCCCC.js`, 'broken');
      },
    ],
  ])('is refused when %s, and the one that is there stays whole', async (_what, type, breakIt) => {
    const before = await releases.current();
    await breakIt();
    expect(await failure()).toBeInstanceOf(type);
    expect(await releases.current()).toBe(before);
    expect(await keptText(page)).toBe('people');
    expect(installed).toHaveBeenCalledOnce();
  });
});

test('two looks at the same time are one', () => {
  expect(updates.check()).toBe(updates.check());
});

describe('releases that nobody uses', () => {
  const deploySecond = async () => {
    const first = (await releases.current())!.id;
    await site.deploy(peopleOrigin, { 'mf-manifest.json': '{}', 'assets/n-CCCCCCCC.js': 'new' });
    await update();
    return first;
  };
  const hour = 3_600_000;

  test('are removed, but not while a page uses them', async () => {
    await update();
    const first = (await releases.current())!.id;
    await releases.assign('open page', first, 0);
    await deploySecond();
    await releases.removeUnused(['open page'], hour, () => undefined);
    expect(await (await releases.match(first, page))?.text()).toBe('people');
    await releases.removeUnused([], hour, () => undefined);
    expect(await releases.match(first, page)).toBeUndefined();
    expect(await keptText(`${peopleOrigin}/assets/n-CCCCCCCC.js`)).toBe('new');
    expect(await releases.releaseOf('open page')).toBeUndefined();
  });

  test('stay for a page that is being opened, also when the worker was stopped meanwhile', async () => {
    await update();
    await releases.assign('opening', (await releases.current())!.id, hour);
    const first = await deploySecond();
    const restarted = new ReleaseCache(caches, shellOrigin);
    await restarted.removeUnused([], hour + 1, () => undefined);
    expect(await restarted.releaseOf('opening')).toBe(first);
    expect(await restarted.match(first, page)).toBeDefined();
  });

  test('one that is being put together stays', async () => {
    await update();
    await releases.begin('half');
    await releases.removeUnused([], hour, () => 'half');
    expect(await caches.has('evergift-release-half')).toBe(true);
    await releases.removeUnused([], hour, () => undefined);
    expect(await caches.has('evergift-release-half')).toBe(false);
  });
});
