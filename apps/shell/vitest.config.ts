import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { componentTests } from '../../tools/federation/src/component-tests.ts';
import { patchedLibraries } from '../../tools/patches/src/index.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/**
 * Test files that replace a module, the whole document, or its body: what they replace would reach
 * the files that run after them.
 */
export const replacing = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(src|landing).*\.test\.tsx?$/.test(path))
  .filter((path) =>
    /vi\.mock\(|document\.replaceChild\(|body\.(innerHTML =|replaceChildren)/.test(
      readFileSync(folder + path, 'utf8'),
    ),
  );

/** Tests leave no page: jsdom could not open another. */
export const leavePage = {
  find: /^.*\/leave-page\.ts$/,
  replacement: `${folder}src/testing/leave-page.ts`,
};

const shared: TestProjectInlineConfiguration['test'] = {
  ...componentTests,
  setupFiles: [...componentTests.setupFiles, './src/testing/setup.ts'],
  alias: [leavePage],
};

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [patchedLibraries()],
        test: {
          ...shared,
          name: 'components',
          include: ['src/**/*.test.{ts,tsx}', 'landing/**/*.test.ts'],
          exclude: replacing,
          // One page and one copy of the modules for all files: loading them took longer than the tests.
          isolate: false,
        },
      },
      {
        plugins: [patchedLibraries()],
        test: { ...shared, name: 'isolated components', include: replacing },
      },
    ],
  },
});
