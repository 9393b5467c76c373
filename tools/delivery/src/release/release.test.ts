import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readProjects, readSettings } from '../deploy/deployment-settings.ts';
import { keptFor } from '../deploy/earlier-assets.ts';
import { openSite } from '../deploy/site-fixture.ts';
import { changeList, checkList } from './change-list.ts';
import type { ListedBuild, ReleaseList } from './change-list.ts';
import { folderStore } from './folder-store.ts';
import { hostedStore } from './hosted-store.ts';
import { release } from './release.ts';
import type { ReleaseOptions } from './release.ts';

const start = Date.parse('2026-03-01T12:00:00Z');

let site: Awaited<ReturnType<typeof openSite>>;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

const run = (options: Partial<ReleaseOptions> = {}) => {
  const { root, firebase } = site;
  const store = hostedStore(
    { root, projects: readProjects(root), settings: readSettings(root) },
    firebase,
  );
  const log = (line: string) => void site.lines.push(line);
  return release({ app: 'people', share: 100, dryRun: false, now: start, log, ...options }, store);
};

const read = async (path: string) => (await site.get(path, 'shell')) ?? '';
const list = async () => JSON.parse(await read('remotes.json')) as ReleaseList;
/** What people get: the versions with a share, and the default. */
const given = async () => {
  const builds = (await list()).microFrontends['people'] ?? [];
  return builds.map(({ metadata, deployment }) => [
    metadata.version,
    deployment?.traffic,
    deployment?.default,
  ]);
};

/** The first release of people and shell, and a second build of people that nobody gets yet. */
async function deployTwice() {
  await site.buildRelease('people', '1.0.0');
  await site.deploy('people', { first: true, now: start });
  await site.build('shell', { 'app.html': 'app', 'assets/app-aaaaaaaa.js': 'first' });
  await site.deploy('shell', { first: true, now: start });
  await site.buildRelease('people', '1.1.0');
  await site.deploy('people', { now: start });
}

describe('RL1 a deploy', () => {
  test('of an app releases nothing: what people get stays, and its files stay', async () => {
    await deployTwice();
    const [build] = (await list()).microFrontends['people'] ?? [];
    expect(build?.metadata.version).toBe('1.0.0');
    expect((await fetch(build!.url)).status).toBe(200);
  });

  test('keeps the files of a build for as long as remotes.json lists it', async () => {
    await deployTwice();
    const [build] = (await list()).microFrontends['people'] ?? [];
    await site.buildRelease('people', '1.2.0');
    await site.deploy('people', { now: start + 10 * keptFor });
    expect((await fetch(build!.url)).status).toBe(200);
    expect(await site.get(`assets/page-${build!.extras.build!.slice(0, 8)}.js`)).toBe('1.0.0');
  });

  test('of the shell leaves what is released as it is', async () => {
    await deployTwice();
    await run({ share: 5 });
    const before = await read('remotes.json');
    await site.build('shell', { 'app.html': 'app, new', 'assets/app-bbbbbbbb.js': 'second' });
    await site.deploy('shell', { now: start });
    expect(await read('remotes.json')).toBe(before);
    expect(await read('app.html')).toBe('app, new');
  });
});

