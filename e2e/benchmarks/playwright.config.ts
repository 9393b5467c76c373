import config from '../playwright.config.ts';
import { defineConfig } from '@playwright/test';

/** Measures; asserts no times. One at a time. */
export default defineConfig({
  ...config,
  testDir: '.',
  testMatch: '*.bench.ts',
  workers: 1,
  timeout: 300_000,
  reporter: 'list',
});
