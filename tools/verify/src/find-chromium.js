import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

const headlessShell = 'chromium-headless-shell';
const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** No Chromium was found and none could be installed; the message says what to do. */
export class ChromiumError extends Error {
  /** @override */
  name = 'ChromiumError';
}

/**
 * The Chromium that the browser tests run in: the one that EVERGIFT_CHROMIUM names, else the
 * system's, else the one that Playwright installed.
 *
 * @param {string | undefined} playwrightPath where Playwright keeps its own
 * @returns {string | undefined} path of the program
 */
export function findChromium(playwrightPath) {
  const named = process.env['EVERGIFT_CHROMIUM'];
  if (named) {
    if (!existsSync(named)) {
      throw new ChromiumError(`EVERGIFT_CHROMIUM names '${named}', but there is no such program.`);
    }
    return named;
  }
  const installed = systemNames.map(findOnPath).find((path) => path !== undefined);
  if (installed) return installed;
  return playwrightPath && existsSync(playwrightPath) ? playwrightPath : undefined;
}

/**
 * The Chromium for tests that need no window: EVERGIFT_CHROMIUM, else Chromium's headless shell, else
 * what `findChromium` finds. The shell draws the same page in less than half of the processor time.
 *
 * @param {string | undefined} playwrightPath where Playwright keeps its own
 * @returns {string | undefined} path of the program
 */
export function findHeadlessChromium(playwrightPath) {
  const isNamed = Boolean(process.env['EVERGIFT_CHROMIUM']);
  return (isNamed ? undefined : findOnPath(headlessShell)) ?? findChromium(playwrightPath);
}

/**
 * Installs Debian's package of the headless shell, where root may. Without it, tests are slower.
 *
 * @returns {Promise<void>} resolves when it is there, or cannot be had
 */
export async function installHeadlessShell() {
  if (findOnPath(headlessShell) || process.getuid?.() !== 0 || !findOnPath('apt-get')) return;
  console.log(
    'Installing Debian’s chromium-headless-shell package: the browser tests take half the time with it.',
  );
  for (const words of [['update'], ['install', '-y', headlessShell]]) {
    const running = spawn('apt-get', words, { stdio: 'ignore' });
    await new Promise((resolve) => running.once('close', resolve).once('error', resolve));
  }
}

/**
 * Installs a Chromium where none is: Playwright's own, or Debian's package for root.
 *
 * @param {string | undefined} playwrightPath
 * @returns {string} path of the program
 */
export function installChromium(playwrightPath) {
  console.log('No Chromium is installed: trying Playwright’s own.');
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 180_000,
  });
  const own = findChromium(playwrightPath);
  if (own) return own;
  if (process.getuid?.() === 0 && findOnPath('apt-get')) {
    console.log('Playwright’s download did not work: installing Debian’s chromium package.');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', 'chromium', 'fonts-noto-color-emoji'], {
      stdio: 'inherit',
    });
  }
  const system = findChromium(playwrightPath);
  if (system) return system;
  throw new ChromiumError(
    'The browser tests need a Chromium and none could be installed. Install one (for example with "npx playwright install chromium" or your system’s package "chromium"), or name one in EVERGIFT_CHROMIUM.',
  );
}

/**
 * @param {string} name
 * @returns {string | undefined}
 */
function findOnPath(name) {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      continue;
    }
  }
  return undefined;
}
