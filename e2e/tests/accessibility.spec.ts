import type { Page } from '@playwright/test';
import { axeFindings } from '../fixtures/axe-findings.ts';
import { appPages } from '../fixtures/remotes.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { signInToDemo } from '../fixtures/steps.ts';

const pages: readonly (readonly [path: string, heading: string])[] = [
  ['/dashboard', 'Dashboard'],
  ...appPages,
  ['/people/noor', 'Noor Haddad'],
  ['/people/nobody', 'Person not found'],
  ['/events/christmas', 'Christmas with everybody'],
  ['/about', 'About Evergift'],
];

const dialogs: readonly [button: string, title: string][] = [
  ['Add Gift', 'Add Gift Item'],
  ['Create Event', 'Add Event'],
  ['Add Person', 'Add Person'],
];

/** Files, and what the import says of them. */
const imported: readonly [name: string, text: string, shows: string][] = [
  ['empty.vcf', '', 'This file is empty.'],
  ['gifts.csv', 'Gift,For,Price\nCups,Noor,$45\nVase,,\n', 'In this file: 1 new, 1 not readable.'],
];

/** Each width and each theme once: the stories of libs/ui ask axe about every part in both themes. */
const looks = [
  { width: 390, theme: 'dark' },
  { width: 1440, theme: 'light' },
] as const;

/** Rules whose findings depend on width or theme, and not on the elements alone. */
const ofLook = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/**
 * What axe finds serious or critical in each look, in a form that a failing test can print.
 *
 * @param isAlike whether both looks have the same elements, as a dialog has: one of them is asked by the rules above
 *   alone
 */
async function seriousFindings(page: Page, isAlike = false): Promise<string[]> {
  const found: string[] = [];
  for (const { width, theme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
      return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }, theme);
    const rules = isAlike && theme === 'dark' ? ofLook : undefined;
    for (const { id, impact, targets } of await axeFindings(page, 'html', rules)) {
      if (impact === 'serious' || impact === 'critical')
        found.push(`${theme}, ${width} px: ${id}: ${targets}`);
    }
  }
  return found;
}

test('axe finds nothing serious on any page or dialog, dark on a phone and light on a desktop', async ({
  startEvergift,
  page,
}) => {
  test.setTimeout(180_000);
  const { origin } = await startEvergift({ demo: true });
  await page.goto(`${origin}/auth`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await seriousFindings(page), '/auth').toEqual([]);

  await signInToDemo(page, origin);
  for (const [button, title] of dialogs) {
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    expect(await seriousFindings(page, true), title).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await goWithin(page, '/people');
  await page.getByRole('button', { name: 'More for people' }).click();
  await page.getByRole('menuitem', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import' });
  for (const [name, text, shows] of imported) {
    const buffer = Buffer.from(text);
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer });
    await expect(dialog.getByText(shows)).toBeVisible();
    expect(await seriousFindings(page, true), `Import: ${name}`).toEqual([]);
  }
  await dialog.getByRole('button', { name: 'Import 1 gift' }).click();
  await expect(dialog.getByText('1 gift imported.')).toBeVisible();
  expect(await seriousFindings(page, true), 'Import: done').toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  for (const [path, heading] of pages) {
    await goWithin(page, path);
    await expect(page.getByRole('main').getByText(heading, { exact: true }).first()).toBeVisible();
    expect(await seriousFindings(page), path).toEqual([]);
  }
});
