import { defineConfig } from '@playwright/test';
import config from '../playwright.config.ts';

/** Takes the pictures of docs/screenshots.md; asserts nothing beyond that the pages came. */
export default defineConfig({
  ...config,
  testDir: '.',
  testMatch: '*.gallery.ts',
  workers: 1,
  timeout: 600_000,
  reporter: 'list',
});
