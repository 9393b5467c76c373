import type { Browser, Page } from '@playwright/test';
import { makeAccount, type Account } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { openSignedIn } from '../fixtures/open-signed-in.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { keptOnDevice, storeFamily } from '../fixtures/household.ts';
import { chooseOption } from '../fixtures/steps.ts';

test.setTimeout(180_000);

/** Opens Olga's planner on somebody's device, at the gifts. */
async function openGifts(
  browser: Browser,
  origin: string,
  { account, ownerUid, width }: { account: Account; ownerUid: string; width: number },
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  await context.addInitScript(([key, owner]) => localStorage.setItem(key, owner), [
    `evergift:planner:${account.uid}`,
    ownerUid,
  ] as const);
  const page = await context.newPage();
  await openSignedIn(page, origin, account);
  await expect(page.getByText('Christmas').first()).toBeVisible();
  await goWithin(page, '/giftItems');
  await expect(page.getByRole('heading', { name: 'Gift Items', level: 1 })).toBeVisible();
  return page;
}

async function addGift(page: Page, name: string, person: string): Promise<void> {
  await page
    .getByRole('button', { name: /Add Gift/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Add Gift Item' });
  await dialog.getByLabel('Name').fill(name);
  await chooseOption(
    page,
    dialog.getByRole('combobox', { name: /Recipient|Person|for/i }).first(),
    person,
  );
  await dialog.getByRole('button', { name: 'Add Gift', exact: true }).click();
  await expect(dialog).toBeHidden();
}

const row = (page: Page, name: string) => page.locator('[data-row]').filter({ hasText: name });

test('H3 H4 H8 two plan a Christmas on two devices, each surprises the other, one is offline for a while', async ({
  browser,
  request,
  startEvergift,
}) => {
  const { origin } = await startEvergift();
  const olga = await makeAccount(request, origin, 'olga@example.com');
  const sam = await makeAccount(request, origin, 'sam@example.com');
  await storeFamily(olga, { sam });
  const desktop = await openGifts(browser, origin, {
    account: olga,
    ownerUid: olga.uid,
    width: 1280,
  });
  const phone = await openGifts(browser, origin, { account: sam, ownerUid: olga.uid, width: 390 });

  await test.step('what one notes for the family, the other sees and takes', async () => {
    await addGift(desktop, 'Puzzle', 'Ada');
    await expect(row(phone, 'Puzzle')).toBeVisible();
    await row(phone, 'Puzzle')
      .getByRole('button', { name: /Actions|More/ })
      .click();
    await phone.getByRole('menuitem', { name: 'I’ll get it' }).click();
    await expect(row(desktop, 'Puzzle')).toContainText('Sam gets it');
  });

  await test.step('what each notes for the other, only they see', async () => {
    await addGift(desktop, 'Wristwatch', 'Sam');
    await addGift(phone, 'Necklace', 'Olga');
    await addGift(phone, 'Skates', 'Cleo');
    await expect(row(desktop, 'Skates')).toBeVisible();
    await expect(row(desktop, 'Wristwatch')).toBeVisible();
    await expect(row(desktop, 'Necklace')).toHaveCount(0);
    await expect(row(phone, 'Necklace')).toBeVisible();
    await expect(row(phone, 'Wristwatch')).toHaveCount(0);
  });

  await test.step('one goes on without a network', async () => {
    await expect(phone.getByText('Waiting for the network')).toHaveCount(0);
    await phone.context().setOffline(true);
    await addGift(phone, 'Earrings', 'Olga');
    await addGift(phone, 'Atlas', 'Ben');
    await addGift(desktop, 'Compass', 'Dan');
    await addGift(desktop, 'Cufflinks', 'Sam');
    await expect(row(desktop, 'Atlas')).toHaveCount(0);
    await phone.context().setOffline(false);
    await expect(row(desktop, 'Atlas')).toBeVisible({ timeout: 60_000 });
    await expect(row(phone, 'Compass')).toBeVisible({ timeout: 60_000 });
    await expect(phone.getByText('Waiting for the network')).toHaveCount(0);
  });

  await test.step('both agree in what both may see, and neither device keeps a secret', async () => {
    const both = ['Atlas', 'Compass', 'Puzzle', 'Skates'];
    const forSam = ['Cufflinks', 'Wristwatch'];
    const forOlga = ['Earrings', 'Necklace'];
    for (const name of [...both, ...forSam]) await expect(row(desktop, name)).toBeVisible();
    for (const name of [...both, ...forOlga]) await expect(row(phone, name)).toBeVisible();
    for (const [page, seen, hidden] of [
      [desktop, forSam, forOlga],
      [phone, forOlga, forSam],
    ] as const) {
      const kept = await keptOnDevice(page);
      for (const name of [...both, ...seen]) expect(kept).toContain(name);
      for (const name of hidden) expect(kept).not.toContain(name);
    }
  });

  await test.step('who noted a gift hides it from everybody, and reveals it', async () => {
    await row(desktop, 'Cufflinks').getByRole('button', { name: 'Cufflinks', exact: true }).click();
    const dialog = desktop.getByRole('dialog', { name: 'Edit Gift Item' });
    const sharing = dialog.getByRole('region', { name: 'Planning together' });
    await expect(sharing).toContainText('Noted by you.');
    await expect(sharing).toContainText('A surprise: Sam does not see this.');
    desktop.once('dialog', (question) => void question.accept());
    await sharing.getByRole('button', { name: 'Reveal…' }).click();
    await expect(row(phone, 'Cufflinks')).toBeVisible();
    await desktop.keyboard.press('Escape');
    await row(desktop, 'Skates').getByRole('button', { name: 'Skates', exact: true }).click();
    await expect(sharing).toContainText('Noted by Sam.');
    await expect(sharing.getByRole('switch')).toHaveCount(0);
    await sharing.getByRole('button', { name: 'I’ll get it' }).click();
    await expect(row(phone, 'Skates')).toContainText('Olga gets it');
    await desktop.keyboard.press('Escape');
    await row(desktop, 'Compass').getByRole('button', { name: 'Compass', exact: true }).click();
    await sharing.getByText('Only I see this').click();
    await expect(row(phone, 'Compass')).toHaveCount(0);
    await sharing.getByText('Only I see this').click();
    await expect(row(phone, 'Compass')).toBeVisible();
    await desktop.keyboard.press('Escape');
  });

  await test.step('no page shows anything of a surprise to whom it is for', async () => {
    for (const path of ['/dashboard', '/people/p-olga', '/events/xmas', '/review', '/people']) {
      await goWithin(desktop, path);
      await expect(desktop.getByRole('main')).toContainText(/\w/);
      await expect(desktop.getByRole('main')).not.toContainText(/Necklace|Earrings/);
    }
    await desktop.keyboard.press('ControlOrMeta+k');
    await desktop.keyboard.type('Necklace');
    await expect(desktop.getByRole('dialog')).toContainText(/no|nothing|“Necklace”/i);
    await expect(desktop.getByRole('option', { name: /^Necklace/ })).toHaveCount(0);
  });
});
