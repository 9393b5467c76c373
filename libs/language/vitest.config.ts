import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,testing}/**/*.test.{ts,js}'],
    isolate: false,
    testTimeout: 20_000,
  },
});
