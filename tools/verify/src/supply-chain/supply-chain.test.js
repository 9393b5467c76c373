import { expect, test } from 'vitest';
import { checkLockfile } from './lockfile.js';
import { checkManifest } from './manifests.js';
import { findSecrets } from './secrets.js';
import { findUnlockedCommands } from './unlocked-commands.js';

const good = {
  version: '1.2.3',
  integrity: `sha512-${'A'.repeat(86)}==`,
  license: 'MIT',
};

/** @param {import('./lockfile.js').LockedPackage} locked @param {string} path */
const lockfileWith = (locked, path = 'node_modules/@scope/thing') => ({
  lockfileVersion: 3,
  packages: { '': {}, 'apps/x': { version: '0.1.0' }, [path]: { ...good, ...locked } },
});

test('a package of the registry with hash and licence is accepted, with or without its address', () => {
  expect(checkLockfile(lockfileWith({}))).toEqual([]);
  const resolved = 'https://registry.npmjs.org/@scope/thing/-/thing-1.2.3.tgz';
  expect(checkLockfile(lockfileWith({ resolved }))).toEqual([]);
  expect(checkLockfile(lockfileWith({ dev: true, license: 'MPL-2.0' }))).toEqual([]);
  const part = 'node_modules/lightningcss-linux-x64-gnu';
  expect(checkLockfile(lockfileWith({ license: 'MPL-2.0' }, part))).toEqual([]);
  const unchanged = 'node_modules/ical.js';
  expect(checkLockfile(lockfileWith({ license: 'MPL-2.0' }, unchanged))).toEqual([]);
});

test.each([
  ['a foreign host', { resolved: 'https://evil.example/thing.tgz' }, 'comes from'],
  [
    'a host that only begins alike',
    { resolved: 'https://registry.npmjs.org.evil.example/x' },
    'comes',
  ],
  ['no encryption', { resolved: 'http://registry.npmjs.org/x.tgz' }, 'comes from'],
  ['a git address', { resolved: 'git+ssh://git@github.com/a/b.git#c' }, 'comes from'],
  ['no hash', { integrity: '' }, 'has no SHA-512 integrity'],
  ['a weak hash', { integrity: 'sha1-AAAAAAAAAAAAAAAAAAAAAAAAAAA=' }, 'has no SHA-512'],
  ['a new install script', { hasInstallScript: true }, 'has an install script'],
  ['an unknown licence', { license: 'GPL-3.0-only' }, 'has the licence GPL-3.0-only'],
  ['no licence', { license: '' }, 'has the licence'],
  ['a licence for development alone', { license: 'MPL-2.0' }, 'has the licence MPL-2.0'],
])('a lockfile with %s is refused', (_what, locked, problem) => {
  for (const path of ['node_modules/@scope/thing', 'apps/x/node_modules/@scope/thing']) {
    expect(checkLockfile(lockfileWith(locked, path))).toEqual([
      expect.stringContaining(`@scope/thing@1.2.3 ${problem}`),
    ]);
  }
});

test.each([
  ['constructor', '1.2.3'],
  ['__proto__', '1.2.3'],
  ['esbuild', '99.0.0'],
  ['nx', '1.2.3'],
])('an install script of %s@%s is refused: nobody has looked at it', (name, version) => {
  const locked = { hasInstallScript: true, version };
  expect(checkLockfile(lockfileWith(locked, `node_modules/${name}`))).toEqual([
    expect.stringContaining('has an install script'),
  ]);
});

test('an install script that was looked at passes in that version, under its real name alone', () => {
  const locked = { hasInstallScript: true, version: '0.28.2' };
  expect(checkLockfile(lockfileWith(locked, 'node_modules/esbuild'))).toEqual([]);
  const alias = { ...locked, name: 'evil' };
  expect(checkLockfile(lockfileWith(alias, 'node_modules/esbuild'))).toEqual([
    expect.stringContaining('evil@0.28.2 has an install script'),
  ]);
});

test('what is not shipped may have any licence, and nothing else', () => {
  const lockfile = lockfileWith({ license: 'FSL-1.1-MIT' });
  expect(checkLockfile(lockfile, { anyLicence: true })).toEqual([]);
  const unhashed = lockfileWith({ license: 'FSL-1.1-MIT', integrity: '' });
  expect(checkLockfile(unhashed, { anyLicence: true })).toHaveLength(1);
});

