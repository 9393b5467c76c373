import { defineConfig } from 'vitest/config';
import { patchedLibraries } from '../../tools/patches/src/index.ts';

export default defineConfig({
  plugins: [patchedLibraries()],
  test: {
    // As in the builds, with our changes.
    server: { deps: { inline: ['react-hook-form'] } },
    environment: 'jsdom',
    // One page and one copy of the modules for all files: loading them took longer than most tests.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@evergift/ui/test-setup', '@evergift/contract/testing/setup'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Typing through a real component tree takes its time on a busy machine.
    testTimeout: 20_000,
    env: { TZ: 'Europe/Berlin' },
  },
});
