import { defineConfig } from 'vitest/config';
import { browserSdkAliases } from './src/testing/browser-sdk-aliases.ts';

const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // The integration tests wait for clients that wait for a server: most of the time both cores are free.
    maxWorkers: 4,
    projects: [
      {
        test: {
          ...timeouts,
          name: 'unit',
          isolate: false,
          // These wait for nobody.
          maxWorkers: 2,
          include: ['src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...timeouts,
          name: 'integration',
          isolate: false,
          include: ['{conformance,test,benchmark}/**/*.test.ts'],
          exclude: ['**/*.browser-sdk.test.ts', '**/node_modules/**'],
        },
      },
      {
        // In Node the SDK speaks gRPC; these tests get its browser build, which speaks WebChannel.
        resolve: { alias: browserSdkAliases(import.meta.url) },
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
