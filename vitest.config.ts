import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { leavePage, replacing } from './apps/shell/vitest.config.ts';
import { componentTests } from './tools/federation/src/component-tests.ts';
import { patchedLibraries } from './tools/patches/src/index.ts';

const ofShell = replacing.map((path) => `apps/shell/${path}`);
const buildOfLanding = 'apps/shell/landing/landing-build.test.ts';
/** Without a page. */
const logic = [
  'apps/import/src/**/*.test.ts',
  'libs/*/{src,testing}/**/*.test.{ts,js}',
  buildOfLanding,
];
/** Libraries whose other tests need a page, too. */
const inPageAlways = 'libs/{forms,gift-list}/src/**/*.test.ts';
/** These have runs of their own, with servers and time zones. */
const apart = ['libs/data/**', 'apps/reminders/**'];

const inPage: TestProjectInlineConfiguration['test'] = {
  ...componentTests,
  setupFiles: [
    './libs/ui/src/test-setup/test-setup.ts',
    './libs/contract/src/testing/setup.ts',
    './apps/shell/src/testing/setup.ts',
  ],
  alias: [leavePage],
  // A page is garbage soon after it is drawn: with more room for young objects, fewer are copied.
  execArgv: ['--max-semi-space-size=64'],
};

/**
 * The tests of all apps, libraries and tools, but for those that are about Firestore. `npm test` runs
 * the components beside the others. React, the components and the data layer are read once and not
 * once for each of 15 projects, which was half of what these tests cost. `nx test <project>` runs
 * those of one.
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [patchedLibraries()],
        test: {
          ...inPage,
          name: 'components',
          isolate: false,
          include: [
            'apps/*/{src,landing}/**/*.test.{ts,tsx}',
            'libs/*/src/**/*.test.tsx',
            inPageAlways,
          ],
          exclude: [...ofShell, 'apps/import/src/**/*.test.ts', buildOfLanding, ...apart],
        },
      },
      {
        plugins: [patchedLibraries()],
        // A page for each file; all read jsdom once.
        test: { ...inPage, name: 'isolated components', include: ofShell, pool: 'vmForks' },
      },
      {
        test: {
          name: 'logic',
          isolate: false,
          include: logic,
          exclude: [inPageAlways, ...apart],
          css: { include: [/tokens\//] },
          testTimeout: 20_000,
          env: { TZ: 'Europe/Berlin' },
        },
      },
      'tools/*',
    ],
  },
});
