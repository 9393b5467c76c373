import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import accessibility from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { noFeatureNames } from './tools/verify/src/no-feature-names.js';

const hooks = reactHooks.configs.flat.recommended;
/** @param {boolean} isCheap those that read a file's text alone, or those that compile it */
const rulesOfHooks = (isCheap) =>
  Object.fromEntries(
    Object.entries(hooks.rules).filter(
      ([rule]) => isCheap === /\/(rules-of-hooks|exhaustive-deps)$/.test(rule),
    ),
  );

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/built/**',
      '.nx/**',
      '.evergift/**',
      '.deploy/**',
      '**/test-results/**',
      '**/playwright-report/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    ...accessibility.configs.recommended,
    files: ['{apps,libs}/**/*.tsx'],
    rules: {
      ...accessibility.configs.recommended.rules,
      // A dialog or form focuses its first field.
      'jsx-a11y-x/no-autofocus': 'off',
      // A form may listen to the keys of its fields.
      'jsx-a11y-x/no-noninteractive-element-interactions': ['error', { handlers: ['onClick'] }],
      'jsx-a11y-x/no-static-element-interactions': ['error', { handlers: ['onClick'] }],
    },
  },
  {
    // A text of somebody else's must not stop a page or a server: each expression takes linear time.
    files: ['{apps,libs,packages,tools}/**'],
    ignores: ['**/*.test.*', '**/testing/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }],
      'regexp/no-super-linear-move': ['error', { report: 'certain' }],
    },
  },
  { ...hooks, files: ['{apps,libs}/**'], rules: rulesOfHooks(true) },
  {
    // These compile each file as React would, a third of lint's time: only what becomes a product.
    files: ['{apps,libs}/**/{*.tsx,use-*.ts}'],
    ignores: ['**/*.{test,stories}.tsx', '**/testing/**'],
    rules: rulesOfHooks(false),
  },
  {
    plugins: { 'check-file': checkFile },
    languageOptions: { globals: { ...globals.node } },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/filename-blocklist': [
        'error',
        {
          '**/?(*-)@(util|utils|helper|helpers|common|manager|misc)?(-*).*':
            '**/what-the-file-holds.*',
        },
      ],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-console': 'error',
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.name=/^set(Timeout|Interval)$/] > :function[async=true]',
          message:
            'A timer waits for no promise: catch what it rejects with, in a function that returns nothing.',
        },
      ],
    },
  },
  {
    files: [
      '**/*.config.{js,ts,mjs}',
      '.dependency-cruiser.mjs',
      '**/.storybook/**',
      '**/*.stories.tsx',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: ['packages/**', 'tools/**', 'e2e/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-console': 'off' },
  },
  { files: ['apps/*/src/**', 'libs/*/src/**'], languageOptions: { globals: globals.browser } },
  noFeatureNames,
);
