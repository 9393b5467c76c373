import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';

const require = createRequire(import.meta.url);
const packageFolder = (name: string): string => dirname(require.resolve(`${name}/package.json`));
const firestore = packageFolder('@firebase/firestore');
const wrapper = packageFolder('@firebase/webchannel-wrapper');
const compat = packageFolder('@firebase/firestore-compat');

/**
 * In Node the SDK speaks gRPC; tests named `*.browser-sdk.test.ts` get its browser build, which
 * speaks WebChannel as pages do.
 */
const browserSdk = [
  { find: /^(@firebase|firebase)\/firestore$/, replacement: join(firestore, 'dist/index.esm.js') },
  {
    find: /^@firebase\/firestore-compat$|^firebase\/compat\/firestore$/,
    replacement: join(compat, 'dist/index.esm.js'),
  },
  {
    find: '@firebase/webchannel-wrapper/webchannel-blob',
    replacement: join(wrapper, 'dist/webchannel-blob/esm/webchannel_blob_es2018.js'),
  },
  {
    find: '@firebase/webchannel-wrapper/bloom-blob',
    replacement: join(wrapper, 'dist/bloom-blob/esm/bloom_blob_es2018.js'),
  },
];

const timeouts = { testTimeout: 20_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...timeouts,
          name: 'unit',
          include: ['src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...timeouts,
          name: 'integration',
          include: ['{conformance,test,benchmark}/**/*.test.ts'],
          exclude: ['**/*.browser-sdk.test.ts', '**/node_modules/**'],
        },
      },
      {
        resolve: { alias: browserSdk },
        test: {
          ...timeouts,
          name: 'integration-browser-sdk',
          include: ['test/**/*.browser-sdk.test.ts'],
          environment: 'jsdom',
          server: { deps: { inline: [/firebase/] } },
        },
      },
    ],
  },
});
