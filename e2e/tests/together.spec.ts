import { devices, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { makeAccount, storeFor } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { openSignedIn } from '../fixtures/open-signed-in.ts';
import { keptOnDevice } from '../fixtures/household.ts';
import { expectNotice } from '../fixtures/notices.ts';
import { rosa } from '../fixtures/sample-documents.ts';
import { chooseOption, signIn } from '../fixtures/steps.ts';

const password = 'a long enough password';
const person = (id: string, name: string) => ({ [`people/${id}`]: { ...rosa, id, name } });

/** A phone whose requests are looked at: the secret of an invitation is in no address. */
async function openPhone(browser: Browser): Promise<{ page: Page; addresses: string[] }> {
  const { viewport, hasTouch, isMobile } = devices['iPhone 13'];
  const options = { viewport, hasTouch, isMobile, reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  const page = await context.newPage();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
  return { page, addresses };
}

/** Opens the profile on the desktop, of somebody whose planner has two people. */
async function openOlga(page: Page, context: BrowserContext, origin: string) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  const olga = await makeAccount(context.request, origin, 'olga@example.com');
  await olga.store({
    '': { id: olga.uid, theme: 'light' },
    ...{ ...person('mia', 'Mia'), ...person('noor', 'Noor') },
  });
  await openSignedIn(page, origin, olga, '/profile');
  return olga;
}

/** Makes an invitation, and reads the link that was copied. */
async function invite(page: Page, as?: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  const name = dialog.getByLabel('Your name');
  await expect(dialog.getByRole('combobox', { name: 'Who is it?' })).toBeVisible();
  if (await name.isVisible()) await name.fill('Olga');
  if (as) await chooseOption(page, dialog.getByRole('combobox', { name: 'Who is it?' }), as);
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const made = page.getByRole('dialog', { name: 'Your invitation' });
  await made.getByRole('button', { name: 'Copy link' }).click();
  await expectNotice(page, { message: 'Copied. Give it to one person' });
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await made.getByRole('button', { name: 'Done' }).click();
  return link;
}

/** Makes an account by way of an invitation, and joins. */
async function joinAsNewcomer(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  const invited = page.getByRole('heading', { name: 'Olga invites you' });
  await expect(invited).toBeVisible();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  // A button is where the one before was: a press within a moment counts as its second one.
  await page.keyboard.press('Enter');
  await expect(invited).toBeVisible();
  await expect(page.getByText('What is noted for you stays hidden')).toBeVisible();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join Olga’s planner' }).click();
  await page.waitForURL('**/dashboard');
  await expectNotice(page, { title: 'You plan together now', message: 'This is Olga’s plan' });
}

/** Signs in by way of a link that lets nobody in any more, and reads that before and after. */
async function expectUsedUp(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link);
  const heading = page.getByRole('heading', { name: 'This invitation is not good any more' });
  await expect(heading).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, email, password);
  await expect(page.getByRole('link', { name: 'To your dashboard' })).toBeVisible();
  await expect(heading).toBeVisible();
}

const bar = (page: Page) => page.getByRole('button', { name: /planner is open/ });

