import { writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeRelease, writeRelease } from '../release.ts';
import { uploadSourceMaps } from './upload-source-maps.ts';

const environment = { SENTRY_ORG: 'o', SENTRY_PROJECT: 'p', SENTRY_AUTH_TOKEN: 't' };
const appNames = ['auth', 'events', 'gifts', 'people', 'shell'];
let root: string;
let said: string[];
let ran: string[][];

const dist = (name: string, ...path: string[]): string => join(root, 'apps', name, 'dist', ...path);
const upload = (more: { dryRun?: boolean; environment?: Record<string, string> } = {}) =>
  uploadSourceMaps({
    root,
    dryRun: false,
    environment,
    say: (line) => said.push(line),
    run: (parameters) => void ran.push([...parameters]),
    ...more,
  });

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'evergift-source-maps-'));
  [said, ran] = [[], []];
  for (const name of appNames) {
    await mkdir(dist(name, 'assets'), { recursive: true });
    await writeFile(dist(name, 'assets', 'page.js'), `page of ${name}`);
    await writeFile(dist(name, 'assets', 'page.js.map'), '{}');
    await writeFile(dist(name, 'small.js'), 'nothing of ours');
    await writeRelease(dist(name), { name, version: '1.2.3' });
    await writeFile(join(root, 'apps', name, 'package.json'), '{}');
  }
});
afterEach(() => rm(root, { recursive: true }));

test('a dry run says which map belongs to which script; it needs no configuration and sends nothing', async () => {
  const before = await readFile(dist('people', 'release.json'), 'utf8');
  await upload({ dryRun: true, environment: {} });
  const { build } = await describeRelease(dist('people'), { name: 'people', version: '1.2.3' });
  const at = said.indexOf(`evergift-people@1.2.3 (${build}), ${dist('people')}`);
  expect(said.slice(at + 1, at + 3)).toEqual([
    '  assets/page.js <- assets/page.js.map',
    '  small.js <- no source map',
  ]);
  expect(said.filter((line) => line.includes('page.js.map'))).toHaveLength(appNames.length);
  expect(ran).toEqual([]);
  expect(await readFile(dist('people', 'release.json'), 'utf8')).toBe(before);
});

test('each app is sent under its own release, with the build that its files have after the ids', async () => {
  await uploadSourceMaps({
    root,
    dryRun: false,
    environment,
    say: (line) => said.push(line),
    run: (parameters) => {
      ran.push([...parameters]);
      // What the tool does to a script, with the effect that its hash is another.
      if (parameters[1] === 'inject') {
        writeFileSync(join(String(parameters[2]), 'small.js'), '// debugId');
      }
    },
  });
  const people = { name: 'people', version: '1.2.3' };
  const after = await describeRelease(dist('people'), people);
  expect(ran).toContainEqual(['sourcemaps', 'inject', dist('people')]);
  expect(ran).toContainEqual([
    ...['sourcemaps', 'upload', '--strict', '--release', 'evergift-people@1.2.3'],
    ...['--dist', after.build, dist('people')],
  ]);
  expect(ran).toHaveLength(2 * appNames.length);
  expect(JSON.parse(await readFile(dist('people', 'release.json'), 'utf8'))).toEqual(after);
});

test('what lies among the apps and is none is left alone', async () => {
  await writeFile(join(root, 'apps/.DS_Store'), 'of the Finder');
  await mkdir(join(root, 'apps/gone/node_modules'), { recursive: true });
  await upload();
  expect(ran).toHaveLength(2 * appNames.length);
});

test('without its configuration it says what to set, and sends nothing', async () => {
  await expect(upload({ environment: { SENTRY_ORG: 'o' } })).rejects.toThrow(
    /^Set SENTRY_PROJECT, SENTRY_AUTH_TOKEN to send .* --dry-run\.$/,
  );
  expect(ran).toEqual([]);
});

test('an app that is not built, and a map of no script, are named', async () => {
  await writeFile(dist('gifts', 'lost.js.map'), '{}');
  await expect(upload()).rejects.toThrow(/no script in .*gifts.*: lost\.js\.map/);
  await rm(dist('gifts'), { recursive: true });
  await expect(upload()).rejects.toThrow(/gifts.*release\.json is missing: run "npm run build"/);
});
