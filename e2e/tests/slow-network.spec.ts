import { expect, test } from '../fixtures/signed-in.ts';
import { remotes } from '../fixtures/remotes.ts';

const unreachable = 'This page can’t be reached right now';

/** Every file of every app comes so much later, in milliseconds. */
const delay = 2000;

test('an app whose every file comes 2 s late opens by itself, and is never called unreachable', async ({
  server,
  page,
}) => {
  for (const name of remotes) {
    await page.route(`${server.remoteOrigin(name)}/**`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
  }
  const messages: string[] = [];
  await page.exposeFunction('tell', (text: string) => messages.push(text));
  await page.addInitScript((text) => {
    new MutationObserver(() => {
      if (document.body.innerText.includes(text)) Reflect.get(globalThis, 'tell')(text);
    }).observe(document, { childList: true, subtree: true });
  }, unreachable);
  await page.goto(`${server.origin}/giftItems`);
  await expect(page.getByText('This page is taking a while')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Gift Items', level: 1 })).toBeVisible({
    timeout: 40_000,
  });
  expect(messages).toEqual([]);
});

test('at 2 s latency and 400 kbit/s a remote is waited for, and another page can be had meanwhile', async ({
  server,
  page,
}) => {
  await page.goto(`${server.origin}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Event Timeline' })).toBeVisible();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: delay,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  });
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await expect(page.getByText('This page is taking a while')).toBeVisible();
  await expect(page.getByText(unreachable)).toBeHidden();
  await page.getByRole('link', { name: 'Evergift, to the dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Event Timeline' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible({
    timeout: 50_000,
  });
});
