import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { patchedLibraries } from '../../patches/src/index.ts';

/** What every test of a component runs in. */
export const componentTests = {
  environment: 'jsdom',
  setupFiles: ['@evergift/ui/test-setup', '@evergift/contract/testing/setup'],
  css: { modules: { classNameStrategy: 'non-scoped' } },
  // As in the builds, with our changes.
  server: { deps: { inline: ['react-hook-form'] } },
  // A limit is for a test that hangs. Typing through a component tree takes its time on a busy machine.
  testTimeout: 60_000,
  env: { TZ: 'Europe/Berlin' },
} satisfies TestProjectInlineConfiguration['test'];

/** The tests of an app or a library of components alone. `npm test` runs those of all in one. */
export const testComponents = () =>
  defineConfig({
    plugins: [patchedLibraries()],
    test: {
      ...componentTests,
      include: ['src/**/*.test.{ts,tsx}'],
      // One page and one copy of the modules for all files: loading them took longer than most tests.
      isolate: false,
    },
  });
