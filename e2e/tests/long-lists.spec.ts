import type { Locator, Page } from '@playwright/test';
import { makeAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { openSignedIn } from '../fixtures/open-signed-in.ts';
import { FunctionCalls, sumOfCalls } from '../fixtures/function-calls.ts';
import { giftName, manyDocuments } from '../fixtures/many.ts';

declare global {
  var storeRequests: number;
}

const count = { people: 100, events: 40, gifts: 10_000 };

const drawnRows = (page: Page) => page.locator('main [data-row]');

/** The gift at a place on the screen, in pixels from its top, and where it begins. */
const giftAt = (page: Page, y: number) =>
  page.evaluate((height) => {
    const row = document
      .elementFromPoint(innerWidth / 2, height)
      ?.closest<HTMLElement>('[data-row]');
    return row && { id: row.dataset['row'], top: Math.round(row.getBoundingClientRect().top) };
  }, y);

/** The same, once it was at one place for ten frames: rows are measured after they are drawn. */
async function giftAtRest(page: Page, y: number) {
  await page.evaluate(async (height) => {
    const place = () => {
      const row = document.elementFromPoint(innerWidth / 2, height)?.closest('[data-row]');
      return row && `${row.getAttribute('data-row')} ${row.getBoundingClientRect().top}`;
    };
    let last = place();
    for (let equalFrames = 0; equalFrames < 10;) {
      await new Promise(requestAnimationFrame);
      const now = place();
      equalFrames = now && now === last ? equalFrames + 1 : 0;
      last = now;
    }
  }, y);
  return giftAt(page, y);
}

/** Goes to the end until it is in view: the page grows while rows are drawn and measured. */
async function goToEnd(page: Page, last: Locator, place: [attribute: string, value: string]) {
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(last).toHaveAttribute(...place, { timeout: 2_000 });
    await expect(last).toBeInViewport({ timeout: 2_000 });
  }).toPass();
}

/** Counts in the page what it asks of the stores of the browser's database. */
function countRequests(): void {
  globalThis.storeRequests = 0;
  const stores = IDBObjectStore.prototype;
  for (const way of [
    'put',
    'add',
    'get',
    'delete',
    'openCursor',
    'getAll',
    'getAllKeys',
  ] as const) {
    const ask = stores[way] as (...asked: unknown[]) => IDBRequest;
    stores[way] = function (this: IDBObjectStore, ...asked: unknown[]) {
      globalThis.storeRequests += 1;
      return ask.apply(this, asked);
    };
  }
}

