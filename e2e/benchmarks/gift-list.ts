import type { APIRequestContext, Page } from '@playwright/test';
import { makeAccount } from '../fixtures/account.ts';
import { manyDocuments } from '../fixtures/many.ts';
import { signIn } from '../fixtures/steps.ts';

/**
 * Makes an account with so many gifts, a tenth as many people and 40 events, and opens its list of
 * gifts.
 *
 * @returns its rows, and what changes one of them from another device and waits until it shows
 */
export async function openGiftList(
  page: Page,
  request: APIRequestContext,
  origin: string,
  gifts: number,
) {
  const account = await makeAccount(request, origin, 'many@example.com');
  const documents = manyDocuments({ people: gifts / 10, events: 40, gifts });
  await account.store(documents);
  await page.goto(`${origin}/auth`);
  await signIn(page, account.email, account.password);
  await page.waitForURL('**/dashboard');
  await page.goto(`${origin}/giftItems`);
  const rows = page.locator('main [data-row]');
  await rows.first().waitFor();
  const changeOne = async () => {
    const id = await rows.nth(3).getAttribute('data-row');
    await account.store({
      [`giftItems/${id}`]: { ...documents[`giftItems/${id}`], name: 'Changed elsewhere' },
    });
    await page.getByText('Changed elsewhere').first().waitFor();
  };
  /** On the dashboard: the card of the event that the gift was bought for changes with it. */
  const changeCost = async () => {
    const main = page.locator('main');
    const before = await main.innerText();
    await account.store({ 'giftItems/g20': { ...documents['giftItems/g20'], purchasedCost: 5 } });
    await page.waitForFunction(
      (text) => document.querySelector('main')?.innerText !== text,
      before,
    );
  };
  return { rows, changeOne, changeCost };
}
