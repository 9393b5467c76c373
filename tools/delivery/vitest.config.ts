import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Each runs Git and Nx in a repository of its own.
    testTimeout: 30_000,
  },
});
