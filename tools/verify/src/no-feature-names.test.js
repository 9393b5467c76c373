import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { noFeatureNames } from './no-feature-names.js';

const linter = new Linter();
/** @param {string} code @param {string} [filename] */
const check = (code, filename = 'apps/shell/src/chrome/chrome.js') =>
  linter.verify(
    code,
    [{ ...noFeatureNames, languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } }],
    {
      filename,
    },
  );

test.each([
  "go('/people');",
  "go('/auth');",
  'open(`gift.${what}`);',
  'watch(data.giftItems$);',
  'show(<b>Add Gift</b>);',
  "import { Gift } from 'lucide-react';",
])('the shell cannot say %s', (code) => {
  expect(check(code).length).toBeGreaterThan(0);
});

test.each([
  "import { Link } from '@evergift/ui/link';",
  "addEventListener('event', show);",
  'const { auth } = emulator;',
  'const { PROD } = import.meta.env;',
])('the shell can say %s', (code) => {
  expect(check(code)).toEqual([]);
});

test('a test names what it opens', () => {
  expect(check("go('/people');", 'apps/shell/src/testing/site.js')).toEqual([]);
});
