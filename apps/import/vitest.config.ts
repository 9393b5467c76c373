import { defineConfig } from 'vitest/config';
import { firebaseProject } from '../../libs/data/test-setup/firebase-project.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['src/**/*.test.ts'],
          testTimeout: 20_000,
          env: { TZ: 'Europe/Berlin' },
        },
      },
      {
        test: {
          name: 'dialog',
          environment: 'jsdom',
          // One page and one copy of the modules for all files: loading them took longer than most tests.
          isolate: false,
          include: ['src/**/*.test.tsx'],
          setupFiles: ['@evergift/ui/test-setup', '@evergift/contract/testing/setup'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          // Typing through a real component tree takes its time on a busy machine.
          testTimeout: 20_000,
          env: { TZ: 'Europe/Berlin' },
        },
      },
      firebaseProject('integration', 'integration/**/*.test.ts'),
    ],
  },
});
