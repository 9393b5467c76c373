import process from 'node:process';
import { defineConfig } from 'vite';

const isRetired = process.env['EVERGIFT_SERVICE_WORKER'] === 'retired';

/**
 * The service worker, one classic script at an address that stays: browsers ask there for a newer
 * one. With EVERGIFT_SERVICE_WORKER=retired its place is taken by one that removes itself.
 */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    emptyOutDir: false,
    sourcemap: 'hidden',
    rolldownOptions: {
      input: `src/service-worker/${isRetired ? 'retired-worker' : 'service-worker'}.ts`,
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
