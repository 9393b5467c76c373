import type { CDPSession, Locator } from '@playwright/test';
import { expect, test } from '../fixtures/signed-in.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Two taps on the left half, a tenth of a second apart by the browser's clock, however busy it is. */
async function tapTwice(touch: CDPSession, target: Locator) {
  const { x, y, width, height } = (await target.boundingBox())!;
  const finger = { x: x + width / 3, y: y + height / 2 };
  const now = Date.now() / 1000;
  for (const timestamp of [now, now + 0.1]) {
    const [type, touchPoints] = ['touchStart' as const, [finger]];
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  }
}

test('M1 M7 who presses twice opens a form once, and changes nothing in it', async ({
  context,
  page,
  server,
}) => {
  await page.goto(`${server.origin}/dashboard`);
  const touch = await context.newCDPSession(page);
  const dialog = page.getByRole('dialog');
  // The sheet's dark surroundings come under the finger, and then its buttons.
  for (const place of ['main', 'navigation'] as const) {
    await tapTwice(touch, page.getByRole(place).getByRole('button', { name: 'Add Gift' }));
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await expect(dialog.getByRole('radio', { name: 'Idea' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
