import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/evergift.ts';
import { leave, signIn, signInToDemo } from '../fixtures/steps.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add Gift Item' });
const nameOf = (page: Page) => dialogOf(page).getByRole('textbox', { name: 'Name' });
const chipsOf = (page: Page) => dialogOf(page).getByRole('list', { name: 'Understood' });

test('Q1 Q3 an idea is captured by keyboard in one line without a network: from anywhere, and in the palette', async ({
  context,
  page,
  startEvergift,
}) => {
  // Several gifts, typed key by key.
  test.slow();
  const { origin } = await startEvergift({ demo: true });
  await signInToDemo(page, origin, '/giftItems');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('n');
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox', { name: /^Search people/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.setOffline(true);

  await test.step('one key, one line, Enter; the line is ready for the next', async () => {
    await page.keyboard.press('n');
    await expect(nameOf(page)).toBeFocused();
    await page.keyboard.type('espresso cups for mum ~45 https://shop.example/x');
    await expect(chipsOf(page).getByRole('listitem')).toHaveText([
      'For Mum',
      'Estimate $45.00',
      'shop.example',
    ]);
    await page.keyboard.press('Enter');
    await expect(nameOf(page)).toHaveValue('');
    await page.keyboard.type('teapot for mum bought 39.90');
    await page.keyboard.press('Enter');
    await expect(nameOf(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    const row = page.getByRole('row', { name: /espresso cups/ });
    await expect(row).toContainText('Mum');
    await expect(row).toContainText('$45.00');
    await expect(page.getByRole('row', { name: /teapot/ })).toContainText('$39.90');
  });

  await test.step('the palette hands the line on; Undo takes it back', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('searchbox', { name: /^Search people/ })).toBeFocused();
    await page.keyboard.type('garden gnome for mum ~12');
    await expect(page.getByRole('menuitem')).toHaveText(['Add Gift “garden gnome for mum ~12”']);
    await page.keyboard.press('Enter');
    await expect(chipsOf(page).getByRole('listitem')).toHaveText(['For Mum', 'Estimate $12.00']);
    await page.keyboard.press('Enter');
    await expect(nameOf(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row', { name: /garden gnome/ })).toBeVisible();
    // Undo of the newest message.
    await page.keyboard.press('z');
    await expect(page.getByRole('row', { name: /garden gnome/ })).toHaveCount(0);
  });
});

test('Q2 Q3 a share as the browser sends it, before the sign-in, is text; it saves nothing, and survives a closed tab', async ({
  context,
  page,
  startEvergift,
}) => {
  const { origin } = await startEvergift({ demo: true });
  const answer = await page.request.get(`${origin}/manifest.webmanifest`);
  const manifest = (await answer.json()) as {
    icons: { src: string; purpose?: string }[];
    screenshots: { src: string }[];
    share_target: { action: string; method: string; params: Record<string, string> };
  };
  for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
    expect((await page.request.get(origin + src)).headers()['content-type']).toMatch(/^image\//);
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');

  // As Chromium fills the parameters that the manifest names.
  const { action, method, params } = manifest.share_target;
  expect(method).toBe('GET');
  const shared = new URLSearchParams({
    [params['title'] ?? '']: '<img src=x onerror="document.title=1"> for mum',
    [params['text'] ?? '']: 'javascript:alert(1) https://shop.example/gnome',
  });
  await page.goto(`${origin}${action}?${String(shared)}`);
  await expect(page).toHaveURL(`${origin}/auth`);
  await signIn(page, 'demo@example.com', 'evergift-demo');
  await page.waitForURL('**/giftItems**');
  const line =
    '<img src=x onerror="document.title=1"> for mum javascript:alert(1) https://shop.example/gnome';
  await expect(nameOf(page)).toHaveValue(line);
  await expect(chipsOf(page).getByRole('listitem')).toHaveText(['For Mum', 'shop.example']);
  await expect(page).toHaveURL(`${origin}/giftItems`);
  await expect(page.getByRole('row', { name: /onerror/ })).toHaveCount(0);

  await leave(page);
  await page.close();
  const next = await context.newPage();
  await next.goto(`${origin}/dashboard`);
  await expect(nameOf(next)).toHaveValue(line);
  // Who Mum is, is known once the people are here.
  await expect(chipsOf(next).getByRole('listitem')).toHaveText(['For Mum', 'shop.example']);
  await nameOf(next).press('Enter');
  await expect(nameOf(next)).toHaveValue('');
  await next.goto(`${origin}/giftItems?capture=${encodeURIComponent('gnome for mum ~12')}`);
  await expect(chipsOf(next).getByRole('listitem')).toHaveText(['For Mum', 'Estimate $12.00']);
  await next.keyboard.press('Escape');
  await expect(next.getByRole('row', { name: /onerror/ })).toContainText('Idea');
});
