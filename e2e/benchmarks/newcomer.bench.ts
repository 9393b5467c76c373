import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { test } from '../fixtures/evergift.ts';
import { chooseOption } from '../fixtures/steps.ts';

/** A slow phone: bits and milliseconds as Lighthouse has them, a processor four times slower. */
const slow = { bytesPerSecond: (1.6 * 1_000_000) / 8, latency: 150 };
/** As fast as the machine lets it be. */
const fast = { bytesPerSecond: -1, latency: 0 };
/** With LINE=fast only the processor is slow. */
const line = { ...(process.env['LINE'] === 'fast' ? fast : slow), slowdown: 4 };

/**
 * Waits of another product in the same steps, in seconds, as JSON: { "landing": 1.1, … }. It is
 * printed beside ours; nobody needs to have it.
 */
const peerFile = process.env['PEER'];
const peer = (peerFile ? JSON.parse(readFileSync(peerFile, 'utf8')) : {}) as Record<string, number>;

interface Traffic {
  bytes: number;
  requests: number;
}

async function slowLine(page: Page): Promise<{ session: CDPSession; traffic: Traffic }> {
  const session = await page.context().newCDPSession(page);
  const traffic: Traffic = { bytes: 0, requests: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  session.on('Network.requestWillBeSent', () => {
    traffic.requests += 1;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.bytesPerSecond,
    uploadThroughput: line.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.slowdown });
  return { session, traffic };
}

test('the way of somebody who comes for the first time', async ({ browser, startEvergift }) => {
  test.setTimeout(300_000);
  const { origin } = await startEvergift();
  // The worker's own requests are not slowed down by the emulation: without it, the way is honest.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const { traffic } = await slowLine(page);
  const rows: string[] = [];
  const step = async (name: string, act: () => Promise<unknown>, shown: () => Promise<unknown>) => {
    const before = { ...traffic };
    const start = performance.now();
    await act();
    await shown();
    const seconds = (performance.now() - start) / 1000;
    const bytes = (traffic.bytes - before.bytes) / 1000;
    const other = peer[name] === undefined ? '' : ` ${peer[name].toFixed(1)} s |`;
    rows.push(
      `| ${name.padEnd(26)} | ${seconds.toFixed(1)} s | ${bytes.toFixed(0)} kB | ${traffic.requests - before.requests} |${other}`,
    );
  };
  /** As long as a person needs to read and type. What comes next is fetched meanwhile. */
  const meanwhile = (milliseconds: number) => page.waitForTimeout(milliseconds);
  const heading = (name: string) => page.getByRole('heading', { name }).waitFor();

  await step(
    'landing',
    () => page.goto(origin, { waitUntil: 'commit' }),
    () => page.getByRole('heading', { level: 1 }).waitFor(),
  );
  await meanwhile(5000);
  await step(
    'form usable',
    () => page.getByRole('link', { name: 'Try Evergift Free' }).first().click(),
    () => page.getByLabel('Email').waitFor(),
  );
  await page.getByLabel('Email').fill('new@example.com');
  await meanwhile(5000);
  await page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await step(
    'onboarding',
    () => page.getByRole('button', { name: 'Create account' }).click(),
    () => heading('Add Your First Person'),
  );
  await page.getByLabel('Name').fill('Rosa');
  await meanwhile(5000);
  await step(
    'dashboard',
    () => page.getByRole('button', { name: 'Add Person' }).click(),
    () => heading('Dashboard'),
  );
  await meanwhile(3000);
  const dialog = page.getByRole('dialog', { name: 'Add Gift Item' });
  await step(
    'gift dialog',
    () => page.getByRole('main').getByRole('button', { name: 'Add Gift' }).click(),
    () => dialog.waitFor(),
  );
  await dialog.getByLabel('Name').fill('Garden shears');
  await chooseOption(page, dialog.getByRole('combobox', { name: 'Recipient' }), 'Rosa');
  await step(
    'gift shown',
    () => dialog.getByRole('button', { name: 'Add Gift' }).click(),
    () => page.getByText('Successfully added a new gift item.').waitFor(),
  );
  const others = Object.keys(peer).length > 0 ? ' the other |' : '';
  console.log([`| until | wait | bytes | requests |${others}`, ...rows].join('\n'));
  await context.close();
});
