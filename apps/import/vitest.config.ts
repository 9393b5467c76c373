import { defineConfig } from 'vitest/config';
import { firebaseProject } from '../../libs/data/test-setup/firebase-project.ts';
import { componentTests } from '../../tools/federation/src/component-tests.ts';
import { patchedLibraries } from '../../tools/patches/src/index.ts';

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
        plugins: [patchedLibraries()],
        test: {
          name: 'dialog',
          ...componentTests,
          include: ['src/**/*.test.tsx'],
          // One page and one copy of the modules for all files: loading them took longer than most tests.
          isolate: false,
        },
      },
      firebaseProject('integration', 'integration/**/*.test.ts'),
    ],
  },
});
