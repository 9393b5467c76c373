import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { openSignedIn } from '../fixtures/open-signed-in.ts';

/**
 * Writing 120 people takes a busy machine its time; how long is no matter here. Chunks: `integration` in apps/import.
 */
const written = { timeout: 60_000 };

/** An address book of so many contacts, with one that has no name and one that would be markup. */
function addressBook(count: number): Buffer {
  const card = (...lines: string[]) =>
    ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');
  const contacts = Array.from({ length: count }, (_, index) =>
    card(`FN:Contact ${index + 1}`, `BDAY:${1940 + (index % 60)}-0${1 + (index % 9)}-12`),
  );
  const markup = card('FN:<img src=x onerror="document.title=\'executed\'">');
  return Buffer.from([...contacts, markup, card('TEL:1')].join(''));
}

test('I1 I2 I4 a new account brings an address book: choose, look, Import; one Undo; again without doubles; then gifts from a table', async ({
  dataFolder,
  page,
  request,
  startEvergift,
}) => {
  test.setTimeout(240_000);
  const { origin } = await startEvergift();
  const account = await makeAccount(request, origin, 'rosa@example.com');
  await account.store({ '': { id: account.uid, theme: 'light' } });
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, origin, account);
  const dialog = page.getByRole('dialog', { name: 'Import' });
  const button = (name: string | RegExp) => dialog.getByRole('button', { name });
  const choose = (name: string, buffer: Buffer) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

  await page.getByRole('button', { name: 'Import or restore from a file' }).click();
  await choose('picture.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
  await expect(dialog.getByRole('alert')).toContainText('This is a picture');
  // From the disk, where it takes no room: to carry its bytes to the browser took half of this test.
  const large = join(dataFolder, 'large.vcf');
  await writeFile(large, '');
  await truncate(large, 50 * 1024 * 1024);
  await dialog.locator('input[type=file]').setInputFiles(large);
  await expect(dialog.getByRole('alert')).toContainText('at most 32 MB');

  await choose('contacts.vcf', addressBook(119));
  await expect(dialog.getByRole('status')).toHaveText('In this file: 120 new, 1 not readable.');
  // Of a long list only what is in sight is drawn.
  expect(await dialog.getByRole('option').count()).toBeLessThan(60);
  await button('Import 120 people').click();
  await expect(dialog.getByRole('status')).toContainText('120 people imported.', written);
  await expect(page.getByText('Add Your First Person')).toBeHidden();
  await button('Undo').click();
  await expect(dialog.getByRole('status')).toContainText('everything is as it was', written);
  await button('Done').click();
  await expect(page.getByRole('heading', { name: 'Add Your First Person' })).toBeVisible();

  await page.getByRole('button', { name: 'Import or restore from a file' }).click();
  await choose('contacts.vcf', addressBook(119));
  await button('Import 120 people').click();
  await expect(dialog.getByRole('status')).toContainText('120 people imported.', written);
  await button('Done').click();
  await page.goto(`${origin}/people`);
  await page.getByRole('button', { name: 'More for people' }).click();
  await page.getByRole('menuitem', { name: 'Import' }).click();
  await choose('contacts.vcf', addressBook(119));
  await expect(dialog.getByRole('status')).toHaveText(
    'In this file: 120 already there, 1 not readable.',
  );
  await expect(button('Import')).toBeDisabled();
  await expect(page).not.toHaveTitle('executed');

  await test.step('I2 a table of gifts: recipients are found, a new person is said, one Undo takes all back', async () => {
    await button('Another file').click();
    const table = 'Gift,For,Price,Status\n"=1+1",cöntact 7,"45,50",\n<b>Vase</b>,Zoë,$12,bought\n';
    await choose('gifts.csv', Buffer.from(table));
    await expect(dialog.getByRole('radio', { name: 'Gifts' })).toBeChecked();
    await expect(dialog.getByRole('status')).toHaveText(
      'In this file: 2 new. 1 person will be added with them.',
    );
    await expect(dialog.getByRole('listbox', { name: 'New', exact: true })).toHaveText(
      '=1+1For Contact 7 · Idea · $45.50<b>Vase</b>For Zoë (new person) · Purchased · $12.00',
    );
    await button('Import 2 gifts').click();
    await expect(dialog.getByRole('status')).toHaveText('2 gifts imported.', written);
    await button('Undo').click();
    await expect(dialog.getByRole('status')).toContainText('everything is as it was', written);
    await button('Done').click();
    await expect(page.getByRole('row', { name: /Zoë/ })).toHaveCount(0);
  });
});
