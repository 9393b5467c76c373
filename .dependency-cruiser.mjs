import { dataRules } from './tools/verify/src/data-layers.js';
import { shellRules } from './tools/verify/src/shell-layers.js';

/**
 * The layers of the workspace, as rules that `npm run lint` checks. docs/map.md draws them.
 *
 *   apps/shell   apps/<remote>          meet at run time only, through libs/contract
 *        └──────┬─────┘
 *   libs: gift-list → forms → contract, ui, data; occasions → data; all → language
 *   tools, packages, e2e                never part of the browser product
 */
/** The one file that imports another app. */
const linkingFile = 'apps/shell/src/remotes/linked-remotes[.]ts';

const tests = String.raw`\.(test|stories|suite)\.tsx?$|/(testing|test-[a-z]+)/`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one idea, or one of them is in the wrong place.',
      severity: 'error',
      from: { path: '^(apps|libs)/' },
      to: { circular: true },
    },
    {
      name: 'no-cycle-outside-the-product',
      comment: 'As in the product, but types may name each other.',
      severity: 'error',
      from: { pathNot: '^(apps|libs)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'apps-meet-at-run-time',
      comment: 'An app never imports another app: use the host of @evergift/contract.',
      severity: 'error',
      from: { path: '^(apps)/([^/]+)/', pathNot: `^${linkingFile}$` },
      to: { path: '^apps/', pathNot: '^apps/$2/' },
    },
    {
      name: 'shell-links-home-alone',
      comment:
        'The first paint is that of apps/home: the shell links its remote.ts, and no other app.',
      severity: 'error',
      from: { path: `^${linkingFile}$` },
      to: { path: '^apps/', pathNot: '^apps/(shell/|home/(src/remote[.]ts|remote[.]json)$)' },
    },
    {
      name: 'libs-know-no-app',
      comment: 'A library serves every app; what only one app needs belongs to that app.',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^apps/' },
    },
    {
      name: 'product-without-tools',
      comment: 'tools/, packages/ and e2e/ are not part of the browser product.',
      severity: 'error',
      from: { path: '^(apps|libs)/[^/]+/src/', pathNot: tests },
      to: { path: '^(tools|packages|e2e)/' },
    },
    {
      name: 'only-data-imports-firebase',
      comment: 'Only libs/data talks to Firebase; use @evergift/data.',
      severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: '^libs/data/' },
      to: { path: 'node_modules/@?firebase/' },
    },
    {
      name: 'only-router-imports-react-router',
      comment: 'Use @evergift/router: sharing the whole package at run time costs 50 kB.',
      severity: 'error',
      from: { path: '^(apps|libs|tools)/', pathNot: '^libs/router/' },
      to: { path: 'node_modules/react-router(-dom)?/' },
    },
    {
      name: 'ui-knows-no-data',
      comment: 'The design system knows neither data nor routes: pass values and callbacks.',
      severity: 'error',
      from: { path: '^libs/ui/' },
      to: { path: '^libs/(?!ui/|language/)' },
    },
    {
      name: 'data-knows-no-library',
      comment: 'libs/data is the lowest layer: it imports no other library of ours but the texts.',
      severity: 'error',
      from: { path: '^libs/data/src/' },
      to: { path: '^libs/(?!data/|language/)' },
    },
    {
      name: 'language-knows-nothing',
      comment: 'Everybody speaks through libs/language, servers too.',
      severity: 'error',
      from: { path: '^libs/language/src/', pathNot: `^libs/language/src/react/|${tests}` },
      to: { path: '^(apps|libs|tools)/(?!language/)|node_modules/' },
    },
    {
      name: 'occasions-know-data-alone',
      comment: 'Servers use libs/occasions too: it knows no page and no other library of ours.',
      severity: 'error',
      from: { path: '^libs/occasions/src/' },
      to: {
        path: '^libs/(?!occasions/|data/|language/)|^libs/data/src/react/|node_modules/(react|react-dom)/',
      },
    },
    {
      name: 'data-core-without-react',
      comment: 'The core of libs/data has no React; put it under src/react/.',
      severity: 'error',
      from: { path: '^libs/data/src/', pathNot: '^libs/data/src/react/' },
      to: { path: 'node_modules/(react|react-dom|react-aria-components)/' },
    },
    {
      name: 'contract-knows-no-screen',
      comment:
        'The contract is shared by every app and must not carry the design system or a form.',
      severity: 'error',
      from: { path: '^libs/contract/src/', pathNot: tests },
      to: { path: '^libs/(ui|forms|gift-list)/' },
    },
    {
      name: 'product-without-testing',
      comment: 'Test doubles and builders never reach the product.',
      severity: 'error',
      from: {
        path: '^(apps|libs)/[^/]+/src/',
        pathNot: `${tests}|^libs/data/src/firebase/(open-test-household|open-test-store|provided-context)[.]ts$`,
      },
      to: { path: '^(apps|libs)/.*/testing/|node_modules/(vitest|@testing-library)/' },
    },
    {
      name: 'packages-know-nothing-of-evergift',
      comment: 'What is in packages/ is of use to any project.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|libs|tools|e2e|rules)/' },
    },
    {
      name: 'packages-by-their-exports',
      comment: "A package of packages/ is used by its name and what its 'exports' offer.",
      severity: 'error',
      from: { pathNot: '^packages/' },
      to: { path: '^packages/[^/]+/(?!dist/)' },
    },
    ...shellRules,
    ...dataRules,
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    // The builds of packages/ stay in sight: rules must see who imports a package.
    doNotFollow: { path: 'node_modules|^packages/[^/]+/dist/' },
    exclude: { path: '/(built|test-results)/|^(apps|libs|tools)/[^/]+/dist/|^e2e/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