test('H1 H2 H6 Olga invites Mia, both see one plan, Mia changes planners and is removed', async ({
  page,
  context,
  browser,
  startEvergift,
}) => {
  test.setTimeout(120_000);
  const { origin } = await startEvergift();
  await openOlga(page, context, origin);
  await expect(bar(page)).toBeHidden();
  const link = await invite(page, 'Mia');
  expect(link).toMatch(/\/join#[\w-]+\.\w{22}$/);
  const { page: phone, addresses } = await openPhone(browser);
  await joinAsNewcomer(phone, link, 'Mia');

  await test.step('H2 both see one plan, and Mia sees whose it is', async () => {
    await expect(bar(phone)).toHaveText('Olga');
    const [face, search] = await Promise.all(
      [bar(phone), phone.getByRole('button', { name: 'Search' })].map((part) => part.boundingBox()),
    );
    expect(Math.abs(face!.y - search!.y), 'all of the bar is one line').toBeLessThan(8);
    await phone.getByRole('link', { name: 'People' }).last().click();
    await expect(phone.getByRole('link', { name: 'Noor' })).toBeVisible();
    const members = page.getByRole('list', { name: 'Who plans here' });
    await expect(members.getByRole('listitem')).toHaveCount(2);
    await expect(members.getByRole('button', { name: /Mia is/ })).toContainText('Mia');
    await expect(page.getByRole('list', { name: 'Open invitations' })).toBeHidden();
  });

  await test.step('H2 who is who is said in the profile', async () => {
    const members = page.getByRole('list', { name: 'Who plans here' });
    await members.getByRole('button', { name: /This is me/ }).click();
    await page.getByRole('option', { name: 'Noor' }).click();
    await expectNotice(page, { message: 'You are Noor.' });
    await expect(members.getByRole('button', { name: /This is me/ })).toContainText('Noor');
    await members.getByRole('button', { name: /Mia is/ }).click();
    await expect(page.getByRole('option', { name: 'Noor' })).toBeHidden();
    await page.keyboard.press('Escape');
  });

  await test.step('H1 the secret is in no address that was asked for', () => {
    const [, token = 'none'] = link.split('.').slice(-2);
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.filter((address) => address.includes(token))).toEqual([]);
  });

  await test.step('H2 Mia opens her own planner by two presses, and Olga’s again', async () => {
    await bar(phone).click();
    await phone.getByRole('menuitem', { name: 'Open your planner' }).click();
    await expect(phone.getByRole('heading', { name: 'Add Your First Person' })).toBeVisible();
    await expect(phone.getByText('Noor')).toBeHidden();
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'Add Your First Person' })).toBeVisible();
    await bar(phone).click();
    await phone.getByRole('menuitem', { name: 'Open Olga’s planner' }).click();
    await expect(phone).toHaveURL(`${origin}/dashboard`);
    await expect(phone.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await phone.reload();
    await expect(bar(phone)).toHaveText('Olga');
  });

  await test.step('H2 the palette opens them, too', async () => {
    await phone.getByRole('button', { name: 'Search' }).click();
    await phone.getByRole('menuitem', { name: 'Open your planner' }).click();
    await expect(phone.getByRole('heading', { name: 'Add Your First Person' })).toBeVisible();
    await bar(phone).click();
    await phone.getByRole('menuitem', { name: 'Open Olga’s planner' }).click();
    await expect(phone.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  await test.step('H1 the link is used up', async () => {
    const { page: late } = await openPhone(browser);
    await makeAccount(context.request, origin, 'late@example.com');
    await expectUsedUp(late, link, 'late@example.com');
  });

  await test.step('H6 Olga removes Mia, who reads so, and has her own planner', async () => {
    await phone.getByRole('main').getByRole('button', { name: 'Add Person' }).click();
    const form = phone.getByRole('dialog', { name: 'Add Person' });
    await form.getByLabel('Name', { exact: true }).fill('Rosalind');
    await phone.context().setOffline(true);
    await form.getByRole('button', { name: 'Add Person' }).click();
    await expect(form).toBeHidden();
    await page.getByRole('button', { name: 'Remove Mia' }).click();
    const question = page.getByRole('alertdialog', { name: 'Remove Mia?' });
    await question.getByRole('button', { name: 'Remove' }).click();
    await expectNotice(page, { message: 'Mia does not plan with you any more.' });
    await phone.context().setOffline(false);
    await expectNotice(phone, {
      title: 'You are not part of Olga’s planner any more.',
      message: 'These changes could not be sent: Rosalind.',
    });
    await expect(phone.getByRole('heading', { name: 'Add Your First Person' })).toBeVisible();
    await expect(bar(phone)).toBeHidden();
    await expect.poll(() => keptOnDevice(phone)).not.toContain('Noor');
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'Add Your First Person' })).toBeVisible();
    await expect(bar(phone)).toBeHidden();
  });
});

