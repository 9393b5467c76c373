import type { Browser, Page } from '@playwright/test';

/** The value below which so many of a hundred lie. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? NaN;
}

/** Scrolls the page with each frame, so many pixels, and yields the frames' times in milliseconds. */
export function scrollThrough(page: Page, step: number, frames: number): Promise<number[]> {
  return page.evaluate(
    async ([pixels, count]) => {
      const times: number[] = [];
      let before = await new Promise<number>(requestAnimationFrame);
      for (let frame = 0; frame < count; frame += 1) {
        window.scrollBy({ top: pixels, behavior: 'instant' });
        const now = await new Promise<number>(requestAnimationFrame);
        times.push(now - before);
        before = now;
      }
      return times;
    },
    [step, frames] as const,
  );
}

/** Milliseconds from a key in the focused field to the frame that shows what came of it. */
export async function timeKey(page: Page, key: string): Promise<number> {
  const measured = await page.evaluateHandle(() => ({
    time: new Promise<number>((resolve) => {
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          // The frame after the one in which the page changed has painted it.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        },
        { once: true, capture: true },
      );
    }),
  }));
  await page.keyboard.press(key);
  return measured.evaluate(({ time }) => time);
}

/** Every element of the page. */
export const countElements = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('*').length);

/** Begins to note the tasks of more than 50 ms, during which the page does not answer. */
export const watchTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const noted = globalThis as unknown as { longTasks?: number[] };
    if (!noted.longTasks) {
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) noted.longTasks?.push(duration);
      }).observe({ type: 'longtask' });
    }
    noted.longTasks = [];
  });

/** The tasks noted since, in milliseconds, the longest first. */
export const longestTasks = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    // The observer hears of a task after it has ended.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { longTasks = [] } = globalThis as unknown as { longTasks?: number[] };
    return longTasks.map(Math.round).sort((one, other) => other - one);
  });

/** Seconds of processor time that all processes of a browser have taken since it was started. */
export async function processorTime(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}
