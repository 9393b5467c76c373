import type { Browser, Page } from '@playwright/test';
import { makeAccount } from '../fixtures/account.ts';
import { watchCommits } from '../fixtures/commits.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { openSignedIn } from '../fixtures/open-signed-in.ts';

test('one gift that changes elsewhere makes React commit once, with its own row alone', async ({
  startEvergift,
  browser,
  request,
}) => {
  const { origin } = await startEvergift();
  const account = await makeAccount(request, origin, 'counts@example.com');
  const gift = (name: string) => ({
    createdAt: new Date(2026, 0, 1),
    name,
    personId: 'ada',
    personName: 'Ada',
    status: 'idea',
    eventId: '',
    url: '',
    estimatedCost: 1000,
    purchasedCost: 0,
  });
  const person = { name: 'Ada', birthday: '', nickname: '', notes: '', relationship: '' };
  const gifts = Array.from({ length: 20 }, (_, index) => [
    `giftItems/gift${index}`,
    { id: `gift${index}`, ...gift(`Gift ${index}`) },
  ]);
  await account.store({ 'people/ada': { id: 'ada', ...person }, ...Object.fromEntries(gifts) });
  const page = await signedIn(browser, origin, account);
  const commits = await watchCommits(page);
  await page.goto(`${origin}/giftItems`);
  await expect(page.getByRole('row', { name: /Gift 19/ })).toBeVisible();
  await commits.settled();

  await commits.reset();
  await account.store({ 'giftItems/gift7': { id: 'gift7', ...gift('Gift 7, renamed') } });
  await expect(page.getByRole('row', { name: /Gift 7, renamed/ })).toBeVisible();
  expect(await commits.count()).toBe(1);
  expect(await commits.renderedRows()).toEqual([expect.stringContaining('Gift 7, renamed')]);
});

async function signedIn(
  browser: Browser,
  origin: string,
  { email, password }: { email: string; password: string },
): Promise<Page> {
  const page = await browser.newPage();
  await openSignedIn(page, origin, { email, password });
  return page;
}