test('H1 H6 a revoked link, one’s own link, a member’s second link, and leaving', async ({
  page,
  context,
  browser,
  startEvergift,
}) => {
  test.setTimeout(120_000);
  const { origin } = await startEvergift();
  const olga = await openOlga(page, context, origin);
  const revoked = await invite(page);
  const link = await invite(page);
  const { page: phone } = await openPhone(browser);

  await test.step('H1 a revoked link lets nobody in', async () => {
    const open = page.getByRole('list', { name: 'Open invitations' });
    await expect(open.getByRole('listitem')).toHaveCount(2);
    await open.getByRole('button', { name: 'Revoke the invitation' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expectNotice(page, { message: 'The link is dead.' });
    await expect(open.getByRole('listitem')).toHaveCount(1);
    await makeAccount(context.request, origin, 'mia@example.com');
    await expectUsedUp(phone, revoked, 'mia@example.com');
  });

  await test.step('H1 without a network joining waits, and goes on by itself', async () => {
    await phone.goto(link);
    await expect(phone.getByRole('heading', { name: 'Olga invites you' })).toBeVisible();
    await phone.getByLabel('Your name').fill('Mia');
    await phone.context().setOffline(true);
    await phone.getByRole('button', { name: 'Join Olga’s planner' }).click();
    await expect(phone.getByRole('alert')).toContainText('This needs the network');
    await phone.context().setOffline(false);
    await phone.getByRole('button', { name: 'Join Olga’s planner' }).click();
    await phone.waitForURL('**/dashboard');
    await phone.goBack();
    expect(phone.url()).not.toContain(link);
    await phone.goto(`${origin}/dashboard`);
    await expect(bar(phone)).toHaveText('Olga');
  });

  await test.step('H1 whose link it is, and who is in already, reads so', async () => {
    const second = await invite(page);
    await phone.goto(second);
    await expect(phone.getByRole('heading', { name: 'You plan with Olga already' })).toBeVisible();
    await page.goto(second);
    await expect(
      page.getByRole('heading', { name: 'This invitation is yours to give' }),
    ).toBeVisible();
    await page.goto(`${origin}/join#${olga.uid}.half`);
    await expect(page.getByRole('heading', { name: 'This link is not whole' })).toBeVisible();
  });

  await test.step('H6 Mia leaves, and both are without the other', async () => {
    await phone.getByRole('button', { name: 'Open Olga’s planner' }).click();
    await phone.waitForURL('**/dashboard');
    await phone.getByRole('link', { name: 'Profile' }).click();
    await phone.getByRole('button', { name: 'Leave Olga’s planner…' }).click();
    const question = phone.getByRole('alertdialog', { name: 'Leave Olga’s planner?' });
    await question.getByRole('button', { name: 'Leave' }).click();
    await expectNotice(phone, { message: 'You left Olga’s planner.' });
    await expect(phone.getByRole('heading', { name: 'Add Your First Person' })).toBeVisible();
    await expect(bar(phone)).toBeHidden();
    await page.goto(`${origin}/profile`);
    await expect(page.getByRole('list', { name: 'Open invitations' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Who plans here' })).toBeHidden();
  });
});

test('H1 where accounts need an invitation of their own, the link waits for it', async ({
  page,
  request,
  startEvergift,
}) => {
  const { origin } = await startEvergift({ environment: { EVERGIFT_SIGN_UP: 'invited' } });
  const token = 'a'.repeat(22);
  const store = storeFor(request, origin, 'olga');
  await store({ [`invites/${token}`]: { id: token, from: 'Olga' } });
  await page.goto(`${origin}/join#olga.${token}`);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill('mia@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expectNotice(page, {
    title: 'Error Signing Up',
    message: 'New accounts need an invitation here.',
  });
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.evaluate(() => history.go(-2));
  await expect(page.getByRole('heading', { name: 'Olga invites you' })).toBeVisible();
});
