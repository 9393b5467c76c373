import type { Browser, Page } from '@playwright/test';
import { makeAccount } from '../fixtures/account.ts';
import type { Account } from '../fixtures/account.ts';
import { inDays, monthDayOf } from '../fixtures/calendar.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { openSignedIn } from '../fixtures/open-signed-in.ts';
import { timelineCard } from '../fixtures/steps.ts';

/** Opens a signed-in page, at the dashboard, in a time zone, where it may be another moment. */
async function openAs(
  browser: Browser,
  origin: string,
  account: Account,
  timezoneId: string,
  now?: string,
) {
  const context = await browser.newContext({ baseURL: origin, timezoneId });
  const page = await context.newPage();
  if (now !== undefined) await page.clock.setFixedTime(now);
  await openSignedIn(page, origin, account);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  return page;
}

const todayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());

const person = (id: string, name: string, birthday = '') => ({
  [`people/${id}`]: { id, name, birthday, nickname: '', notes: '', relationship: '' },
});
const event = (id: string, title: string, fields: object) => ({
  [`events/${id}`]: {
    ...{ id, title, people: ['rosa'], type: '', recurring: false, budget: null, notes: '' },
    ...fields,
  },
});
const gift = (id: string, name: string, fields: object) => ({
  [`giftItems/${id}`]: {
    ...{ id, name, personId: 'rosa', personName: 'Rosa', status: 'purchased', eventId: '' },
    ...{ url: '', estimatedCost: 100, purchasedCost: 100 },
    ...fields,
  },
});

