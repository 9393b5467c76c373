import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keptFor } from './earlier-assets.ts';
import { config, openSite } from './site-fixture.ts';

const start = Date.parse('2026-03-01T12:00:00Z');
const day = keptFor / 14;
const first = { 'remoteEntry.js': 'one', 'assets/page-aaaaaaaa.js': 'first page' };
const second = { 'remoteEntry.js': 'two', 'assets/page-bbbbbbbb.js': 'second page' };
const third = { 'remoteEntry.js': 'three', 'assets/page-cccccccc.js': 'third page' };

let site: Awaited<ReturnType<typeof openSite>>;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

async function deployTwice() {
  await site.build('people', first);
  await site.deploy('people', { first: true, now: start });
  await site.build('people', second);
  await site.deploy('people', { now: start + day });
}

describe('a deploy of one app', () => {
  test('goes to its own site, with its headers, and names nothing else', async () => {
    await site.build('people', first);
    await site.deploy('people', { first: true });
    const [{ words, folder } = { words: [], folder: '' }] = site.sent;
    expect(words.join(' ')).toBe('deploy --project mine --only hosting:people --non-interactive');
    const text = await readFile(join(folder, 'firebase.json'), 'utf8');
    const { hosting, ...rest } = JSON.parse(text) as { hosting: object[] };
    expect(rest).toEqual({});
    expect(hosting).toMatchObject([{ target: 'people', public: 'site' }]);
    expect(text).toContain('Access-Control-Allow-Origin');
    expect(await site.get('remoteEntry.js')).toBe('one');
  });

  test('is put together apart from the data of npm start, which wants its folder to itself', async () => {
    await site.build('people', first);
    await site.deploy('people', { first: true });
    expect(existsSync(join(site.root, '.evergift'))).toBe(false);
  });

  test('RL5 brings the contract of its build, for the check of the next pull request', async () => {
    await site.build('people', first);
    await site.write('apps/people/dist/contract.json', '{}');
    await site.deploy('people', { first: true });
    expect(await site.get('contract.json')).toBe('{}');
  });

  test('keeps the hashed files of the release before, and no others of it', async () => {
    await deployTwice();
    expect(await site.get('assets/page-aaaaaaaa.js')).toBe('first page');
    expect(await site.get('assets/page-bbbbbbbb.js')).toBe('second page');
    expect(await site.get('remoteEntry.js')).toBe('two');
  });

  test('keeps them over several deploys and lets them go after 14 days', async () => {
    await deployTwice();
    await site.build('people', third);
    await site.deploy('people', { now: start + day + keptFor - 1 });
    expect(await site.get('assets/page-aaaaaaaa.js')).toBe('first page');
    expect(await site.get('assets/page-bbbbbbbb.js')).toBe('second page');
    await site.deploy('people', { now: start + day + keptFor });
    expect(await site.get('assets/page-aaaaaaaa.js')).toBeUndefined();
    expect(await site.get('assets/page-bbbbbbbb.js')).toBe('second page');
    expect(await site.get('assets/page-cccccccc.js')).toBe('third page');
  });

  test('of a release that was live before serves it again', async () => {
    await deployTwice();
    await site.build('people', first);
    await site.deploy('people', { now: start + 2 * day });
    expect(await site.get('remoteEntry.js')).toBe('one');
    expect(await site.staged('people')).toEqual([
      'assets/page-aaaaaaaa.js',
      'assets/page-bbbbbbbb.js',
      'earlier-assets.json',
      'release.json',
      'remoteEntry.js',
    ]);
  });

  test('asks the live site for a few files at once, however many it keeps', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `assets/page-${10_000_000 + index}.js`);
    await site.build('people', Object.fromEntries(names.map((name) => [name, name])));
    await site.deploy('people', { first: true, now: start });
    await site.build('people', second);
    await site.deploy('people', { now: start + day });
    expect(await site.staged('people')).toEqual(expect.arrayContaining(names));
    expect(site.connections()).toBeLessThanOrEqual(10);
  });

  test('as a dry run puts together and says what would be sent, and sends nothing', async () => {
    await deployTwice();
    await site.build('people', third);
    await site.deploy('people', { dryRun: true, now: start + 2 * day });
    expect(site.sent).toHaveLength(2);
    expect(await site.get('remoteEntry.js')).toBe('two');
    expect(await site.staged('people')).toContain('assets/page-aaaaaaaa.js');
    expect(site.lines.join('\n')).toContain(`people 1.0.0 (build b) for ${site.address}`);
    expect(site.lines.at(-1)).toContain('Not sent (--dry-run): firebase deploy --project mine');
  });

  test('of the shell brings its configuration and the newest build of each app', async () => {
    const people = await site.buildRelease('people', '1.0.0');
    await site.deploy('people', { first: true });
    await site.build('shell', { 'app.html': 'app' });
    await site.deploy('shell', { first: true });
    expect(JSON.parse((await site.get('config.json', 'shell')) ?? '')).toEqual(config);
    const { microFrontends } = JSON.parse((await site.get('remotes.json', 'shell')) ?? '') as {
      microFrontends: Record<string, { url: string }[]>;
    };
    expect(Object.keys(microFrontends)).toEqual(['people']);
    expect(microFrontends['people']?.[0]?.url).toBe(`${site.address}/mf-manifest-${people}.json`);
    expect(site.lines.join('\n')).toContain('gifts has no build yet: nx deploy gifts --first');
  });
});

