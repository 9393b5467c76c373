import { defineConfig } from 'vitest/config';

/** Pure code runs without a browser; components run in jsdom. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'logic',
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
          include: ['src/**/*.test.tsx'],
          setupFiles: ['./vitest.setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
