import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'landing/**/*.test.ts'],
    setupFiles: ['@evergift/ui/test-setup', '@evergift/contract/testing/setup'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Typing through a real component tree takes its time on a busy machine.
    testTimeout: 20_000,
    env: { TZ: 'Europe/Berlin' },
  },
});
