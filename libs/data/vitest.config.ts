import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';

const require = createRequire(import.meta.url);
/** A package's browser file: in Node the SDK picks a build that speaks another protocol than browsers do. */
const browserFile = (name: string, file: string) =>
  join(dirname(require.resolve(`${name}/package.json`)), file);

const firebase = createRequire(require.resolve('firebase/package.json'));
const auth = join(dirname(firebase.resolve('@firebase/auth/package.json')), 'dist/esm/index.js');
const firestore = browserFile('@firebase/firestore', 'dist/index.esm.js');
const webchannel = (part: string) =>
  browserFile(
    '@firebase/webchannel-wrapper',
    `dist/${part}/esm/${part.replace('-', '_')}_es2018.js`,
  );

const zones = [
  'America/New_York',
  'Europe/Berlin',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 20_000,
          include: ['src/**/*.test.ts'],
          isolate: false,
          exclude: ['src/react/**', 'src/firebase/**', 'src/calendar/**'],
        },
      },
      ...zones.map((zone) => ({
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
      {
        resolve: {
          alias: [
            { find: /^(@firebase|firebase)\/firestore$/, replacement: firestore },
            { find: /^(@firebase|firebase)\/auth$/, replacement: auth },
            {
              find: '@firebase/webchannel-wrapper/webchannel-blob',
              replacement: webchannel('webchannel-blob'),
            },
            {
              find: '@firebase/webchannel-wrapper/bloom-blob',
              replacement: webchannel('bloom-blob'),
            },
          ],
        },
        test: {
          name: 'integration-firebase',
          include: ['src/firebase/**/*.test.ts'],
          environment: 'jsdom',
          testTimeout: 20_000,
          globalSetup: ['./test-setup/backend.ts'],
          server: { deps: { inline: [/@firebase\/(firestore|auth|webchannel-wrapper)/] } },
        },
      },
      {
        test: {
          name: 'integration-browser',
          include: ['browser/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
