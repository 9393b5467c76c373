import process from 'node:process';
import { findHeadlessChromium } from './find-chromium.js';

/** Draws glyphs alike on every machine: for whatever compares pictures. */
export const sameGlyphs = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/** Draws in the browser's own process: without a graphics card, another one only costs. */
export const drawnInProcess = ['--in-process-gpu'];

/**
 * Draws for less: the blur behind the bars, which people switch off by 'reduce transparency', and a
 * process for drawing were a fifth of the browser's time.
 */
export const cheapFrames = ['--blink-settings=prefersReducedTransparency=true', ...drawnInProcess];

/** Optimizes no code: in a page of a few seconds that costs more than it saves, a tenth of a test's time. */
export const plainScripts = ['--js-flags=--no-opt --no-maglev'];

/**
 * How every browser test starts its Chromium: without talking to anybody, and as root without the
 * sandbox, which root cannot have. Playwright's own is used where no other is found.
 *
 * @param {readonly string[]} [more] further words for its command line
 * @param {string | undefined} [executablePath] which Chromium
 * @returns {{ executablePath?: string, args: string[] }} launch options of Playwright's
 */
export function chromiumLaunch(more = [], executablePath = findHeadlessChromium(undefined)) {
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...more,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}
