import { describe, expect, test } from 'vitest';
import { readReleaseList, releaseAddress, schemaAddress } from './release-list.ts';

const contributions = {
  label: 'People',
  routes: [],
  navigation: [],
  commands: [],
  search: [],
  loadFailures: [],
  icons: {},
};
const extras = {
  build: 'aaaaaaaaaaaa',
  since: '2026-11-20T10:00:00Z',
  paths: [{ path: '/people', access: 'signed-in' }],
  modals: ['person.add'],
  contributions,
};
const build = {
  url: '/remotes/people/mf-manifest-aaaaaaaaaaaa.json',
  metadata: { version: '1.0.0', integrity: `sha256-${'A'.repeat(43)}=` },
  deployment: { traffic: 95, default: true },
  extras,
};
const canary = {
  ...build,
  url: '/remotes/people/mf-manifest-bbbbbbbbbbbb.json',
  metadata: { version: '1.1.0' },
  deployment: { traffic: 5, default: false },
  extras: { ...extras, build: 'bbbbbbbbbbbb' },
};
const listOf = (...builds: unknown[]) => ({
  schema: schemaAddress,
  microFrontends: { people: builds },
});

/** Reads a list, and what is wrong with it in words. */
function read(content: unknown) {
  const unfit: string[] = [];
  const apps = readReleaseList(content, ({ message }) => unfit.push(message));
  return { apps, unfit, versions: apps.flatMap(({ builds }) => builds.map((one) => one.version)) };
}

describe('RL1 remotes.json', () => {
  test('names builds, their shares and the default', () => {
    const { apps, unfit } = read(listOf(build, canary));
    expect(unfit).toEqual([]);
    expect(apps).toMatchObject([
      {
        name: 'people',
        builds: [
          { version: '1.0.0', build: 'aaaaaaaaaaaa', share: 95, isDefault: true, extras },
          { version: '1.1.0', build: 'bbbbbbbbbbbb', share: 5, isDefault: false },
        ],
      },
    ]);
  });

  test('with one build of an app gives it to everybody', () => {
    const { deployment: _, ...only } = build;
    expect(read(listOf(only)).apps[0]?.builds[0]).toMatchObject({ isDefault: true, share: 100 });
  });

  test('says of a build since when it is there, what its files are, and when it is given up', () => {
    const guard = { least: 20, threshold: 0.1, rate: 3 };
    const guarded = { ...canary, extras: { ...canary.extras, guard } };
    const [whole, next] = read(listOf(build, guarded)).apps[0]?.builds ?? [];
    const { integrity } = build.metadata;
    expect(whole).toMatchObject({ url: build.url, integrity, since: extras.since });
    expect(whole).not.toHaveProperty('guard');
    expect(next).toMatchObject({ guard });
    expect(next).not.toHaveProperty('integrity');
  });

  test('says which app has no builds, and which build is none', () => {
    expect(
      read({ schema: schemaAddress, microFrontends: { people: [], events: [build] } }),
    ).toMatchObject({
      apps: [{ name: 'events' }],
      unfit: ['remotes.json, people: a list of builds is needed.'],
    });
    expect(read(listOf(build, 5)).unfit).toEqual([
      'remotes.json, people: build 2: an object is needed.',
    ]);
  });

  test('keeps what nobody here knows', () => {
    const own = { ...build, extras: { ...extras, team: 'People' }, fallbackUrl: '/other.json' };
    const { apps, unfit } = read({ ...listOf(own), later: 1 });
    expect(unfit).toEqual([]);
    expect(apps[0]?.builds[0].extras['team']).toBe('People');
  });

  test.each([undefined, [], {}, { microFrontends: [] }])(
    'is refused without apps (%j)',
    (content) => {
      expect(() => readReleaseList(content)).toThrow('no "microFrontends"');
      expect(() => readReleaseList({ schema: 's', microFrontends: {} })).toThrow('names no app');
    },
  );

  test.each([
    ['"url" has to be a text', { ...canary, url: 7 }],
    ['"fallbackUrl" has to be a text', { ...canary, fallbackUrl: '' }],
    ['"metadata.version" has to be a text', { ...canary, metadata: {} }],
    [
      '"metadata.integrity" has to be a SHA-256',
      { ...canary, metadata: { version: '1', integrity: 'abc' } },
    ],
    [
      '"deployment.traffic" has to be a percentage',
      { ...canary, deployment: { traffic: 120, default: false } },
    ],
    ['"deployment.default" has to be true or false', { ...canary, deployment: { traffic: 5 } }],
    ['"extras" has to be an object', { ...canary, extras: undefined }],
    ['"extras.build" has to be a hash', { ...canary, extras: { ...extras, build: '../x' } }],
    ['"extras.since" has to be an instant', { ...canary, extras: { ...extras, since: 'soon' } }],
    [
      '"extras.paths" has to be a list of paths',
      { ...canary, extras: { ...extras, paths: [{ path: 'people', access: 'signed-in' }] } },
    ],
    ['"extras.modals" has to be a list', { ...canary, extras: { ...extras, modals: undefined } }],
    [
      '"extras.contributions.label" has to be a text',
      { ...canary, extras: { ...extras, contributions: { ...contributions, label: undefined } } },
    ],
    [
      '"extras.contributions.commands" has to be a list',
      { ...canary, extras: { ...extras, contributions: { ...contributions, commands: [7] } } },
    ],
    [
      '"extras.guard.least" has to be a whole number',
      { ...canary, extras: { ...extras, guard: { least: 0 } } },
    ],
    [
      '"extras.guard.threshold" has to be a share from 0 to 1',
      { ...canary, extras: { ...extras, guard: { threshold: 20 } } },
    ],
  ])('goes without a build that does not fit, and says why: %s', (words, wrong) => {
    const { unfit, versions } = read(listOf(build, wrong));
    expect(versions).toEqual(['1.0.0']);
    expect(unfit).toEqual([expect.stringContaining(`remotes.json, people: build 2: ${words}`)]);
  });

  test('gives everybody the default when the shares cannot be', () => {
    const { apps, unfit } = read(
      listOf(build, { ...canary, deployment: { traffic: 50, default: false } }),
    );
    expect(unfit[0]).toContain('145 % of the traffic together');
    expect(apps[0]?.builds.map(({ share }) => share)).toEqual([0, 0]);
  });

  test.each([
    ['none', { ...build, deployment: { traffic: 95, default: false } }, canary],
    ['two', build, { ...canary, deployment: { traffic: 5, default: true } }],
  ])('takes the first default, and says that there are %s', (_, ...builds) => {
    const { apps, unfit } = read(listOf(...builds));
    expect(unfit[0]).toContain('exactly one build has to be the default');
    expect(apps[0]?.builds.map(({ isDefault }) => isDefault)).toEqual([true, false]);
  });

  test('is refused when nothing in it fits, in the words of the first', () => {
    expect(() => readReleaseList(listOf({ ...build, url: 7 }))).toThrow('people: build 1: "url"');
  });
});

test('RL1 the files of a build are listed beside its entry', () => {
  const entry = 'https://people.example/mf-manifest-aaaaaaaaaaaa.json';
  expect(releaseAddress(entry, 'aaaaaaaaaaaa')).toBe(
    'https://people.example/release-aaaaaaaaaaaa.json',
  );
  expect(releaseAddress(entry)).toBe('https://people.example/release.json');
});
