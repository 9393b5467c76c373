import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { noFeatureNames } from './tools/verify/src/no-feature-names.js';

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
  // Its rules compile each file as React would: only where there are components and hooks.
  { ...reactHooks.configs.flat.recommended, files: ['apps/**', 'libs/**'] },
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
