import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/signed-in.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { watchLayoutShifts } from '../fixtures/layout-shifts.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function show(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');

const opener = { name: /^(Add Person|Create Event)$/ };

async function showThreeToasts(page: Page, address: string) {
  await show(page, address);
  await dismissThreeForms(page);
}

/** Each form with something typed says for 10 s that this is kept. */
async function dismissThreeForms(page: Page) {
  const dialog = page.getByRole('dialog');
  for (const text of ['Zoë', 'Noor', 'Amélie']) {
    await page.getByRole('main').getByRole('button', opener).first().click();
    await dialog.getByRole('textbox').first().fill(text);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await expect(toasts(page)).toHaveCount(3);
  // The pointer on a toast pauses the countdown of all.
  await toasts(page).first().dispatchEvent('pointerover');
}

/** What of a part of the page is under a toast, though somebody went there by keyboard. */
const covered = async (page: Page, scope: string) => {
  // From here on what gets the focus gets it as by keyboard.
  await page.keyboard.press('Tab');
  return page.evaluate((selector) => {
    const pressable = 'a[href], button, input:not([type="hidden"]), textarea, [role="spinbutton"]';
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      `:is(${selector}) :is(${pressable})`,
    )) {
      const target = element.matches('input[type="radio"], input[type="checkbox"]')
        ? (element.closest('label') ?? element)
        : element;
      if (target.closest('[aria-hidden="true"], [data-react-aria-prevent-focus]')) continue;
      if (!target.checkVisibility({ visibilityProperty: true }) || target.matches(':disabled')) {
        continue;
      }
      element.focus();
      target.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = target.getBoundingClientRect();
      if (width < 2 || height < 2 || x + width <= 0) continue;
      const points = [
        [x + width / 2, y + height / 2],
        [x + 3, y + 3],
        [x + width - 3, y + height - 3],
      ] as const;
      const isCovered = points.some(([left, top]) =>
        document.elementFromPoint(left, top)?.closest('[aria-label="Notifications"]'),
      );
      const name = target.getAttribute('aria-label') ?? target.textContent?.trim() ?? '';
      if (isCovered || y < 0 || y + height > innerHeight) found.push(`${name} at ${Math.round(y)}`);
    }
    return found;
  }, scope);
};

/** Waits until nothing moves in a part of the page. */
const atRest = (part: Locator) =>
  part.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });

async function swipe(touch: CDPSession, target: Locator, distance: number) {
  const { x, y, width, height } = (await target.boundingBox())!;
  const at = (moved: number) => [{ x: x + width / 2 + moved, y: y + height / 2 }];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : at(moved),
    });
  await send('touchStart', 0);
  for (let step = 1; step <= 5; step += 1) await send('touchMove', (distance * step) / 5);
  await send('touchEnd', distance);
}

for (const [device, options, sizes] of [
  ['a phone', phone, [phone.viewport]],
  [
    'a tablet and on a wide screen',
    {},
    [
      { width: 820, height: 900 },
      { width: 1440, height: 900 },
    ],
  ],
] as const) {
  test.describe(`T1 three toasts on ${device}`, () => {
    test.use(options);

    test('cover nothing of a page or a dialog that can be scrolled to', async ({
      page,
      server,
    }) => {
      await page.setViewportSize(sizes[0]);
      await showThreeToasts(page, `${server.origin}/people`);
      for (const size of sizes) {
        await page.setViewportSize(size);
        for (const path of ['/people', '/events']) {
          await goWithin(page, path);
          await expect(toasts(page)).toHaveCount(3);
          // The page makes room for them when it has measured them.
          await expect.poll(() => covered(page, 'main, header, nav')).toEqual([]);
          await page.getByRole('main').getByRole('button', opener).first().click();
          const dialog = page.getByRole('dialog');
          await expect(dialog.getByRole('textbox').first()).toBeVisible();
          await atRest(dialog);
          await expect.poll(() => covered(page, '[role="dialog"]')).toEqual([]);
          await expect(toasts(page)).toHaveCount(3);
          await dialog.getByRole('button', { name: 'Cancel' }).click();
        }
      }
    });
  });
}

test.describe('T1 toasts on a phone', () => {
  test.use(phone);

  test('go when they are swiped, also from their button, which is not pressed', async ({
    context,
    page,
    server,
  }) => {
    await showThreeToasts(page, `${server.origin}/people`);
    const touch = await context.newCDPSession(page);
    await swipe(touch, toasts(page).nth(2), -40);
    await swipe(touch, toasts(page).nth(2), -120);
    await expect(toasts(page)).toHaveCount(2);
    await swipe(touch, toasts(page).nth(1).getByRole('button', { name: 'Reopen' }), 120);
    await expect(toasts(page)).toHaveCount(1);
    await expect(page.getByRole('dialog')).toBeHidden();
    await toasts(page).getByRole('button', { name: 'Reopen' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('move nothing when they come and go, also while somebody looks at the page’s end', async ({
    page,
    server,
  }) => {
    const shifts = await watchLayoutShifts(page);
    await show(page, `${server.origin}/people`);
    await page.evaluate(() => document.fonts.ready);
    await shifts.forget();
    await dismissThreeForms(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = page.getByRole('main').getByRole('link').last();
    const before = await last.boundingBox();
    const close = toasts(page).getByRole('button', { name: 'Close notification' });
    for (let left = 2; left >= 0; left -= 1) {
      await close.first().click();
      await expect(toasts(page)).toHaveCount(left);
    }
    expect(await last.boundingBox()).toEqual(before);
    await page.evaluate(() => scrollTo(0, 0));
    const room = page.getByRole('main').locator('> div:empty');
    await expect.poll(() => room.evaluate(({ clientHeight }) => clientHeight)).toBe(0);
    expect(await shifts.found()).toEqual([]);
  });
});
