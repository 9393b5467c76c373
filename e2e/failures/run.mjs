// `npm run failures -- slow people`: opens Evergift with one known failure.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromiumLaunch } from '@evergift/verify/chromium-launch';
import { findChromium } from '@evergift/verify/find-chromium';
import { chromium } from 'playwright';
import { runnerImport } from 'vite';
import { buildInSight } from '../../tools/serve/build-first.mjs';

const source = fileURLToPath(new URL('laboratory.ts', import.meta.url));
const { module } = await runnerImport(source, { configFile: false });
const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));

/** Opens a window that is signed in to the demo, at the page that fails. */
async function openWindow({ address }) {
  const executablePath = findChromium(chromium.executablePath());
  const browser = await chromium.launch({ headless: false, ...chromiumLaunch([], executablePath) });
  // A service worker would answer from what it keeps.
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: null });
  const page = await context.newPage();
  await page.goto(new URL('/auth', address).href);
  await page.getByLabel('Email').fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('evergift-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto(address);
  return browser;
}

if (names.length === 0) {
  console.log(module.usage());
} else {
  let laboratory;
  try {
    const chosen = module.choose(names);
    await buildInSight('@evergift/shell', '@evergift/serve', 'tag:layer:app');
    laboratory = await module.openLaboratory(chosen);
    console.log(laboratory.welcome.replaceAll(/^ {2}(Mails|Data|Admin) .*\n/gm, ''));
    console.log(`\nFails at ${laboratory.address}: “${laboratory.shows}”`);
    const isShown = !words.includes('--url');
    if (!isShown) console.log('Use a private window: a service worker answers from what it keeps.');
    const browser = isShown ? await openWindow(laboratory) : undefined;
    const stop = async () => {
      await browser?.close();
      await laboratory.close();
      process.exit();
    };
    browser?.on('disconnected', () => void stop());
    process.once('SIGINT', () => void stop());
    process.once('SIGTERM', () => void stop());
  } catch (error) {
    const hasNoWindow = /display|headed browser/i.test(String(error));
    if (hasNoWindow) console.error('There is no display here. Add --url, and open the address.');
    else console.error(error.name === 'LaboratoryError' ? error.message : error);
    await laboratory?.close();
    process.exit(1);
  }
}
