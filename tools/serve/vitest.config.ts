import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // One copy of the modules for all files: loading them took as long as the tests.
    isolate: false,
    // Real servers, proxies and processes take their time on a busy machine.
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
  },
});
