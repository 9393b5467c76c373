import type { Page } from '@playwright/test';
import { makeAccount } from '../fixtures/account.ts';
import { test } from '../fixtures/evergift.ts';
import { giftName, manyDocuments } from '../fixtures/many.ts';
import { signIn } from '../fixtures/steps.ts';
import { countElements, percentile, scrollThrough, timeKey } from './measure.ts';

const count = { people: 1_000, events: 200, gifts: 10_000 };
const lists = [
  { path: '/giftItems', search: 'search gifts...', text: 'linen robe 0' },
  { path: '/people', search: 'search people...', text: 'grace 00' },
  { path: '/events?show=all', search: 'search events...', text: 'party 00' },
];

const rowsOf = (page: Page) => page.locator('main [data-row]');
const print = (name: string, ...figures: string[]) =>
  console.log(`${name.padEnd(48)}${figures.join('   ')}`);
const ms = (value: number) => `${value.toFixed(1)} ms`;

/** Lets the page come to rest: nothing is asserted here, so a wait does no harm. */
const settle = (page: Page) => page.waitForTimeout(1500);

for (const width of [1280, 390]) {
  test(`long lists at ${width} px`, async ({ browser, request, startEvergift }) => {
    const { origin } = await startEvergift();
    const account = await makeAccount(request, origin, 'many@example.com');
    await account.store(manyDocuments(count));
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.goto(`${origin}/auth`);
    await signIn(page, account.email, account.password);
    await page.waitForURL('**/dashboard');
    await settle(page);

    for (const { path, search, text } of lists) {
      await page.goto(`${origin}${path}`);
      await rowsOf(page).first().waitFor();
      await settle(page);
      await page.reload();
      const firstRows = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const look = () =>
              document.querySelector('main [data-row]')
                ? resolve(performance.now())
                : requestAnimationFrame(look);
            look();
          }),
      );
      print(`${path} first rows after a reload`, ms(firstRows));
      await settle(page);
      print(
        `${path} rows drawn, elements in all`,
        `${await rowsOf(page).count()}`,
        `${await countElements(page)}`,
      );
      for (const step of [60, 300]) {
        const frames = await scrollThrough(page, step, 240);
        print(
          `${path} frames scrolling ${step} px each`,
          `median ${ms(percentile(frames, 50))}`,
          `p95 ${ms(percentile(frames, 95))}`,
          `longest ${ms(Math.max(...frames))}`,
        );
      }
      await page.evaluate(() => window.scrollTo(0, 0));
      await settle(page);
      await page.getByPlaceholder(search).click();
      const keys: number[] = [];
      for (const key of [...text, ...Array.from(text, () => 'Backspace')]) {
        keys.push(await timeKey(page, key));
      }
      print(
        `${path} key to paint`,
        `median ${ms(percentile(keys, 50))}`,
        `p95 ${ms(percentile(keys, 95))}`,
        `longest ${ms(Math.max(...keys))}`,
      );
    }

    await page.goto(`${origin}/giftItems`);
    await rowsOf(page).first().waitFor();
    await settle(page);
    const shown = await rowsOf(page).nth(3).getAttribute('data-row');
    const gift = manyDocuments(count)[`giftItems/${shown}`];
    const changes: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      const name = `${giftName(0)} changed ${turn}`;
      const appeared = page.evaluate(
        (wanted) =>
          new Promise<number>((resolve) => {
            const observer = new MutationObserver(() => {
              if (!document.body.textContent.includes(wanted)) return;
              observer.disconnect();
              requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
            });
            observer.observe(document.body, {
              subtree: true,
              childList: true,
              characterData: true,
            });
          }),
        name,
      );
      const sent = Date.now();
      await account.store({ [`giftItems/${shown}`]: { ...gift, name } });
      changes.push((await appeared) - sent);
    }
    print('one gift changed elsewhere, until painted', `median ${ms(percentile(changes, 50))}`);
    await page.context().close();
  });
}
