import { fileURLToPath } from 'node:url';
import { expect, test } from '../fixtures/evergift.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { measurePageCosts } from '../fixtures/page-costs.ts';
import { appPages } from '../fixtures/remotes.ts';
import { signInToDemo } from '../fixtures/steps.ts';

/** The shell and the remotes as one application, built by `nx single-app e2e`. */
const singleApp = fileURLToPath(new URL('../dist/single-app', import.meta.url));

const kilobytes = (files: readonly { bytes: number }[]) =>
  `${(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(0)} kB`;

for (const [name, apps] of [
  ['federated', undefined],
  ['as a single app', singleApp],
] as const) {
  test(`bytes and requests ${name}`, async ({ browser, page, startEvergift }) => {
    const server = await startEvergift({ demo: true, ...(apps !== undefined && { apps }) });
    const { firstPaint, everyday, rare } = await measurePageCosts(browser, server);
    const { files, requests, trips } = firstPaint;
    console.log(`${name}, first paint: ${kilobytes(files)}, ${requests} requests, ${trips} trips`);
    console.log(`${name}, whole visit: ${kilobytes(everyday)}, ${everyday.length} files`);
    console.log(`${name}, rare pages: ${kilobytes(rare)}, ${rare.length} files`);
    await signInToDemo(page, server.origin);
    for (const [path, title] of appPages) {
      await goWithin(page, path);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    }
  });
}
