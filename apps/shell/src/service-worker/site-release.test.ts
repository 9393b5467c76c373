// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentFor, fileAddress, isNewer, runsRelease } from './site-release.ts';
import type { SiteRelease } from './site-release.ts';
import { shellPaths } from './deployed-release.ts';

const release: SiteRelease = {
  id: 'a',
  files: [
    { address: 'https://e.example/app.html', sha256: '' },
    { address: 'https://e.example/assets/start-AAAAAAAA.js', sha256: '' },
    { address: 'https://people.example/assets/page-BBBBBBBB.js', sha256: '' },
  ],
  bases: ['https://e.example/', 'https://people.example/'],
  applicationPaths: ['/dashboard', '/people'],
};

test.each([
  ['/', '/index.html'],
  ['/dashboard', '/app.html'],
  ['/people/ada', '/app.html'],
  ['/de', '/de.html'],
  ['/people-of-the-year', undefined],
  ['/emulator/mail', undefined],
])('R1 R2 %s is answered by %s', (path, document) => {
  expect(documentFor(path, release)).toBe(document);
});

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')) as object;

test('R2 the paths that the host gives to the application are the worker’s, too', () => {
  const { hosting } = read('firebase.json') as {
    hosting: { target: string; rewrites: { source: string; destination: string }[] }[];
  };
  const rewrites = hosting.find(({ target }) => target === 'shell')?.rewrites ?? [];
  const paths = rewrites
    .filter(({ destination }) => destination === '/app.html')
    .map(({ source }) => source.replace('/**', '/x'));
  const apps = new URL('../../../', import.meta.url);
  const remotes = readdirSync(apps)
    .filter((app) => existsSync(new URL(`${app}/remote.json`, apps)))
    .flatMap((app) => (read(`apps/${app}/remote.json`) as { paths: { path: string }[] }).paths);
  const all = { ...release, applicationPaths: [...shellPaths, ...remotes.map(({ path }) => path)] };
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => documentFor(path, all) !== '/app.html')).toEqual([]);
});

test('a file is the same whatever follows its path', () => {
  expect(fileAddress('https://e.example/a.js?retry=1#x')).toBe('https://e.example/a.js');
  expect(fileAddress('https://e.example/%61ssets/a.js')).toBe('https://e.example/assets/a.js');
  expect(fileAddress('https://e.example/%zz')).toBe('https://e.example/%zz');
});

test('a page that has loaded this release’s code and the backend’s answers runs it', () => {
  const loaded = [
    'https://e.example/assets/start-AAAAAAAA.js?t=1',
    'https://people.example/assets/page-BBBBBBBB.js',
    'https://e.example/v1/projects/x/documents:commit',
    'https://elsewhere.example/assets/other-CCCCCCCC.js',
  ];
  expect(runsRelease(loaded, release)).toBe(true);
});

test.each(['https://e.example', 'https://people.example'])(
  'a page that has loaded other code from %s does not',
  (origin) => {
    expect(runsRelease([`${origin}/assets/older-DDDDDDDD.js`], release)).toBe(false);
  },
);

test.each([
  ['that uses it', release.id, true, false],
  ['that uses another', 'before', true, true],
  ['that uses another, whatever is deployed', 'before', false, true],
  ['from the network, when it is what is deployed', undefined, true, true],
  [
    'from the network, when an app did not answer: that page may be the newer one',
    undefined,
    false,
    false,
  ],
] as const)('the current release is newer than a page %s', (_what, own, isCompared, answer) => {
  expect(isNewer(release, own, isCompared)).toBe(answer);
});
