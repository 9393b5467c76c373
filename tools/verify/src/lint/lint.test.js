import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';

const repository = join(import.meta.dirname, '../../../..');

/** @type {[rule: string, file: string, text: string][]} */
const faults = [
  ['the name of a route', 'apps/shell/src/chrome/route.ts', "go('/people');\n"],
  ['the page to sign in', 'apps/shell/src/chrome/sign-in.ts', "go('/auth');\n"],
  ['a modal', 'apps/shell/src/chrome/modal.ts', 'open(`gift.${what}`);\n'],
  ['a collection', 'apps/shell/src/chrome/watch.ts', 'watch(data.giftItems$);\n'],
  ['a text', 'apps/shell/src/chrome/text.tsx', 'show(<b>Add Gift</b>);\n'],
  ['an icon', 'apps/shell/src/chrome/icon.ts', "export { Gift } from 'lucide-react';\n"],
  ['a vague file name', 'libs/ui/src/list-utils.ts', 'export const one = 1;\n'],
  ['a file name in capitals', 'libs/ui/src/ListRow.ts', 'export const one = 1;\n'],
  ['an asynchronous timer', 'libs/ui/src/timer.ts', 'setTimeout(async () => {}, 1);\n'],
  ['a slow expression', 'libs/ui/src/pattern.ts', 'export const slow = /^(a+)+$/;\n'],
  ['a console', 'libs/ui/src/print.ts', "console.log('one');\n"],
  ['any type', 'libs/ui/src/any.ts', 'export const one: any = 1;\n'],
  ['a default export', 'libs/ui/src/default.ts', 'const one = 1;\nexport default one;\n'],
  ['an unknown name', 'libs/ui/src/unknown.js', 'export const one = two;\n'],
  ['a hook in a condition', 'libs/ui/src/use-one.ts', 'if (one) useTwo();\n'],
  ['a picture without a text', 'libs/ui/src/picture.tsx', 'show(<img src="a.png" />);\n'],
  ['a permission without use', 'libs/ui/src/permit.ts', '// oxlint-disable-next-line eqeqeq\n'],
];

/** @type {[file: string, text: string][]} */
const right = [
  ['apps/shell/src/chrome/link.ts', "import { Link } from '@evergift/ui/link';\nshow(Link);\n"],
  ['apps/shell/src/chrome/listen.ts', "addEventListener('event', show);\n"],
  ['apps/shell/src/chrome/start.ts', 'const { auth } = emulator;\nstart(auth);\n'],
  ['apps/shell/src/chrome/mode.ts', 'export const { PROD } = import.meta.env;\n'],
  ['apps/shell/src/testing/site.ts', "go('/people');\n"],
  ['apps/shell/src/chrome/route.test.ts', "go('/people');\n"],
  ['apps/people/src/commonplace.ts', 'export const one = 1;\n'],
  ['tools/serve/src/print.ts', "console.log('one');\n"],
];

let folder = '';
/** @type {string} */
let report = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const [file, text] of [...faults.map(([, ...rest]) => rest), ...right]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  copyFileSync(join(repository, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  mkdirSync(join(folder, 'tools/verify'), { recursive: true });
  for (const link of ['node_modules', 'tools/verify/src']) {
    symlinkSync(join(repository, link), join(folder, link));
  }
  const words = [
    '--report-unused-disable-directives',
    '--format=unix',
    'apps',
    'libs',
    'tools/serve',
  ];
  const oxlint = join(repository, 'node_modules/oxlint/bin/oxlint');
  report = spawnSync(process.execPath, [oxlint, ...words], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout;
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

test.each(faults)('%s is reported', (_, file) => {
  expect(report).toContain(`${file}:`);
});

test.each(right)('%s is not', (file) => {
  expect(report).not.toContain(`${file}:`);
});
