import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,conformance,test}/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
