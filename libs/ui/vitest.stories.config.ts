import { chromiumLaunch, drawnInProcess, sameGlyphs } from '@evergift/verify/chromium-launch';
import { findChromium } from '@evergift/verify/find-chromium';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Not the headless shell: it leaves a button hovered, or not, otherwise than a browser with a window
// once what covered it is gone, and some pictures show such a button.
const launchOptions = chromiumLaunch([...sameGlyphs, ...drawnInProcess], findChromium(undefined));
const contextOptions = {
  reducedMotion: 'reduce',
  deviceScaleFactor: 1,
  locale: 'en-US',
  timezoneId: 'Europe/Berlin',
} as const;

/** Every story in a real browser: it plays, axe agrees in both themes, it looks as before. */
export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  // React Aria, when tested, draws its long lists whole unless this says otherwise.
  define: { 'process.env.VIRT_ON': 'true' },
  // Found before the first story; what is found later would reload the page in the middle of one.
  optimizeDeps: { entries: ['src/**/*.stories.tsx', '.storybook/*.{ts,tsx}'] },
  test: {
    name: 'stories',
    // These end a wait for what never comes; what comes late on a busy machine is waited for.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // One page for all files, as in Storybook: it loads React and the components once.
    isolate: false,
    setupFiles: ['.storybook/vitest.setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // References are written when they are renewed (vitest --update).
      api: { allowWrite: true },
      provider: playwright({ launchOptions, contextOptions }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          timeout: 10_000,
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.06, allowedMismatchedPixelRatio: 0.01 },
          resolveScreenshotPath: ({ root, arg, ext }) => `${root}/screenshots/${arg}${ext}`,
          resolveDiffPath: ({ root, arg, ext }) => `${root}/test-results/screenshots/${arg}${ext}`,
        },
      },
    },
  },
});
