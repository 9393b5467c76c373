import { expect, test } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { calendarDate, inDays, monthDayOf } from '../fixtures/calendar.ts';
import type { Server } from '../fixtures/server.ts';
import {
  chooseOption,
  createAccount,
  fillDate,
  signIn,
  timelineCard,
  waitUntilSaved,
} from '../fixtures/steps.ts';

const password = 'a long enough password';

/**
 * The first journey: a person plans a gift, sees it live in a second window, and finds it after
 * everything was stopped and started again.
 */
export async function planAGift(browser: Browser, startEvergift: () => Promise<Server>) {
  const server = await startEvergift();
  const context = await browser.newContext({ baseURL: server.origin });
  const page = await context.newPage();
  const email = 'lina@example.com';
  const birthday = inDays(10);

  await test.step('open the landing page and create an account (R1, L2, A5)', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Try Evergift Free' }).first().click();
    await expect(page).toHaveURL(/\/auth\?mode=signup$/);
    await createAccount(page, email, password);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('onboard with a first person and find the birthday event (S4, B1)', async () => {
    // Google's emulator takes its time for the first answers.
    const onboarding = page.getByRole('heading', { name: 'Add Your First Person' });
    await expect(onboarding).toBeVisible({ timeout: 30_000 });
    await page.getByLabel('Name').fill('Rosa');
    await fillDate(page, 'Birthday', `1961-${monthDayOf(birthday)}`);
    await page.getByRole('button', { name: 'Add Person' }).click();
    await expect(page.getByText('New person & birthday event added.')).toBeVisible();
    const card = timelineCard(page, "Rosa's Birthday");
    await expect(card).toContainText('10 days');
  });

  await test.step('add a second person (M3)', async () => {
    await page.getByRole('button', { name: 'Add Person' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Person' });
    await dialog.getByLabel('Name', { exact: true }).fill('Jonas');
    await dialog.getByLabel('Nickname').fill('Jojo');
    await dialog.getByRole('button', { name: 'Add Person' }).click();
    await expect(page.getByText('New person added.')).toBeVisible();
    await expect(page).toHaveURL(/\/people\/[\w-]+$/);
    await expect(page.getByRole('heading', { name: 'Jonas' })).toBeVisible();
  });

  await test.step('create an event with both and a budget (M5, E5)', async () => {
    await page.getByRole('link', { name: 'Events', exact: true }).first().click();
    await page.getByRole('button', { name: 'Create Event' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add Event' });
    await dialog.getByLabel('Title').fill('Family dinner');
    await fillDate(page, 'Date', inDays(5));
    await chooseOption(page, dialog.getByRole('combobox', { name: 'Participants' }), 'Rosa');
    await chooseOption(page, dialog.getByRole('combobox', { name: 'Participants' }), 'Jonas');
    await dialog.getByLabel('Budget').fill('100');
    await dialog.getByRole('button', { name: 'Create Event' }).click();
    await expect(page.getByText('Successfully added event. Redirecting you now.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Family dinner' })).toBeVisible();
    await expect(page.getByText('$0.00 / $100.00').first()).toBeVisible();
    await expect(page.getByText('$100.00 remaining')).toBeVisible();
  });

  await test.step('keep a gift idea (M7)', async () => {
    await page.getByRole('navigation').getByRole('button', { name: 'Add Gift' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Gift Item' });
    await dialog.getByLabel('Name').fill('Garden shears');
    await chooseOption(page, dialog.getByRole('combobox', { name: 'Recipient' }), 'Rosa');
    await dialog.getByRole('button', { name: 'Add Gift' }).click();
    await expect(page.getByText('Successfully added a new gift item.')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  const second = await context.newPage();
  await test.step('the second window shows the dashboard before the purchase (D2, D4)', async () => {
    await second.goto('/dashboard');
    const card = timelineCard(second, 'Family dinner');
    await expect(card).toContainText('5 days');
    await expect(card).toContainText('0/2');
    await expect(card).toContainText('$0.00 / $100.00');
    await expect(second.getByRole('link', { name: /GIFTS/ })).toContainText('1 idea');
  });

  await test.step('mark it purchased for the event with a cost (M8, M9)', async () => {
    await page.goto('/giftItems');
    await page.getByRole('button', { name: 'Edit Garden shears' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Gift Item' });
    await dialog.getByRole('radio', { name: 'Purchased' }).click();
    await dialog.getByRole('button', { name: /Event/ }).click();
    await page.getByRole('option', { name: /Family dinner/ }).click();
    await dialog.getByLabel('Purchased cost').fill('62.40');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Successfully updated Garden shears')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row', { name: /Garden shears/ })).toContainText('$62.40');
  });

  await test.step('counts, x/y and budget move, live in the second window (F2, D2, D4)', async () => {
    const card = timelineCard(second, 'Family dinner');
    await expect(card).toContainText('1/2');
    await expect(card).toContainText('$62.40 / $100.00');
    await expect(second.getByRole('link', { name: /GIFTS/ })).toContainText('1 bought');
    await second.close();
  });

  await test.step('a reload keeps it (R2)', async () => {
    await page.reload();
    await expect(page.getByRole('row', { name: /Garden shears/ })).toContainText('Family dinner');
    await waitUntilSaved(page);
  });

  await context.close();
  await server.stop();
  const restarted = await startEvergift();
  const later = await browser.newPage({ baseURL: restarted.origin });

  await test.step('after stopping everything and starting again it is all there', async () => {
    await later.goto('/dashboard');
    await expect(later).toHaveURL(/\/auth/);
    await signIn(later, email, password);
    await expect(later).toHaveURL(/\/dashboard$/);
    const card = timelineCard(later, 'Family dinner');
    await expect(card).toContainText('Rosa, Jojo');
    await expect(card).toContainText('1/2');
    await expect(card).toContainText('$62.40 / $100.00');
    // It may be in the next year.
    await later.getByRole('radio', { name: '90 Days' }).click();
    await expect(timelineCard(later, "Rosa's Birthday")).toContainText(calendarDate(birthday));
  });

  await test.step('sign out (U2)', async () => {
    await later.getByRole('link', { name: 'Profile' }).click();
    await later.getByRole('button', { name: 'Sign Out' }).click();
    await expect(later.getByText('You have been successfully signed out.')).toBeVisible();
    await expect(later).toHaveURL(/\/auth/);
  });
}
