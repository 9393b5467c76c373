import { defineConfig } from 'vitest/config';
import { firebaseProject } from './test-setup/firebase-project.ts';

/** Where the tests of dates run, beside Berlin. */
const otherZones = ['America/New_York', 'Pacific/Kiritimati', 'Australia/Lord_Howe'];

export default defineConfig({
  test: {
    // Each worker reads Firestore and all rules anew: with four, a third of the time went there.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 20_000,
          include: ['src/**/*.test.ts'],
          isolate: false,
          exclude: ['src/react/**', 'src/firebase/**'],
          env: { TZ: 'Europe/Berlin' },
        },
      },
      ...otherZones.map((zone) => ({
        test: {
          name: zone,
          testTimeout: 20_000,
          include: ['src/calendar/**/*.test.ts'],
          isolate: false,
          env: { TZ: zone },
        },
      })),
      {
        test: {
          name: 'react',
          testTimeout: 20_000,
          include: ['src/react/**/*.test.tsx'],
          environment: 'jsdom',
        },
      },
      firebaseProject('integration-firebase', 'src/firebase/**/*.test.ts'),
      {
        test: {
          name: 'integration-browser',
          include: ['browser/**/*.test.ts'],
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
