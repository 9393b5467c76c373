import { browserSdkAliases } from 'local-firebase/testing';
import { defineConfig } from 'vitest/config';

const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      { test: { ...timeouts, name: 'unit', isolate: false, include: ['test/*.test.ts'] } },
      {
        // The SDK as in a page, over WebChannel.
        resolve: { alias: browserSdkAliases(import.meta.url) },
        test: {
          ...timeouts,
          name: 'integration',
          isolate: false,
          include: ['test/integration/*.test.ts'],
          environment: 'jsdom',
          server: { deps: { inline: [/firebase/] } },
        },
      },
    ],
  },
});
