import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/evergift.ts';
import { signInToDemo } from '../fixtures/steps.ts';

const pages: readonly [path: string, heading: string][] = [
  ['/dashboard', 'Dashboard'],
  ['/people', 'People'],
  ['/people/noor', 'Noor Haddad'],
  ['/people/nobody', 'Person not found'],
  ['/events', 'Events'],
  ['/events/christmas', 'Christmas with everybody'],
  ['/giftItems', 'Gift Items'],
  ['/profile', 'Profile'],
  ['/about', 'About Evergift'],
];

const dialogs: readonly [button: string, title: string][] = [
  ['Add Gift', 'Add Gift Item'],
  ['Create Event', 'Add Event'],
  ['Add Person', 'Add Person'],
];

/**
 * What axe finds serious or critical, in a form that a failing test can print. React Aria's own
 * announcer is left out: it points at texts for as long as it takes to speak them.
 */
async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Chooses a theme on the profile, and goes back to the dashboard. */
async function chooseTheme(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('radio', { name }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', name.toLowerCase());
  await page.getByRole('link', { name: 'Evergift, to the dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

for (const theme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`axe finds nothing serious on any page or dialog, ${theme}, ${width} px wide`, async ({
      startEvergift,
      page,
    }) => {
      test.setTimeout(180_000);
      const { origin } = await startEvergift({ demo: true });
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((name) => localStorage.setItem('evergift.theme', name), theme);
      await page.goto(`${origin}/auth`);
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      expect(await seriousFindings(page), '/auth').toEqual([]);

      await signInToDemo(page, origin);
      await chooseTheme(page, theme === 'dark' ? 'Dark' : 'Light');
      for (const [button, title] of dialogs) {
        await page.getByRole('button', { name: button }).first().click();
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        expect(await seriousFindings(page), title).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      for (const [path, heading] of pages) {
        await page.goto(origin + path);
        await expect(
          page.getByRole('main').getByText(heading, { exact: true }).first(),
        ).toBeVisible();
        expect(await seriousFindings(page), path).toEqual([]);
      }
    });
  }
}
