import process from 'node:process';
import type { Browser, Page } from '@playwright/test';
import { test } from '../fixtures/evergift.ts';
import { chooseOption } from '../fixtures/steps.ts';
import { percentile, processorTime } from './measure.ts';
import { besidePeer } from './peer.ts';

interface Conditions {
  /** -1 for as many as the machine can. */
  bytesPerSecond: number;
  /** Milliseconds. */
  latency: number;
  /** How many times slower the processor is. */
  slowdown: number;
  /** Milliseconds that a person reads or types between two steps; what comes next is fetched meanwhile. */
  reading: number;
}

/** A slow phone: bits and milliseconds as Lighthouse has them. */
const slowPhone: Conditions = {
  bytesPerSecond: (1.6 * 1_000_000) / 8,
  latency: 150,
  slowdown: 4,
  reading: 5000,
};

/** Nobody reads and nothing is slowed down: a slower processor is emulated by a busy one, also while it waits. */
const fullSpeed: Conditions = { bytesPerSecond: -1, latency: 0, slowdown: 1, reading: 0 };

interface Cost {
  /** Seconds. */
  wait: number;
  /** Thousands of bytes. */
  kB: number;
  requests: number;
  /** Milliseconds of all processes of the browser. */
  processor: number;
}

/** How often the way is gone at full speed; the median is printed. */
const rounds = Number(process.env['ROUNDS'] ?? 5);

/** Counts what a page loads under conditions. */
async function watchTraffic(page: Page, { bytesPerSecond, latency, slowdown }: Conditions) {
  const session = await page.context().newCDPSession(page);
  const traffic = { bytes: 0, requests: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  session.on('Network.requestWillBeSent', () => {
    traffic.requests += 1;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return traffic;
}

/** From the landing page to the first gift, with what each step costs. */
async function goTheWay(browser: Browser, origin: string, conditions: Conditions) {
  // The worker's own requests are not slowed down by the emulation: without it, the way is honest.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const traffic = await watchTraffic(page, conditions);
  const costs: Record<string, Cost> = {};
  const step = async (name: string, act: () => Promise<unknown>, shown: () => Promise<unknown>) => {
    const before = { ...traffic, processor: await processorTime(browser) };
    const start = performance.now();
    await act();
    await shown();
    const wait = (performance.now() - start) / 1000;
    costs[name] = {
      wait,
      kB: (traffic.bytes - before.bytes) / 1000,
      requests: traffic.requests - before.requests,
      processor: 1000 * ((await processorTime(browser)) - before.processor),
    };
  };
  const read = () => page.waitForTimeout(conditions.reading);
  const heading = (name: string) => page.getByRole('heading', { name }).waitFor();

  await step(
    'landing',
    () => page.goto(origin, { waitUntil: 'commit' }),
    () => page.getByRole('heading', { level: 1 }).waitFor(),
  );
  await read();
  await step(
    'form usable',
    () => page.getByRole('link', { name: 'Try Evergift Free' }).first().click(),
    () => page.getByLabel('Email').waitFor(),
  );
  await page.getByLabel('Email').fill(`new${Date.now()}@example.com`);
  await read();
  await page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await step(
    'onboarding',
    () => page.getByRole('button', { name: 'Create account' }).click(),
    () => heading('Add Your First Person'),
  );
  await page.getByLabel('Name').fill('Rosa');
  await read();
  await step(
    'dashboard',
    () => page.getByRole('button', { name: 'Add Person' }).click(),
    () => heading('Dashboard'),
  );
  await read();
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
  await context.close();
  return costs;
}

test('the way of somebody who comes for the first time', async ({ browser, startEvergift }) => {
  test.setTimeout(600_000);
  const { origin } = await startEvergift();
  const slow = await goTheWay(browser, origin, slowPhone);
  const fast: Record<string, Cost>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    fast.push(await goTheWay(browser, origin, fullSpeed));
  }
  const rows = Object.fromEntries(
    Object.entries(slow).map(([name, { wait, kB, requests }]) => {
      const processor = percentile(
        fast.map((way) => way[name]?.processor ?? NaN),
        50,
      );
      return [name, { wait, kB, requests, processor }];
    }),
  );
  const sum = (figure: keyof Cost) =>
    Object.values(rows).reduce((total, row) => total + row[figure], 0);
  const all = { wait: sum('wait'), kB: sum('kB'), requests: sum('requests') };
  console.log(besidePeer({ ...rows, all: { ...all, processor: sum('processor') } }));
});
