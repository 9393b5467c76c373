import type { Page } from '@playwright/test';
import { makeAccount } from '../fixtures/account.ts';
import { watchCommits } from '../fixtures/commits.ts';
import { sixtyGifts, pressAll, untilFetchedAhead } from '../fixtures/press-all.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { FunctionCalls, sumOfCalls } from '../fixtures/function-calls.ts';
import { signIn } from '../fixtures/steps.ts';
import { percentile } from './measure.ts';
import { besidePeer } from './peer.ts';

/** How many times slower the processor is while presses are timed. */
const slowdown = 4;

/** How often all presses are timed. */
const rounds = Number(process.env['ROUNDS'] ?? 3);

/** Begins to note how long presses take until their paint, by the browser's own Event Timing, in milliseconds. */
const notePaints = (page: Page) =>
  page.addInitScript(() => {
    const paints: number[] = [];
    Object.assign(globalThis, { paints });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEventTiming;
        if (interactionId) paints.push(duration);
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });

/** The longest paint noted since the last time; the browser notes none below 16 ms. */
const takePaint = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // The observer hears of a paint after it.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
    const { paints } = globalThis as unknown as { paints: number[] };
    return Math.max(8, ...paints.splice(0));
  });

/** Milliseconds of processor time that the page's main thread has taken. */
async function openProcessorClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  };
}

test('the commonest presses: calls, commits, processor time, and the time to their paint', async ({
  browser,
  request,
  startEvergift,
}) => {
  test.setTimeout(900_000);
  const { origin } = await startEvergift();
  const openDashboard = async (email: string) => {
    const account = await makeAccount(request, origin, email);
    await account.store(sixtyGifts);
    const page = await browser.newPage();
    const commits = await watchCommits(page);
    await notePaints(page);
    await page.goto(`${origin}/auth`);
    await signIn(page, account.email, account.password);
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('link', { name: 'Go To Event' }).first()).toBeVisible();
    await untilFetchedAhead(page);
    return { page, commits };
  };

  const rows: Record<string, Record<string, number>> = {};
  const counted = await openDashboard('counted@example.com');
  const { commits } = counted;
  const clock = await openProcessorClock(counted.page);
  const calls = await FunctionCalls.of(counted.page);
  const count = async (name: string, press: () => Promise<unknown>) => {
    await commits.settled();
    await calls.take();
    await commits.reset();
    const before = await clock();
    await press();
    await commits.settled();
    const processor = (await clock()) - before;
    rows[name] = {
      calls: sumOfCalls(await calls.take()),
      commits: await commits.count(),
      processor,
    };
  };
  await pressAll(counted.page, count, commits.settled);
  await counted.page.context().close();

  const all: number[] = [];
  const byName: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    const timed = await openDashboard(`timed${round}@example.com`);
    const session = await timed.page.context().newCDPSession(timed.page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const time = async (name: string, press: () => Promise<unknown>) => {
      await timed.commits.settled();
      await takePaint(timed.page);
      await press();
      await timed.commits.settled();
      const paint = await takePaint(timed.page);
      all.push(paint);
      (byName[name] ??= []).push(paint);
    };
    await pressAll(timed.page, time, timed.commits.settled);
    await timed.page.context().close();
  }
  for (const [name, paints] of Object.entries(byName)) {
    rows[name] = { ...rows[name], 'press to paint': percentile(paints, 50) };
  }
  rows['98th percentile'] = { 'press to paint': percentile(all, 98) };
  console.log(besidePeer(rows));
});
