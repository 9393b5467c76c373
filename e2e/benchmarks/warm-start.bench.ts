import type { Page } from '@playwright/test';
import { test } from '../fixtures/evergift.ts';
import { openGiftList } from './gift-list.ts';
import { longestTasks, percentile, processorTime, watchTasks } from './measure.ts';

/** How many times slower the processor is. */
const slowdown = 4;

/** Reloads of each list; the median is printed. */
const reloads = 5;

/** Notes when the first row of a list is in the page: milliseconds since the page was asked for. */
const noteRows = (page: Page) =>
  page.addInitScript(() => {
    const noted = globalThis as unknown as { firstRow?: number };
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main [data-row]')) return;
      noted.firstRow = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });

for (const gifts of [100, 10_000]) {
  test(`warm start and one change of ${gifts} gifts, on a slow processor`, async ({
    browser,
    request,
    startEvergift,
  }) => {
    test.setTimeout(600_000);
    const { origin } = await startEvergift();
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await noteRows(page);
    const { rows, changeOne } = await openGiftList(page, request, origin, gifts);
    // The device's copy is whole, and everything of the start has run.
    await page.waitForTimeout(5000);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const times: number[] = [];
    const work: number[] = [];
    for (let reload = 0; reload < reloads; reload += 1) {
      const before = await processorTime(browser);
      await page.reload({ waitUntil: 'commit' });
      await rows.first().waitFor();
      times.push(
        await page.evaluate(() => (globalThis as unknown as { firstRow: number }).firstRow),
      );
      work.push((await processorTime(browser)) - before);
      await page.waitForTimeout(gifts > 1000 ? 8000 : 3000);
    }
    await watchTasks(page);
    await changeOne();
    await page.waitForTimeout(2000);
    const tasks = await longestTasks(page);
    console.log(
      [
        `${gifts} gifts: first rows after ${(percentile(times, 50) / 1000).toFixed(2)} s`,
        `  each: ${times.map((time) => (time / 1000).toFixed(2)).join(', ')}`,
        `  processor time until then, each: ${work.map((seconds) => seconds.toFixed(2)).join(', ')} s`,
        `  tasks over 50 ms of one change: ${tasks.join(', ') || 'none'}`,
      ].join('\n'),
    );
    await context.close();
  });
}

for (const gifts of [100, 10_000]) {
  test(`warm start of the dashboard with ${gifts} gifts, kept on the device and not`, async ({
    browser,
    request,
    startEvergift,
  }) => {
    test.setTimeout(600_000);
    const { origin } = await startEvergift();
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await openGiftList(page, request, origin, gifts);
    await page.goto(`${origin}/dashboard`);
    const keptKey = 'evergift:first-screen';
    const isKept = () => page.waitForFunction((key) => localStorage.getItem(key), keptKey);
    const session = await context.newCDPSession(page);
    for (const rate of [1, slowdown]) {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      for (const kept of [true, false]) {
        const times: number[] = [];
        const work: number[] = [];
        for (let reload = 0; reload < reloads; reload += 1) {
          await isKept();
          await page.waitForTimeout(gifts > 1000 ? 6000 : 2000);
          // Where it is gone, hiding this page for the next one would keep it again.
          if (!kept) {
            await page.evaluate((key) => {
              Object.defineProperty(document, 'hidden', { get: () => false });
              localStorage.removeItem(key);
            }, keptKey);
          }
          const before = await processorTime(browser);
          const start = performance.now();
          await page.reload({ waitUntil: 'commit' });
          await page.locator('[data-days]').first().waitFor();
          times.push(performance.now() - start);
          work.push((await processorTime(browser)) - before);
        }
        console.log(
          [
            `${gifts} gifts, processor ×1/${rate}, ${kept ? 'kept' : 'not kept'}:`,
            `first card after ${percentile(times, 50).toFixed(0)} ms,`,
            `${percentile(work, 50).toFixed(2)} s of processor time`,
          ].join(' '),
        );
      }
    }
    await context.close();
  });
}