// The farthest apart that zones are: there is always one of them in which it is another day.
test('C1 D3 P6 B1 what is today is upcoming and reads Today, in every time zone', async ({
  browser,
  request,
  startEvergift,
}) => {
  test.setTimeout(120_000);
  const { origin } = await startEvergift();
  for (const zone of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
    await test.step(zone, async () => {
      const today = todayIn(zone);
      const account = await makeAccount(request, origin, `${zone.replace('/', '-')}@example.com`);
      await account.store({
        ...person('rosa', 'Rosa', `1980-${monthDayOf(today)}`),
        ...event('dinner', 'Dinner', { date: today }),
        ...event(`birthday-rosa-${today.slice(0, 4)}`, "Rosa's Birthday", {
          date: today,
          type: 'birthday',
          recurring: true,
        }),
      });
      const page = await openAs(browser, origin, account, zone);
      await expect(timelineCard(page, 'Dinner')).toContainText('Today');
      await goWithin(page, '/people');
      await expect(page.getByRole('row', { name: /Rosa/ })).toContainText('Today');
      await goWithin(page, '/events');
      const birthdays = page.getByRole('row', { name: /Rosa's Birthday/ });
      await expect(birthdays).toHaveCount(2);
      await expect(birthdays.first()).toContainText('Today');
      await expect(birthdays.last()).toContainText(String(Number(today.slice(0, 4)) + 1));
      await page.context().close();
    });
  }
});

test('D4 E5 B1 G2 G3 M2 M9 M10 M12 what lists and forms got wrong before', async ({
  browser,
  request,
  startEvergift,
}) => {
  test.setTimeout(120_000);
  const { origin } = await startEvergift();
  const account = await makeAccount(request, origin, 'ada@example.com');
  await account.store({
    ...person('rosa', 'Rosa'),
    ...person('leap', 'Leap', '2000-02-29'),
    ...event('small', 'Small party', { date: inDays(2), budget: 50 }),
    ...event('past', 'Past party', { date: inDays(-30) }),
    ...gift('one', 'One', { eventId: 'small', purchasedCost: 0 }),
    ...gift('two', 'Two', { eventId: 'small', purchasedCost: 0 }),
    ...gift('three', 'Three', { eventId: 'small', purchasedCost: 0, personId: 'leap' }),
    ...event('bare', 'Bare party', { date: inDays(3), budget: 200 }),
    ...gift('kept', 'Kept', { eventId: 'past' }),
  });
  const page = await openAs(browser, origin, account, 'Europe/Berlin');
  const dialog = page.getByRole('dialog');

  await test.step('D4 x/y is never above y, whoever the gifts are for', async () => {
    // It may be in the next year.
    await page.getByRole('radio', { name: '90 Days' }).click();
    await page.getByText('1 event is all set: Small party').click();
    await expect(timelineCard(page, 'Small party')).toContainText('1/1');
  });
  await test.step('E5 the budget of a small event without gifts is shown', async () => {
    await expect(timelineCard(page, 'Bare party')).toContainText('$0.00 / $2.00');
  });
  await test.step('B1 a 29 February falls on the 28th in other years', async () => {
    const event = page.getByRole('row', { name: /Leap's Birthday/ });
    await goWithin(page, '/events');
    const [year, monthDay] = nextLeapDay(todayIn('Europe/Berlin'));
    await expect(event).toContainText(`Feb ${monthDay}, ${year}`);
  });
  await test.step('G2 a gift whose person and event are gone shows what is known', async () => {
    await goWithin(page, '/giftItems');
    await expect(page.getByRole('row', { name: /Kept/ })).toBeVisible();
    // Another device writes it now: what dangles at a start is mended.
    const gone = { eventId: 'no-such-event', personId: 'nobody', personName: 'Nora' };
    await account.store(gift('lost', 'Lost', gone));
    const row = page.getByRole('row', { name: /Lost/ });
    await expect(row).toContainText('Nora');
    await expect(row).toContainText('Event Not Found');
    await expect(row.getByRole('link')).toHaveCount(0);
  });
  await test.step('G3 Enter in a search box does not reload', async () => {
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.getByPlaceholder('search gifts...').fill('kept');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: /Kept/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Lost/ })).toBeHidden();
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });
  await test.step('M9 a past event’s gift keeps its event in the form', async () => {
    await page.getByRole('button', { name: 'Edit Kept' }).click();
    await expect(dialog.getByRole('button', { name: /Event/ })).toContainText('Past party');
  });
  await test.step('M10 0.50 can be typed', async () => {
    const cost = dialog.getByLabel('Purchased cost');
    await cost.fill('');
    await cost.pressSequentially('0.50');
    await expect(cost).toHaveValue('0.50');
  });
  await test.step('M2 keys go on after a press beside the form and Keep editing', async () => {
    const cost = dialog.getByLabel('Purchased cost');
    await cost.fill('about 20');
    const question = page.getByRole('alertdialog');
    const { x, y } = (await dialog.boundingBox())!;
    await page.mouse.click(x / 2, y + 100);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await cost.fill('0.50');
  });
  await test.step('M12 what is typed survives a live change', async () => {
    await account.store(gift('kept', 'Renamed elsewhere', { eventId: 'past', url: '' }));
    await expect(page.locator('[data-row="kept"]')).toBeHidden();
    await expect(dialog.getByLabel('Purchased cost')).toHaveValue('0.50');
    await expect(dialog.getByRole('button', { name: /Event/ })).toContainText('Past party');
  });
  await test.step('M9 a link without https:// opens the site', async () => {
    await dialog.getByLabel(/Link|URL/).fill('example.com/x');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Clear search' }).click();
    const row = page.locator('[data-row="kept"]');
    await expect(row).toContainText('$0.50');
    const link = row.getByRole('link', { name: /Open the link/ });
    await expect(link).toHaveAttribute('href', 'https://example.com/x');
  });
  await page.context().close();
});

/** Year and day of the next celebration of a 29 February after a date. */
function nextLeapDay(today: string): [number, number] {
  const year = Number(today.slice(0, 4)) + (today.slice(5) >= '02-28' ? 1 : 0);
  return [year, new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29 ? 29 : 28];
}

/** The device's database is busy, as on a slow phone: what is changed waits until the page goes. */
const keepDatabaseBusy = (page: Page) =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    const { name = '' } = known.find((one) => one.name?.startsWith('firestore/')) ?? {};
    const opening = indexedDB.open(name);
    await new Promise((opened) => (opening.onsuccess = opened));
    const stores = opening.result.transaction('mutations', 'readwrite').objectStore('mutations');
    const goOn = () => (stores.count().onsuccess = goOn);
    goOn();
  });

test('M2 whoever adds a person and leaves before the device has them finds the form again', async ({
  browser,
  request,
  startEvergift,
}) => {
  const { origin } = await startEvergift();
  const account = await makeAccount(request, origin, 'ada@example.com');
  await account.store(person('rosa', 'Rosa'));
  const page = await openAs(browser, origin, account, 'Europe/Berlin');
  const form = page.getByRole('dialog', { name: 'Add Person' });
  const add = form.getByRole('button', { name: 'Add Person' });
  await page.getByRole('button', { name: 'Add Person' }).first().click();
  await form.getByLabel('Name', { exact: true }).fill('Zora');
  await keepDatabaseBusy(page);
  await add.click();
  await expect(add).toBeDisabled();
  await page.reload();
  await expect(page.getByText('What you had typed is back.')).toBeVisible();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Zora');
  await add.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zora' })).toBeVisible();
  await page.goto('/people');
  await expect(page.getByRole('link', { name: 'Zora' })).toHaveCount(1);
  await expect(form).toBeHidden();
  await page.context().close();
});