test('without a DSN for reports the shell is deployed without reports', async () => {
  await site.build('shell', { 'app.html': 'app' });
  const { addresses } = site;
  const content = { config: { ...config, sentry: { dsn: '' } }, addresses };
  await site.write('deployment.json', JSON.stringify(content));
  await site.deploy('shell', { first: true });
  expect(site.sent).toHaveLength(1);
});

test('rules and indexes go by themselves', async () => {
  const files = ['rules/firestore.rules', 'rules/firestore.indexes.json'];
  for (const name of files) await site.write(name, name);
  await site.deploy('rules');
  for (const name of files) expect(await site.stagedFile('rules', name)).toBe(name);
  expect(site.sent[0]?.words.join(' ')).toContain('--only firestore:rules,firestore:indexes ');
});

describe('a deploy is refused', () => {
  const refused = (message: string, options = {}) =>
    expect(site.deploy('people', options)).rejects.toThrow(message);

  test('for what is no app', () =>
    expect(site.deploy('peple')).rejects.toThrow(
      "There is nothing named 'peple'. Use one of shell",
    ));

  test('before it is built', () => refused("build it first, with 'nx build people'"));

  test('when the build was changed afterwards', async () => {
    await site.build('people', first);
    await site.write('apps/people/dist/remoteEntry.js', 'changed');
    await refused('remoteEntry.js changed after it was built', { first: true });
  });

  test('when no release is live, unless it is the first', async () => {
    await site.build('people', first);
    await refused('If this is the first deploy to this site, add --first.');
    expect(site.sent).toEqual([]);
  });

  test('when the live site does not answer', async () => {
    await site.build('people', first);
    await site.write(
      'deployment.json',
      JSON.stringify({ config, addresses: { ...site.addresses, people: 'http://localhost:1' } }),
    );
    await refused('http://localhost:1/release.json does not answer');
  });

  test('when a file of the live site is not the one that it lists', async () => {
    await site.build('people', first);
    await site.deploy('people', { first: true });
    await site.write('live/1/assets/page-aaaaaaaa.js', 'tampered');
    await site.build('people', second);
    await refused('is not the file that the site lists');
    expect(site.sent).toHaveLength(1);
  });

  test('RL3 unless a preview is on the developer’s own machine, or has TLS', async () => {
    await site.build('shell', { 'app.html': 'app' });
    const previews = ['http://localhost:4201', 'https://preview.example'];
    const { addresses } = site;
    await site.write(
      'deployment.json',
      JSON.stringify({ config: { ...config, previews }, addresses }),
    );
    await site.deploy('shell', { first: true });
    const policy = await site.stagedFile('shell', 'firebase.json');
    const scripts = /script-src [^;]*/.exec(policy)?.[0];
    expect(scripts).toContain(' http://localhost:4201 https://preview.example ');
    expect(scripts).not.toMatch(/localhost:\*|localhost /);
  });

  test.each([['http://preview.example'], ['https://preview.example/people'], ['*'], [7]])(
    'when %j is to be let into the policy for previews',
    async (...previews) => {
      await site.build('shell', { 'app.html': 'app' });
      const content = { config: { ...config, previews } };
      await site.write('deployment.json', JSON.stringify(content));
      await expect(site.deploy('shell', { first: true })).rejects.toThrow('"config.previews"');
    },
  );

  test.each([
    [{ people: 'https://people.example/' }, "the address of 'people' has to be an origin"],
    [{ people: 'people.example' }, "the address of 'people' has to be an origin"],
    [{ peple: 'https://people.example' }, '"addresses" names \'peple\', and there is no such app'],
  ])('when an address cannot be one: %j', async (addresses, message) => {
    await site.build('people', first);
    await site.write('deployment.json', JSON.stringify({ config, addresses }));
    await refused(message, { first: true });
  });

  test.each([
    [{ firebase: { ...config.firebase, apiKey: '' } }, '"config.firebase" lacks apiKey'],
    [{ ...config, sentry: { dsn: 'o1.ingest.example' } }, '"config.sentry.dsn" is not an address'],
    [{ ...config, appCheck: {} }, '"config.appCheck" lacks siteKey'],
  ])('when the page could not start with its configuration: %j', async (broken, message) => {
    await site.build('shell', { 'app.html': 'app' });
    await site.write('deployment.json', JSON.stringify({ config: broken }));
    await expect(site.deploy('shell', { first: true })).rejects.toThrow(message);
  });

  test('without .firebaserc, or with one that names no site for the app', async () => {
    await site.build('people', first);
    await site.write('deployment.json', JSON.stringify({ config }));
    await site.write('.firebaserc', '{"projects":{"default":"mine"},"targets":{}}');
    await refused(".firebaserc names no hosting site for 'people'", { first: true });
    await site.write('.firebaserc', '{');
    await refused('.firebaserc is not JSON');
    await site.write('.firebaserc', '{}');
    await refused('.firebaserc names no default project');
  });
});

