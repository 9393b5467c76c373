import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'unit', testTimeout: 20_000, isolate: false, include: ['src/**/*.test.ts'] },
      },
      {
        test: {
          name: 'integration',
          include: ['integration/**/*.test.ts'],
          hookTimeout: 60_000,
          testTimeout: 20_000,
        },
      },
    ],
  },
});
