import type { Page } from '@playwright/test';
import { brokenWords } from '../fixtures/broken-words.ts';
import { appPages } from '../fixtures/remotes.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { expect, test } from '../fixtures/signed-in.ts';

const pages = [
  '/dashboard',
  '/people/noor',
  '/events/christmas',
  ...appPages.map(([path]) => path),
];

const dialogs: readonly [page: string, opener: RegExp, dialog: string][] = [
  ['/people', /^Add Person$/, 'Add Person'],
  ['/people/noor', /^Edit$/, 'Edit Person'],
  ['/events', /^Create Event$/, 'Add Event'],
  ['/events/christmas', /^Edit$/, 'Edit Event'],
  ['/events/christmas', /^Add Gift$/, 'Add Gift Item'],
  ['/giftItems', /^Japanese garden shears$/, 'Edit Gift Item'],
];

async function show(page: Page, address: string) {
  const { origin, pathname } = new URL(address);
  if (page.url().startsWith(origin)) await goWithin(page, pathname);
  else await page.goto(address);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function openDialog(page: Page, [address, opener, name]: (typeof dialogs)[number]) {
  await show(page, address);
  await page.getByRole('main').getByRole('button', { name: opener }).first().click();
  await expect(page.getByRole('dialog', { name }).getByRole('textbox').first()).toBeVisible();
}

/** The text of a reader who sets it larger than others do. */
const enlargeText = (page: Page, size = '200%') =>
  page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);

/** What reaches beyond the right edge of the page, with how far. */
const beyondEdge = (page: Page) =>
  page.evaluate(() => {
    const isHidden = (element: Element) =>
      element.closest('[data-react-aria-top-layer], [hidden]') !== null ||
      getComputedStyle(element).position === 'fixed';
    const width = document.documentElement.scrollWidth;
    if (width <= innerWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => !isHidden(element))
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .filter(({ right }) => right > innerWidth + 1)
      .map(({ element, right }) => `${element.tagName} ${element.className} ${Math.round(right)}`)
      .slice(-8);
  });

/** Icons that did not grow with the text, though their size is written in pixels. */
const smallIcons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('svg.lucide')]
      .filter((icon) => {
        const width = Number.parseFloat(getComputedStyle(icon).width);
        return width < 2 * Number(icon.getAttribute('width')) - 1;
      })
      .map((icon) => `${icon.getAttribute('class')} in ${icon.parentElement?.className}`),
  );

test('all of the bar is on one line with large text, on a phone and on a desk', async ({
  page,
  server,
}) => {
  await show(page, `${server.origin}/dashboard`);
  for (const [width, text] of [
    [320, '125%'],
    [390, '150%'],
    [500, '200%'],
    [1024, '112%'],
    [1024, '150%'],
    [1280, '200%'],
    [1440, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await enlargeText(page, text);
    const rem = (16 * Number.parseInt(text)) / 100;
    const height = async () => (await page.getByRole('banner').boundingBox())?.height;
    await expect.poll(height, `${width} px, ${text}`).toBeLessThan(4 * rem + 2);
    expect(await beyondEdge(page), `${width} px, ${text}`).toEqual([]);
  }
});

test.describe('a small phone with large text', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('scrolls nothing sideways, has search and profile in reach, and icons as large', async ({
    page,
    server,
  }) => {
    test.setTimeout(180_000);
    for (const address of [...pages, '/', '/auth']) {
      if (address === '/' || address === '/auth') await page.goto(`${server.origin}${address}`);
      else await show(page, `${server.origin}${address}`);
      await enlargeText(page);
      await expect.poll(() => beyondEdge(page), address).toEqual([]);
      const broken = await brokenWords(page, 'nav, main h1, main h1 ~ * button', Infinity);
      expect.soft(broken, address).toEqual([]);
      expect.soft(await smallIcons(page), address).toEqual([]);
      if (address !== '/dashboard') continue;
      for (const control of [
        page.getByRole('banner').getByRole('button').first(),
        page.getByRole('banner').getByRole('link', { name: 'Profile' }),
      ]) {
        const box = (await control.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(320);
      }
    }
  });
});

/** What cannot be hit 21 px beside its middle, of everything in sight that can be pressed. */
const tooSmall = (page: Page, scope: string) =>
  page.evaluate(async (selector) => {
    const pressable =
      'a[href], button, [role="button"], [role="spinbutton"], input:not([type="hidden"])';
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      `:is(${selector}) :is(${pressable})`,
    )) {
      // What a finger presses for a hidden radio button or checkbox is its label.
      const target = element.matches('input[type="radio"], input[type="checkbox"]')
        ? (element.closest('label') ?? element)
        : element;
      // React Aria's own, for what the browser fills in.
      if (target.closest('[aria-hidden="true"], [data-react-aria-prevent-focus]')) continue;
      if (!target.checkVisibility({ visibilityProperty: true }) || target.matches(':disabled')) {
        continue;
      }
      target.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = target.getBoundingClientRect();
      if (width < 2 || height < 2 || x + width <= 0) continue;
      const [middleX, middleY] = [x + Math.min(width, 60) / 2, y + height / 2];
      const isHit = ([moveX, moveY]: readonly [number, number]) => {
        const hit = document.elementFromPoint(middleX + moveX, middleY + moveY);
        return hit !== null && target.contains(hit);
      };
      const isWide = width >= 43.5 || (isHit([-21, 0]) && isHit([21, 0]));
      const isHigh = height >= 43.5 || (isHit([0, -21]) && isHit([0, 21]));
      const name = target.getAttribute('aria-label') ?? target.textContent?.trim() ?? '';
      if (!isWide || !isHigh) found.push(`${name} ${Math.round(width)}x${Math.round(height)}`);
    }
    return [...new Set(found)];
  }, scope);

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('has no target under 44 px on its pages', async ({ page, server }) => {
    test.setTimeout(180_000);
    for (const address of pages) {
      await show(page, `${server.origin}${address}`);
      expect.soft(await tooSmall(page, 'header, main, nav'), address).toEqual([]);
    }
  });

  test('has no target under 44 px in its dialogs', async ({ page, server }) => {
    test.setTimeout(180_000);
    for (const [address, opener, name] of dialogs) {
      await openDialog(page, [`${server.origin}${address}`, opener, name]);
      expect.soft(await tooSmall(page, '[role="dialog"]'), name).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });

  test('M1 goes back from a dialog with what was typed, and from the page of what was saved', async ({
    page,
    server,
  }) => {
    await show(page, `${server.origin}/events`);
    await show(page, `${server.origin}/people`);
    await test.step('Back closes a dialog, keeps what was typed, and goes back by the next', async () => {
      await page.getByRole('main').getByRole('button', { name: 'Add Person' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add Person' });
      await dialog.getByLabel('Name', { exact: true }).fill('Zoë');
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/people$/);
      await page.getByRole('button', { name: 'Reopen' }).click();
      await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Zoë');
      await dialog.getByRole('button', { name: 'Start afresh' }).click();
      await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('');
      await page.goBack();
      await expect(dialog).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(/\/events$/);
    });
    await test.step('a saved form leads to its page, and Back to where it was opened', async () => {
      await goWithin(page, '/people');
      await page.getByRole('main').getByRole('button', { name: 'Add Person' }).click();
      await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Zoë');
      await page.keyboard.press('Control+Enter');
      await expect(page).toHaveURL(/\/people\/./);
      await expect(page.getByRole('heading', { level: 1, name: 'Zoë' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/people$/);
      await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
    });
  });
});