// One server and one sign-in: 10,000 gifts take a while to travel.
test('G1 P5 10,000 gifts are one list, drawn in part, every one of them in reach', async ({
  browser,
  request,
  startEvergift,
}) => {
  test.setTimeout(300_000);
  const { origin } = await startEvergift();
  const account = await makeAccount(request, origin, 'many@example.com');
  await account.store(manyDocuments(count));
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.addInitScript(countRequests);
  const table = page.getByRole('table', { name: 'Gift Items' });

  await test.step('the table draws what is in view, and says how many there are', async () => {
    await openSignedIn(page, origin, account);
    const card = page.getByRole('link', { name: /GIFTS/ });
    await expect(card).toContainText('10000', { timeout: 90_000 });
    // A document, and whose listener has it; Firestore itself asks seven times for each.
    const documents = count.people + count.events + count.gifts;
    expect(await page.evaluate(() => globalThis.storeRequests)).toBeLessThan(2.5 * documents);
    await card.click();
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(drawnRows(page).first()).toBeVisible();
    expect(await drawnRows(page).count()).toBeLessThan(60);
  });

  await test.step('the end of the list is at the end of the page', async () => {
    const last = drawnRows(page).last();
    await last.scrollIntoViewIfNeeded();
    await goToEnd(page, last, ['aria-rowindex', '10001']);
    await expect(drawnRows(page).and(page.locator('[aria-rowindex="9998"]'))).toBeInViewport();
    expect(await drawnRows(page).count()).toBeLessThan(60);
  });

  await test.step('Tab goes through the rows, one stop each, further than was drawn', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await drawnRows(page).first().getByRole('rowheader').getByRole('button').focus();
    const seen: string[] = [];
    while (seen.length < 25) {
      await page.keyboard.press('Tab');
      seen.push(await page.evaluate(rowOfFocus));
    }
    expect(seen).toEqual(Array.from({ length: 25 }, (_, index) => String(index + 3)));
  });

  await test.step('the focused row stays when it scrolls out of view', async () => {
    const before = await page.evaluate(rowOfFocus);
    await page.evaluate(() => window.scrollTo(0, 300_000));
    await expect.poll(() => giftAt(page, 450)).toBeTruthy();
    expect(await page.evaluate(rowOfFocus)).toBe(before);
  });

  await test.step('Back returns to the same row at the same place', async () => {
    await page.mouse.wheel(0, -100_000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(250_000);
    const before = await giftAtRest(page, 450);
    await page.getByRole('link', { name: 'People', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
    await page.goBack();
    const top = () =>
      page.evaluate(
        (id) => document.querySelector(`[data-row="${id}"]`)?.getBoundingClientRect().top,
        before?.id,
      );
    // Heights are fractions of a pixel: the same place may be rounded to its neighbour.
    const shift = async () => Math.abs(((await top()) ?? Infinity) - (before?.top ?? 0));
    await expect.poll(shift).toBeLessThanOrEqual(1.5);
  });

  await test.step('the filter finds while one types, and nothing else', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByPlaceholder('search gifts...').pressSequentially('linen robe 07');
    const wanted = Array.from({ length: count.gifts }, (_, index) => giftName(index)).filter(
      (name) => name.startsWith('Linen Robe 07') || name.startsWith('Linen robe 07'),
    );
    await expect(table).not.toHaveAttribute('aria-rowcount', '10001');
    const names = table.getByRole('rowheader');
    await expect(names).toHaveCount(wanted.length);
    expect((await names.allTextContents()).sort()).toEqual([...wanted].sort());
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
  });

  await test.step('F2 a gift that changes elsewhere changes in its row', async () => {
    const row = drawnRows(page).nth(2);
    const id = (await row.getAttribute('data-row'))!;
    const gift = manyDocuments(count)[`giftItems/${id}`];
    const calls = await FunctionCalls.of(page);
    await account.store({ [`giftItems/${id}`]: { ...gift, name: 'Changed elsewhere' } });
    await expect(page.locator(`[data-row="${id}"]`)).toContainText('Changed elsewhere');
    // What the change touches, not all 10,000: it took 5 million calls when each was looked at.
    expect(sumOfCalls(await calls.take())).toBeLessThan(400_000);
  });

  await test.step('F2 on the dashboard what the change touches is counted and drawn anew, and no more', async () => {
    await page.getByRole('link', { name: 'Evergift, to the dashboard' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Go To Event' }).first()).toBeVisible();
    const before = await main.innerText();
    const calls = await FunctionCalls.of(page);
    const gift = manyDocuments(count)['giftItems/g20'];
    await account.store({ 'giftItems/g20': { ...gift, purchasedCost: 5 } });
    await expect.poll(() => main.innerText()).not.toBe(before);
    // It took 250,000 when every present to wrap, gift and person was looked at.
    expect(sumOfCalls(await calls.take())).toBeLessThan(100_000);
    await page.goBack();
  });

  await test.step('on a small screen the same list is cards, each with its place', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(table).toBeHidden();
    const cards = page.getByRole('list', { name: 'Gift Items' }).locator('[data-row]');
    await expect(cards.first()).toHaveAttribute('aria-setsize', '10000');
    expect(await cards.count()).toBeLessThan(60);
    await goToEnd(page, cards.last(), ['aria-posinset', '10000']);
  });
  await context.close();
});

/** `aria-rowindex` of the row that contains the focus. */
function rowOfFocus(): string {
  return document.activeElement?.closest('[data-row]')?.getAttribute('aria-rowindex') ?? 'none';
}
