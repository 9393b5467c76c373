import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import css from '@eslint/css';
import { ESLint, Linter } from 'eslint';
import baseline from 'eslint-plugin-baseline-js';
import { expect, test } from '../fixtures/evergift.ts';
import { watchViolations } from '../fixtures/violations.ts';

/** The last Baseline that Safari 17.0 has: that of 2023 includes parts of 17.2, such as nested rules. */
const available = 2022;

/** Features that came later, and why they do no harm. */
const features = [
  // In every browser that app.html lets in.
  'abortsignal-timeout',
  'async-clipboard',
  'intl-segmenter',
  'url-canparse',
  // Without a picture of SVG as its source, which came with Safari 17.2.
  'createimagebitmap',
  // Used only where it is there.
  'explicit-resource-management',
  'network-information',
  'notifications',
  'share',
  'ua-client-hints',
  // For engines older than ours, in libraries.
  'functions-caller-arguments',
  'proto',
];

const properties = [
  // In every browser that app.html lets in.
  'contain-intrinsic-block-size',
  'container-type',
  'mask',
  'outline',
  // They make a page nicer; without them it is complete.
  'accent-color',
  'backdrop-filter',
  'content-visibility',
  'field-sizing',
  'forced-color-adjust',
  'overflow-anchor',
  'overflow-clip-margin',
  'overscroll-behavior',
  'overscroll-behavior-x',
  'print-color-adjust',
  'resize',
  'scrollbar-color',
  'scrollbar-gutter',
  'scrollbar-width',
  'text-size-adjust',
  'text-wrap',
  'user-select',
];

const root = fileURLToPath(new URL('../../', import.meta.url));

const linter = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  allowInlineConfig: false,
  overrideConfig: [
    { linterOptions: { reportUnusedDisableDirectives: 'off' } },
    {
      files: ['**/*.js'],
      plugins: { baseline: { rules: baseline.rules } },
      rules: {
        'baseline/use-baseline': [
          'error',
          {
            available,
            includeWebApis: { preset: 'auto' },
            includeJsBuiltins: { preset: 'auto' },
            ignoreFeatures: features,
          },
        ],
      },
    },
    {
      files: ['**/*.css'],
      plugins: { css },
      language: 'css/css',
      languageOptions: { tolerant: true },
      rules: {
        'css/use-baseline': [
          'error',
          {
            available,
            allowMediaConditions: ['prefers-reduced-transparency'],
            allowProperties: properties,
            // Safari has it by another name, which is beside it.
            allowPropertyValues: { 'text-align': ['match-parent'] },
            allowSelectors: ['has', 'selection'],
            allowAtRules: ['container'],
            // In the tracks of a grid: older than as a width.
            allowFunctions: ['color-mix', 'fit-content'],
            allowUnits: ['cqi'],
          },
        ],
      },
    },
  ],
});

const problemsOf = (results: readonly ESLint.LintResult[]): string[] =>
  results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, column, message }) => `${filePath}:${line}:${column} ${message}`),
  );

test('the built files use what every supported browser has', async () => {
  test.setTimeout(180_000);
  const apps = ['shell', 'auth', 'events', 'gifts', 'import', 'people', 'review'];
  const files = apps.map((app) => `apps/${app}/dist/**/*.{js,css}`);
  expect(problemsOf(await linter.lintFiles(files))).toEqual([]);
  const late = {
    'late.js': 'Array.fromAsync([]);',
    // Before Safari 27 such a module may hang when two others import it at once.
    'late-module.js': 'export const page = await import("./page.js");',
    'late.css': 'a { anchor-name: --a; }',
    'of-safari-17.2.css': 'a { b & { color: red; } }',
  };
  for (const [filePath, text] of Object.entries(late)) {
    expect(problemsOf(await linter.lintText(text, { filePath })), filePath).toHaveLength(1);
  }
});

test('LC3 a browser that is too old says what it needs, in its language, at the address that was opened', async ({
  browser,
  startEvergift,
}) => {
  const { origin } = await startEvergift();
  // Its own, and English where there is none: apps/shell/landing/messages.test.ts reads them all.
  const says = {
    'de-AT': 'Evergift braucht einen neueren Browser',
    it: 'Evergift needs a newer browser',
  };
  for (const [locale, title] of Object.entries(says)) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const violations = await watchViolations(context);
    await page.addInitScript(() => {
      Reflect.deleteProperty(Set.prototype, 'union');
    });
    // The page stops loading, so its end is not waited for.
    await page.goto(`${origin}/people`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading')).toHaveText(title);
    await expect(page.locator('p')).toHaveText(/Edge 122.*Firefox 128.*Safari 17/);
    await expect(page).toHaveURL(`${origin}/people`);
    expect(violations.found).toEqual([]);

    await page.route('**/older-browser.json', (route) => route.abort());
    await page.goto(`${origin}/people`, { waitUntil: 'commit' });
    await expect(page.locator('body'), 'without the words of its language').toHaveText(
      'Evergift needs a newer browser',
    );
    await context.close();
  }
});

test('a browser of 2011 can run the notice', () => {
  const page = readFileSync(`${root}apps/shell/app.html`, 'utf8');
  const script = /<script>([^<]*older-browser[^<]*)<\/script>/.exec(page)?.[1] ?? '';
  const parsed = new Linter().verify(script, {
    languageOptions: { ecmaVersion: 5, sourceType: 'script' },
  });
  expect(script).not.toBe('');
  expect(parsed).toEqual([]);
});
