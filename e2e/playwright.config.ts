import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import {
  chromiumLaunch,
  cheapFrames,
  plainScripts,
  sameGlyphs,
} from '@evergift/verify/chromium-launch';

/** They start a browser of their own, and Playwright would do so last: the longest would run alone. */
const ownBrowser = ['memory.spec.ts', 'reminders.spec.ts'];

export default defineConfig({
  testDir: 'tests',
  globalSetup: fileURLToPath(new URL('fixtures/compress-builds.ts', import.meta.url)),
  outputDir: 'test-results/artifacts',
  fullyParallel: true,
  // A test waits a third of its time: on two quiet cores, three at once save a sixth of it.
  workers: 3,
  projects: [
    { name: 'own browser', testMatch: ownBrowser },
    { name: 'shared browser', testIgnore: ownBrowser },
  ],
  forbidOnly: Boolean(process.env['CI']),
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.06, animations: 'disabled' },
  },
  snapshotPathTemplate: 'screenshots/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    // A worker that keeps all files would hide an app that is down, and whether it is ready by the
    // next reload is chance: the tests that are about it, or about a whole visit, let it work.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 900 },
    // Movement is for the eye: here it costs time, and a press that waits for it scrolls what moves.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace doubles what a test costs. For one that fails: `npx playwright test <file> --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch([...sameGlyphs, ...cheapFrames, ...plainScripts]),
  },
});
