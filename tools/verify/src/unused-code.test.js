import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';

const repository = join(import.meta.dirname, '../../..');

/** A workspace with one of each that `npm run lint` must refuse, and with what it must let pass. */
const files = {
  'package.json': JSON.stringify({ name: 'sample', workspaces: ['apps/*', 'libs/*'] }),
  'apps/people/package.json': JSON.stringify({
    name: 'people',
    main: 'src/index.ts',
    dependencies: { unneeded: '1.0.0' },
    devDependencies: { '@evergift/federation': '0.1.0' },
  }),
  'apps/people/vite.config.ts': `export default {};\n`,
  'apps/people/src/index.ts': `import { used } from './used.ts';\nconsole.log(used);\n`,
  'apps/people/src/used.ts': `export const used = 1;\nexport const unused = 2;\nexport type Unused = 1;\n`,
  'apps/people/src/left.ts': `console.log('nobody imports this');\n`,
  'apps/people/src/modal-requests.ts': `declare module 'sample' {}\n`,
};

let folder = '';
/** @type {string} */
let report = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'unused-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  copyFileSync(join(repository, 'knip.config.js'), join(folder, 'knip.config.js'));
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  const knip = join(repository, 'node_modules/knip/bin/knip.js');
  const words = [knip, '--no-progress', '--no-config-hints', '--reporter', 'compact'];
  report = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' }).stdout;
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['a file that nobody imports', 'apps/people/src/left.ts'],
  ['an export that nobody imports', 'apps/people/src/used.ts: unused'],
  ['an exported type that nobody imports', 'apps/people/src/used.ts: Unused'],
  ['a dependency that nobody imports', 'apps/people/package.json: unneeded'],
])('%s is reported', (_, line) => {
  expect(report).toContain(`\n${line}`);
});

test('what is used in another way than by an import is not', () => {
  expect(report).not.toContain('modal-requests');
  expect(report).not.toContain('federation');
});
