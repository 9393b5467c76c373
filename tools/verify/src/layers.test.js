import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import layers from '../../../.dependency-cruiser.mjs';
import { dataLayers } from './data-layers.js';
import { shellLayers } from './shell-layers.js';

/**
 * One file that breaks each rule: the rule, the file, and what it must not import.
 *
 * @type {[rule: string, file: string, imported: string][]}
 */
const violations = [
  ['no-cycle', 'libs/ui/src/one.ts', './two.ts'],
  ['no-cycle-outside-the-product', 'tools/serve/src/one.ts', './two.ts'],
  ['apps-meet-at-run-time', 'apps/people/src/page.ts', '../../gifts/src/page.ts'],
  [
    'shell-links-home-alone',
    'apps/shell/src/remotes/linked-remotes.ts',
    '../../../gifts/src/page.ts',
  ],
  ['libs-know-no-app', 'libs/forms/src/field.ts', '../../../apps/gifts/src/page.ts'],
  ['product-without-tools', 'apps/people/src/start.ts', '../../../tools/serve/src/start.ts'],
  ['only-data-imports-firebase', 'apps/gifts/src/list.ts', 'firebase'],
  ['only-router-imports-react-router', 'apps/gifts/src/link.ts', 'react-router-dom'],
  ['ui-knows-no-data', 'libs/ui/src/row.ts', '../../data/src/index.ts'],
  ['occasions-know-data-alone', 'libs/occasions/src/due.ts', '../../ui/src/two.ts'],
  ['language-knows-nothing', 'libs/language/src/text.ts', '../../ui/src/two.ts'],
  ['data-knows-no-library', 'libs/data/src/label.ts', '../../ui/src/two.ts'],
  ['data-core-without-react', 'libs/data/src/hook.ts', 'react'],
  ['contract-knows-no-screen', 'libs/contract/src/host.ts', '../../ui/src/two.ts'],
  ['product-without-testing', 'apps/gifts/src/demo.ts', '../../../libs/data/src/testing/index.ts'],
  [
    'packages-know-nothing-of-evergift',
    'packages/server/src/run.ts',
    '../../../apps/gifts/src/page.ts',
  ],
  ['packages-by-their-exports', 'e2e/tests/journey.ts', '../../packages/server/src/inside.ts'],
  ...shellLayers
    .flat()
    .slice(1)
    .map((folder) => {
      return /** @type {[string, string, string]} */ ([
        `shell-${folder}-knows-nothing-above`,
        `apps/shell/src/${folder}/part.ts`,
        '../boot/start.ts',
      ]);
    }),
  ...dataLayers.slice(1).map(([folder]) => {
    return /** @type {[string, string, string]} */ ([
      `data-${folder}-knows-nothing-above`,
      `libs/data/src/${folder}/part.ts`,
      '../react/start.ts',
    ]);
  }),
];

/** Files that break no rule; they are there to be imported. */
const sound = {
  'apps/gifts/src/page.ts': '../../../libs/data/src/index.ts',
  'apps/gifts/src/page.test.ts': '../../../libs/data/src/testing/index.ts',
  'apps/shell/src/boot/start.ts': '../../../../libs/data/src/index.ts',
  'libs/ui/src/two.ts': './one.ts',
  'tools/serve/src/two.ts': './one.ts',
  'libs/data/src/index.ts': 'firebase',
  'libs/data/src/react/index.ts': 'react',
  'libs/data/src/react/start.ts': '',
  'libs/data/src/testing/index.ts': '../index.ts',
  'packages/server/src/inside.ts': '',
  'packages/server/dist/index.js': '',
  'tools/serve/src/backend.ts': '../../../packages/server/dist/index.js',
  'tools/serve/src/start.ts': '../../../apps/gifts/src/page.ts',
  'node_modules/firebase/index.js': '',
  'node_modules/react/index.js': '',
  'node_modules/react-router-dom/index.js': '',
};

const { forbidden = [], options } = layers;

/** The names of the broken rules by file. @type {Map<string, string[]>} */
const broken = new Map();
let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'layers-'));
  /** @type {[file: string, imported: string][]} */
  const files = [...Object.entries(sound)];
  for (const [, file, imported] of violations) files.push([file, imported]);
  for (const [file, imported] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), imported ? `import '${imported}';\n` : '');
  }
  const { output } = await cruise(
    ['apps', 'libs', 'packages', 'tools', 'e2e'],
    { baseDir: folder, validate: true, ruleSet: { forbidden }, doNotFollow: 'node_modules' },
    options?.enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(output);
  for (const { from, rule } of output.summary.violations) {
    broken.set(from, [...(broken.get(from) ?? []), rule.name]);
  }
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

test.each(violations)('%s is reported for %s', (rule, file) => {
  expect(broken.get(file)).toEqual([rule]);
});

test('every rule has a file that breaks it', () => {
  expect(violations.map(([rule]) => rule).sort()).toEqual(forbidden.map(({ name }) => name).sort());
});

test.each(Object.keys(sound))('%s breaks no rule', (file) => {
  expect(broken.get(file)).toBeUndefined();
});

test('every folder of libs/data has a layer', () => {
  const source = join(import.meta.dirname, '../../../libs/data/src');
  const folders = readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['testing', 'messages'].includes(entry.name))
    .map(({ name }) => name);
  expect(dataLayers.flat().sort()).toEqual(folders.sort());
});
