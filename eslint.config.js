import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { readdirSync } from 'node:fs';
import { fileNames } from './tools/verify/src/file-names.js';

const firebaseOnlyInData = {
  group: ['firebase', 'firebase/*', '@firebase/*'],
  message: 'Only libs/data talks to Firebase; use @evergift/data.',
};
const routerOnlyInRouter = {
  group: ['react-router', 'react-router/*', 'react-router-dom', 'react-router-dom/*'],
  message: 'Use @evergift/router: sharing the whole package at run time costs 50 kB.',
};
const noApps = {
  regex: `^@evergift/(${readdirSync(new URL('apps', import.meta.url)).join('|')})(/|$)|(^|/)apps/`,
  message: 'Apps meet only through the contract at run time; nobody imports another app.',
};
const noTools = {
  regex: '^(local-firebase|@evergift/(serve|federation|verify))(/|$)|(^|/)(tools|packages)/',
  message: 'tools/ is not part of the browser product.',
};
const noData = {
  regex: '^@evergift/(data|contract|router|standalone)(/|$)',
  message: 'The design system knows neither data nor routes.',
};
const noReact = {
  regex: '^(react|react-dom|react-aria-components)(/|$)',
  message: 'The core of libs/data has no React; put it under src/react/.',
};

/** @param {...object} patterns */
const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      'e2e/remotes/*/built/**',
      '.nx/**',
      '.evergift/**',
      '.deploy/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  reactHooks.configs.flat.recommended,
  {
    plugins: { evergift: { rules: { 'file-names': fileNames } } },
    languageOptions: { globals: { ...globals.node } },
    rules: {
      'evergift/file-names': 'error',
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
    files: ['**/*.config.{js,ts,mjs}', '**/.storybook/**', '**/*.stories.tsx'],
    rules: { 'no-restricted-exports': 'off' },
  },
  { files: ['packages/**', 'tools/**', 'e2e/**', '**/*.test.{ts,tsx}'], rules: { 'no-console': 'off' } },
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  {
    files: ['apps/*/src/**', 'libs/*/src/**'],
    languageOptions: { globals: { ...globals.browser } },
    rules: restrict(firebaseOnlyInData, routerOnlyInRouter, noApps, noTools),
  },
  { files: ['libs/router/src/**'], rules: restrict(firebaseOnlyInData, noApps, noTools) },
  {
    files: ['libs/ui/src/**'],
    rules: restrict(firebaseOnlyInData, routerOnlyInRouter, noApps, noTools, noData),
  },
  {
    files: ['libs/data/src/**'],
    ignores: ['libs/data/src/react/**'],
    rules: restrict(routerOnlyInRouter, noApps, noTools, noReact),
  },
  { files: ['libs/data/src/react/**'], rules: restrict(routerOnlyInRouter, noApps, noTools) },
  {
    files: ['libs/data/**/*.test.{ts,tsx}'],
    rules: restrict(routerOnlyInRouter, noApps),
  },
  {
    files: ['packages/**', 'tools/**'],
    rules: restrict(routerOnlyInRouter, noApps),
  },
);
