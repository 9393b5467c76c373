import { defineConfig } from 'vitest/config';

/** Pure code runs without a browser; components run in jsdom. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'logic',
          testTimeout: 20_000,
          environment: 'node',
          include: ['src/**/*.test.ts'],
          css: { include: [/tokens\//] },
        },
      },
      {
        test: {
          name: 'components',
          testTimeout: 20_000,
          environment: 'jsdom',
          // One page and one copy of the modules for all files: loading them took longer than the tests.
          isolate: false,
          include: ['src/**/*.test.tsx'],
          setupFiles: ['./vitest.setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
