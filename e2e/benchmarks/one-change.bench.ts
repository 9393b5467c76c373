import { test } from '../fixtures/evergift.ts';
import { FunctionCalls, sumOfCalls } from '../fixtures/function-calls.ts';
import { openGiftList } from './gift-list.ts';

/** How many functions are named, the most called first. */
const named = Number(process.env['NAMED'] ?? 12);

for (const [gifts, path] of [
  [100, '/giftItems'],
  [1_000, '/giftItems'],
  [10_000, '/giftItems'],
  [100, '/dashboard'],
  [10_000, '/dashboard'],
] as const) {
  test(`calls for one gift that changes elsewhere, of ${gifts}, on ${path}`, async ({
    browser,
    request,
    startEvergift,
  }) => {
    const { origin } = await startEvergift();
    const page = await browser.newPage();
    const { changeCost, changeOne } = await openGiftList(page, request, origin, gifts);
    if (path === '/dashboard') await page.goto(origin + path);
    // Everything of the start has run.
    await page.waitForTimeout(gifts > 1000 ? 12_000 : 3000);
    const calls = await FunctionCalls.of(page);
    await page.waitForTimeout(500);
    await calls.take();
    await (path === '/dashboard' ? changeCost() : changeOne());
    await page.waitForTimeout(500);
    const functions = await calls.take();
    console.log(`${path}, ${gifts} gifts: ${sumOfCalls(functions)} calls`);
    for (const { calls: count, name, script, offset } of functions.slice(0, named)) {
      console.log(`  ${count}  ${name || '(anonymous)'}  ${script}:${offset}`);
    }
    await page.context().close();
  });
}
