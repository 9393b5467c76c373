import config from '../playwright.config.ts';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '@evergift/verify/chromium-launch';

/** Measures; asserts no times. One at a time, in a browser as people have it: with all that moves and is optimized. */
export default defineConfig({
  ...config,
  testDir: '.',
  testMatch: '*.bench.ts',
  workers: 1,
  timeout: 300_000,
  reporter: 'list',
  use: {
    ...config.use,
    contextOptions: { reducedMotion: 'no-preference' },
    launchOptions: chromiumLaunch(),
  },
});