describe('RL1 a release', () => {
  beforeEach(deployTwice);

  test('gives the build that was uploaded last to a share of devices, then to all, and goes back', async () => {
    await run({ share: 5 });
    expect(await given()).toEqual([
      ['1.0.0', 95, true],
      ['1.1.0', 5, false],
    ]);
    await run();
    expect(await given()).toEqual([
      ['1.1.0', 100, true],
      ['1.0.0', 0, false],
    ]);
    await run({ to: '1.0.0' });
    expect(await given()).toEqual([
      ['1.0.0', 100, true],
      ['1.1.0', 0, false],
    ]);
  });

  test('changes one file: every other is sent as it is live, with the same headers', async () => {
    const kept = async () =>
      Promise.all(
        ['app.html', 'release.json', 'config.json', 'hosting.json', 'assets/app-aaaaaaaa.js'].map(
          read,
        ),
      );
    const before = await kept();
    // What lies in the checkout by now plays no part.
    await site.build('shell', { 'app.html': 'not deployed' });
    await run({ share: 5 });
    expect(await kept()).toEqual(before);
    expect(before.every((text) => text !== '')).toBe(true);
    const { words, folder } = site.sent.at(-1)!;
    expect(words.join(' ')).toContain('--only hosting:shell ');
    const { hosting } = JSON.parse(await readFile(join(folder, 'firebase.json'), 'utf8')) as {
      hosting: object[];
    };
    expect(hosting).toEqual([JSON.parse(await read('hosting.json'))]);
  });

  test('as a dry run says what would change, and changes nothing', async () => {
    const before = await read('remotes.json');
    const sent = site.sent.length;
    await run({ share: 5, dryRun: true });
    expect(await read('remotes.json')).toBe(before);
    expect(site.sent).toHaveLength(sent);
    expect(site.lines.at(-1)).toContain('remotes.json, and no other file. Not sent (--dry-run)');
    expect(site.lines.at(-2)).toMatch(/1\.1\.0 \([\da-f]{12}\): 5 % of devices/);
  });

  test('is refused in words for a build that is not there, and for the default’s share', async () => {
    await expect(run({ to: '7.0.0' })).rejects.toThrow(
      /no build '7\.0\.0' of people\. Listed are 1\.0\.0 .* uploaded last was 1\.1\.0/,
    );
    await expect(run({ to: '1.0.0', share: 5 })).rejects.toThrow('that everybody gets');
    await expect(run({ share: 120 })).rejects.toThrow('from 0 to 100');
  });

  test('writes into a folder what npm start serves', async () => {
    const folder = join(site.root, 'releases');
    const { microFrontends } = await list();
    await site.write('releases/remotes.json', JSON.stringify({ schema: 's', microFrontends }));
    const store = folderStore(site.root, folder);
    const log = (line: string) => void site.lines.push(line);
    await release({ app: 'people', share: 5, dryRun: false, now: start, log }, store);
    const written = JSON.parse(await readFile(join(folder, 'remotes.json'), 'utf8')) as ReleaseList;
    const [, canary] = written.microFrontends['people'] ?? [];
    expect(canary).toMatchObject({
      metadata: { version: '1.1.0' },
      deployment: { traffic: 5, default: false },
    });
    const entry = join(folder, canary!.url.replace('/remotes/', ''));
    expect(await readFile(entry, 'utf8')).toBe('{"version":"1.1.0"}');
  });
});

describe('RL1 the changed list', () => {
  const extras = {
    ...{ paths: [], modals: [] },
    contributions: {
      ...{ label: 'People', icons: {}, routes: [], navigation: [] },
      ...{ commands: [], search: [], loadFailures: [] },
    },
  };
  const build = (at: number): ListedBuild => ({
    url: `/${at}.json`,
    metadata: { version: `1.${at}.0` },
    extras: { ...extras, build: String(at).padStart(12, '0') },
  });
  const release = (content: ReleaseList, at: number, share: number) =>
    changeList(content, { app: 'people', build: build(at), share, now: start + at });
  const first: ReleaseList = { schema: 's', microFrontends: { people: [build(0)] } };

  test('keeps fields that nobody here knows', () => {
    const own = { ...build(0), extras: { ...extras, build: '0'.repeat(12), team: 'Ada' } };
    const content = { ...first, microFrontends: { people: [own] }, note: 'ours' };
    const next = release(release(content, 1, 5), 0, 100);
    expect(next['note']).toBe('ours');
    expect(next.microFrontends['people']?.[0]?.extras['team']).toBe('Ada');
  });

  test('forgets builds of long ago, and none that devices get', () => {
    let content = release(first, 1, 5);
    for (let at = 2; at < 9; at += 1) content = release(release(content, at, 1), at, 0);
    const versions = content.microFrontends['people']?.map(({ metadata }) => metadata.version);
    expect(versions).toEqual(['1.0.0', '1.1.0', '1.8.0', '1.7.0', '1.6.0']);
    checkList(content);
  });

  test('never gives away more than there is', () => {
    expect(() => release(release(first, 1, 60), 2, 50)).toThrow('110 % together');
  });
});
