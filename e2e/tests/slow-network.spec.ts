import { apps } from '../failures/apps.ts';
import { breakPart } from '../failures/in-page.ts';
import { failuresOf } from '../failures/list.ts';
import { expect, test } from '../fixtures/signed-in.ts';

const unreachable = 'This page can’t be reached right now';

test('RL6 an app whose every file comes 4 s late opens by itself, and is never called unreachable', async ({
  server,
  page,
}) => {
  const [slow] = failuresOf('origin').filter(({ answer }) => answer.does === 'delay');
  // The first file is on its way before the page waits for it, on a slow machine for a second or more.
  const late = { ...slow!, answer: { does: 'delay', milliseconds: 4000 } } as const;
  for (const app of apps) {
    await breakPart(page, server.remoteOrigin(app.name), app, late, 'origin');
  }
  const messages: string[] = [];
  await page.exposeFunction('noteMessage', (text: string) => messages.push(text));
  await page.addInitScript((text) => {
    new MutationObserver(() => {
      if (document.body.innerText.includes(text)) Reflect.get(globalThis, 'noteMessage')(text);
    }).observe(document, { childList: true, subtree: true });
  }, unreachable);
  await page.goto(`${server.origin}/giftItems`);
  await expect(page.getByText(slow!.shows)).toBeVisible();
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
    latency: 2000,
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
