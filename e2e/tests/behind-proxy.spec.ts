import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumLaunch } from '@evergift/verify/chromium-launch';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  makeCertificate,
  type Certificate,
} from '../../tools/serve/src/proxy-tests/certificate-fixture.ts';
import {
  freePort,
  isInstalled,
  startNginx,
  type RunningProxy,
} from '../../tools/serve/src/proxy-tests/proxy-fixture.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { waitUntilCached } from '../fixtures/release-cache.ts';
import { signInToDemo, waitUntilSaved } from '../fixtures/steps.ts';

const HOST = 'gifts.example';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(120_000);
test.skip(!isInstalled('nginx', '-v'), 'nginx is not installed: apt install nginx-light');

let folder: string;
let certificate: Certificate;
let browser: Browser;
let proxy: RunningProxy | undefined;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evergift-proxy-'));
  const made = makeCertificate(folder, HOST);
  if (!made) throw new Error('openssl is needed to make a certificate.');
  certificate = made;
  const key = new X509Certificate(made.text).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(key).digest('base64');
  browser = await chromium.launch(
    chromiumLaunch([
      `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
      // This certificate counts as one that the browser trusts; every other error stays one.
      `--ignore-certificate-errors-spki-list=${hash}`,
    ]),
  );
});
test.afterAll(async () => {
  await browser?.close();
  await proxy?.close();
  await rm(folder, { recursive: true, force: true });
});

async function addPerson(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Person' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Person' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Add Person' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

test('W1 behind nginx with TLS, after one visit: offline works, and so it does while the proxy finds no server', async ({
  startEvergift,
}) => {
  const port = await freePort();
  const serverPort = await freePort();
  const publicUrl = `https://${HOST}:${port}`;
  const start = () => startEvergift({ port: serverPort, publicUrl, demo: true });
  const server = await start();
  proxy = await startNginx({
    ...{ folder, port, plainPort: await freePort(), certificate },
    servers: new Map([[HOST, `127.0.0.1:${serverPort}`]]),
  });
  const waiting = /Waiting for the network.*changes? will be sent/;

  const context = await browser.newContext({ baseURL: publicUrl });
  const page = await context.newPage();
  await signInToDemo(page, publicUrl);
  await waitUntilCached(page);
  await waitUntilSaved(page);
  expect(await page.evaluate(() => isSecureContext)).toBe(true);

  await context.setOffline(true);
  await page.goto('/people');
  await addPerson(page, 'Offline Olga');
  await expect(page.getByText(waiting)).toBeVisible();

  // The proxy answers, but for nobody: 502 is no reason to show an error or to lose a change.
  await server.stop();
  await context.setOffline(false);
  await page.goto('/people');
  await expect(page.getByRole('row', { name: /Offline Olga/ })).toBeVisible();
  await addPerson(page, 'Rebooting Rosa');
  await expect(page.getByText(waiting)).toBeVisible();

  await start();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(waiting)).toBeHidden({ timeout: 60_000 });
  const other = await (await browser.newContext({ baseURL: publicUrl })).newPage();
  await signInToDemo(other, publicUrl, '/people');
  await expect(other.getByRole('row', { name: /Offline Olga/ })).toHaveCount(1);
  await expect(other.getByRole('row', { name: /Rebooting Rosa/ })).toHaveCount(1);
});
