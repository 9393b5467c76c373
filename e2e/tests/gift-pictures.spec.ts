import type { Locator } from '@playwright/test';
import { makeAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { openSignedIn } from '../fixtures/open-signed-in.ts';
import { undo } from '../fixtures/notices.ts';
import { phonePhoto } from '../fixtures/picture-files.ts';
import { kite, rosa } from '../fixtures/sample-documents.ts';
import { administratorHeaders } from '../fixtures/server.ts';

/** A picture's size as it was decoded: '960 x 1280'. */
const sizeOf = (picture: Locator) =>
  picture.evaluate(({ width, height }: HTMLCanvasElement) => `${width} x ${height}`);

test('O10 a picture is made small, shows offline, is replaced and removed, and goes and comes back with its gift', async ({
  page,
  context,
  request,
  startEvergift,
}) => {
  const { origin } = await startEvergift();
  const account = await makeAccount(request, origin, 'rosa@example.com');
  await account.store({
    '': { id: account.uid, theme: 'light' },
    'people/rosa': rosa,
    'giftItems/kite': kite,
  });
  await openSignedIn(page, origin, account, '/giftItems');
  const dialog = page.getByRole('dialog');
  const inForm = dialog.getByRole('img', { name: 'Picture of Kite' });
  const row = page.getByRole('row', { name: /Kite/ });
  const inRow = row.getByRole('img', { name: 'Picture of Kite' });
  const storedPhoto = async () => {
    const database = 'v1/projects/demo-evergift/databases/(default)/documents';
    const path = `${database}/users/${account.uid}/photos/kite`;
    const answer = await request.get(`${origin}/${path}`, { headers: administratorHeaders });
    if (answer.status() === 404) return undefined;
    const { fields } = (await answer.json()) as {
      fields: { bytes: { bytesValue: string }; type: { stringValue: string } };
    };
    return { bytes: Buffer.from(fields.bytes.bytesValue, 'base64'), type: fields.type.stringValue };
  };
  const edit = () => row.getByRole('button', { name: 'Edit Kite' }).click();
  const save = async () => {
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step('what is no picture is refused, and says what to do', async () => {
    await edit();
    const text = { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('Kite, cups') };
    await dialog.locator('input[type=file]').last().setInputFiles(text);
    await expect(dialog.getByRole('alert').getByText(/^This is no picture/)).toBeVisible();
  });

  await test.step('a photo of a phone is upright, small, and without the place', async () => {
    const photo = await phonePhoto(page, 2400, 1800);
    await dialog.locator('input[type=file]').last().setInputFiles(photo);
    await expect(inForm).toBeVisible();
    await expect.poll(() => sizeOf(inForm)).toBe('960 x 1280');
    await save();
    await expect(inRow).toBeVisible();
    await expect.poll(storedPhoto).toBeDefined();
    const stored = await storedPhoto();
    expect(stored?.type).toBe('image/webp');
    expect(stored?.bytes.length).toBeGreaterThan(1_000);
    expect(stored?.bytes.length).toBeLessThanOrEqual(200_000);
    expect(stored?.bytes.includes('GPS')).toBe(false);
  });

  await test.step('one that is taken offline shows at once, and arrives', async () => {
    await context.setOffline(true);
    await edit();
    await expect(inForm).toBeVisible();
    await dialog
      .locator('input[type=file]')
      .last()
      .setInputFiles(await phonePhoto(page, 300, 200));
    await expect.poll(() => sizeOf(inForm)).toBe('200 x 300');
    await save();
    await expect.poll(() => sizeOf(inRow)).toBe('200 x 300');
    await context.setOffline(false);
    await expect.poll(async () => (await storedPhoto())?.bytes.length).toBeLessThan(20_000);
  });

  await test.step('it is there after a reload, and Undo takes its removal back', async () => {
    await page.reload();
    await expect.poll(() => sizeOf(inRow)).toBe('200 x 300');
    await edit();
    await dialog.getByRole('button', { name: 'Remove picture' }).click();
    await save();
    await expect(inRow).toBeHidden();
    await expect.poll(storedPhoto).toBeUndefined();
    await undo(page, 'Successfully updated Kite');
    await expect.poll(() => sizeOf(inRow)).toBe('200 x 300');
  });

  await test.step('on a tablet it is above the name, which has the column for itself', async () => {
    await page.setViewportSize({ width: 800, height: 900 });
    const picture = (await inRow.boundingBox())!;
    const name = (await row.getByRole('button', { name: 'Kite', exact: true }).boundingBox())!;
    expect(picture.y + picture.height).toBeLessThanOrEqual(name.y);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('it goes with the gift, and Undo restores both', async () => {
    page.once('dialog', (question) => void question.accept());
    await row.getByRole('button', { name: 'Delete Kite' }).click();
    await expect(row).toBeHidden();
    await expect.poll(storedPhoto).toBeUndefined();
    await undo(page, 'You have successfully deleted Kite.');
    await expect.poll(() => sizeOf(inRow)).toBe('200 x 300');
    await expect.poll(async () => (await storedPhoto())?.type).toBe('image/webp');
  });
});
