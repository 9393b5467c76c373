import { mkdtemp, rename } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Deployment } from '../fixtures/deployment.ts';
import { expect, test } from '../fixtures/evergift.ts';
import type { EngineWindow } from '../fixtures/engines/engine-window.ts';
import { engines } from '../fixtures/engines/engines.ts';

const { missing, start } = engines.WebKit;
test.skip(missing !== undefined, missing);
test.setTimeout(300_000);

/** Next up in the demo, on every day of the year. */
const next = 'Thank you, neighbour';

const pages = [
  ['/people', 'Noor Haddad'],
  ['/giftItems', 'Tide clock'],
  ['/dashboard', next],
  ['/events', 'Christmas with everybody'],
] as const;

/** How somebody comes to a page; the last address is in the window already. */
const ways = ['typed', 'reload', 'another site and back', 'back and forward'] as const;

/** Every way once, and every page. */
async function visitOften(webkit: EngineWindow, origin: string, elsewhere: string): Promise<void> {
  let shown: string = next;
  for (let count = 0; count < ways.length; count += 1) {
    const way = ways[count]!;
    const [path, text] = pages[count % pages.length]!;
    await test.step(`${count + 1}: ${way}`, async () => {
      if (way === 'reload') await webkit.reload();
      else if (way === 'typed') await webkit.open(origin + path);
      else {
        await webkit.open(elsewhere);
        if (way === 'another site and back') await webkit.open(origin + path);
        else {
          await test.step('back', () => webkit.back());
          await webkit.see(shown);
          await test.step('forward', () => webkit.forward());
          await webkit.see('Elsewhere');
          await test.step('back again', () => webkit.back());
        }
      }
      if (way === 'typed' || way === 'another site and back') shown = text;
      await webkit.see(shown);
    });
  }
}

async function signIn(webkit: EngineWindow, origin: string): Promise<void> {
  await webkit.open(`${origin}/auth`);
  await webkit.type('demo@example.com', { role: 'field', name: 'Email' });
  await webkit.type('evergift-demo', { role: 'field', name: 'Password' });
  await webkit.press({ role: 'button', name: 'Sign in' });
  await webkit.see(next);
}

const isControlled = (webkit: EngineWindow) =>
  webkit.run(() => Boolean(navigator.serviceWorker.controller));

const site = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Elsewhere</h1>');
});
test.beforeAll(() => new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve)));
test.afterAll(() => void site.close());

test('a page is never kept waiting by one that was left, without the service worker and with it', async ({
  startEvergift,
}) => {
  const elsewhere = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
  const deployment = await Deployment.copyOf(await mkdtemp(join(tmpdir(), 'evergift-')));
  try {
    const worker = join(deployment.folder, 'shell', 'dist', 'service-worker.js');
    await rename(worker, `${worker}.later`);
    const { origin } = await startEvergift({ demo: true, apps: deployment.folder });
    await using webkit = await start();
    await signIn(webkit, origin);
    await test.step('without the service worker', () => visitOften(webkit, origin, elsewhere));
    expect(await isControlled(webkit)).toBe(false);

    await rename(`${worker}.later`, worker);
    await webkit.reload();
    await expect.poll(() => isControlled(webkit), { timeout: 60_000 }).toBe(true);
    // A page that is left before hangs at times (docs/browsers.md).
    await webkit.wait('all files in the cache', async () => {
      const index = await caches.open('evergift-index');
      return (await index.match('/.offline/current')) !== undefined;
    });
    await test.step('with the service worker', () => visitOften(webkit, origin, elsewhere));
    expect(await isControlled(webkit)).toBe(true);
  } finally {
    await deployment.remove();
  }
});