describe('a deploy of the reminders', () => {
  const hosted = async (reminders?: object) => {
    await site.write(
      'deployment.json',
      JSON.stringify({ config, ...(reminders && { reminders }) }),
    );
    await site.write('apps/reminders/dist/index.js', 'the program');
    for (const file of ['index.js', 'package.json', 'package-lock.json']) {
      await site.write(`apps/reminders/hosted/${file}`, file);
    }
  };

  test('N6 sends the functions alone, with the program, their packages and where people reach Evergift', async () => {
    await hosted({ region: 'europe-west1' });
    await site.deploy('reminders');
    const [{ words, folder } = { words: [], folder: '' }] = site.sent;
    expect(words.join(' ')).toContain('--only functions:reminders ');
    const read = (file: string) => readFile(join(folder, file), 'utf8');
    expect(JSON.parse(await read('firebase.json'))).toEqual({
      functions: [{ source: 'functions', codebase: 'reminders', runtime: 'nodejs22' }],
    });
    expect(await read('functions/program.js')).toBe('the program');
    expect(await read('functions/package-lock.json')).toBe('package-lock.json');
    expect(await read('functions/.env')).toBe(
      'EVERGIFT_PUBLIC_URL=https://my-shell.web.app\nEVERGIFT_REGION=europe-west1\n',
    );
  });

  test.each([[undefined], [{ region: 'here' }], [{}]])(
    'N6 is not begun without a region: %o',
    async (reminders) => {
      await hosted(reminders);
      await expect(site.deploy('reminders')).rejects.toThrow('region');
      expect(site.sent).toEqual([]);
    },
  );
});