test('a folder that is linked in is a workspace', () => {
  /** @param {string} resolved */
  const linked = (resolved) => ({
    lockfileVersion: 3,
    packages: {
      '': { workspaces: ['apps/*', 'e2e'] },
      'node_modules/esbuild': { link: true, resolved },
    },
  });
  expect(checkLockfile(linked('apps/people'))).toEqual([]);
  expect(checkLockfile(linked('e2e'))).toEqual([]);
  for (const folder of ['../evil', 'vendor/esbuild', 'apps/people/vendor', 'apps']) {
    expect(checkLockfile(linked(folder)), folder).toHaveLength(1);
  }
  const file = { hasInstallScript: true, version: '0.28.2', resolved: 'file:vendor/esbuild.tgz' };
  expect(checkLockfile(lockfileWith(file, 'node_modules/esbuild'))).toEqual([
    expect.stringContaining('comes from file:'),
  ]);
});

// Put together here, so that this file contains no such command itself.
const npx = ['np', 'x'].join('');
test.each([`${npx} --yes a`, `${npx} -y a`, `'${npx}', ['--yes', a]`, `${npx} a@1.2.3 login`])(
  'the command %s, which fetches past the lockfiles, is found',
  (command) => {
    const read = () => `x\n${command}`;
    expect(findUnlockedCommands(['docs/a.md', 'a.png'], read)).toEqual([
      'docs/a.md:2 runs a package that no lockfile names.',
    ]);
    expect(findUnlockedCommands(['a.md'], () => 'npx nx deploy people')).toEqual([]);
  },
);

test('a lockfile of another version is refused whole', () => {
  expect(checkLockfile({ lockfileVersion: 1, packages: {} })).toHaveLength(1);
});

test('versions are exact, and nothing of ours runs at installation', () => {
  expect(
    checkManifest({ name: 'a', dependencies: { b: '1.0.0', c: '1.0.0-rc.1', d: 'npm:b@2.0.0' } }),
  ).toEqual([]);
  for (const version of [
    '^1.0.0',
    '~1.0.0',
    '*',
    'latest',
    '1',
    '>=1.0.0',
    'github:a/b',
    'file:../b',
    'npm:b@^2.0.0',
    'npm:b@file:../b',
  ]) {
    expect(checkManifest({ name: 'a', devDependencies: { b: version } }), version).toHaveLength(1);
  }
  expect(checkManifest({ name: 'a', scripts: { postinstall: 'x' } })).toHaveLength(1);
});

// Put together here, so that this file contains no pattern itself.
test.each([
  ['a private key', ['-----BEGIN RSA PRIVATE', ' KEY-----'].join('')],
  ['a Google API key', `AIza${'x'.repeat(35)}`],
  ['an AWS key', `AKIA${'A'.repeat(16)}`],
  ['a GitHub token', `ghp_${'a'.repeat(36)}`],
  ['an npm token', ['//registry.npmjs.org/:_auth', 'Token=secret'].join('')],
  ['a Sentry token', `sntrys_${'a'.repeat(40)}`],
  ['a signed token', ['eyJhbGciOiJIUzI1', 'eyJzdWIiOiJ1c2Vy', 'a'.repeat(30)].join('.')],
  ['a password in an address', ['https://user:', 'secret-word@host.dev'].join('')],
])('%s in a tracked file is found', (what, text) => {
  expect(findSecrets('src/a.ts', `x\n${text}\ny`)).toEqual([`src/a.ts contains ${what}.`]);
});

test('files for secrets are found by their names; ordinary text is not a secret', () => {
  for (const file of [
    '.env',
    'apps/x/.env.local',
    '.firebaserc',
    'keys/a.pem',
    'serviceAccount.json',
  ]) {
    expect(findSecrets(file, ''), file).toHaveLength(1);
  }
  const text = 'const apiKey = "local"; https://user@host https://a.b/c:d npm_config_x';
  expect(findSecrets('.firebaserc.example', text)).toEqual([]);
});
