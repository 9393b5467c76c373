import type { CDPSession, Locator } from '@playwright/test';
import { goWithin } from '../fixtures/go-within.ts';
import { expect, test } from '../fixtures/signed-in.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Two taps on the left half, a tenth of a second apart by the browser's clock, however busy it is. */
async function tapTwice(touch: CDPSession, target: Locator) {
  // Not at the page's end, which the bar covers.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = (await target.boundingBox())!;
  const finger = { x: x + width / 3, y: y + height / 2 };
  const now = Date.now() / 1000;
  for (const timestamp of [now, now + 0.1]) {
    const [type, touchPoints] = ['touchStart' as const, [finger]];
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  }
}

test('M1 M7 who presses twice opens a form once, and a list in it leaves the page where it is', async ({
  context,
  page,
  server,
}) => {
  await page.goto(`${server.origin}/dashboard`);
  await test.step('a second press changes nothing in the form', async () => {
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
  await test.step('a list that opens in it leaves the page behind it where it is', async () => {
    await page.getByRole('navigation').getByRole('button', { name: 'Add Gift' }).tap();
    const box = page.getByRole('dialog').getByRole('combobox', { name: 'Recipient' });
    await expect(box).toBeVisible();
    await page.evaluate(() => {
      addEventListener('scroll', () => (document.body.dataset['scrolled'] = String(scrollY)));
    });
    await box.tap();
    await box.fill('Mum');
    await page.getByRole('option', { name: 'Mum' }).tap();
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(box).toHaveValue('Mum');
    await expect(page.locator('body')).not.toHaveAttribute('data-scrolled');
  });
});

test('a list shows what is pressed, takes a finger beside a name, and keeps its menu when the phone is turned', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/people`);
  await test.step('the filter is as high as the search beside it, and no date is broken', async () => {
    const person = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(person.first()).toBeVisible();
    const search = page.getByRole('searchbox').locator('..');
    const filter = page.getByRole('button', { name: 'Filter & Sort' });
    const heights = async () => [
      (await filter.boundingBox())?.height,
      (await search.boundingBox())?.height,
    ];
    await expect.poll(heights).toEqual([48, 48]);
    const linesOfDates = await page.evaluate(() => {
      const texts = document.createTreeWalker(
        document.querySelector('main ul')!,
        NodeFilter.SHOW_TEXT,
      );
      const lines: number[] = [];
      while (texts.nextNode()) {
        const text = document.createRange();
        text.selectNode(texts.currentNode);
        if (/^\w+ \d+, \d{4}$/.test(text.toString())) lines.push(text.getClientRects().length);
      }
      return lines;
    });
    expect(linesOfDates.length).toBeGreaterThan(5);
    expect(new Set(linesOfDates)).toEqual(new Set([1]));
  });
  await test.step('what is pressed shows it before its page comes', async () => {
    const look = (target: Locator) =>
      target.evaluate((element) => {
        const { color, opacity } = getComputedStyle(element);
        return [color, opacity];
      });
    const links = [
      page.getByRole('link', { name: 'Evergift, to the dashboard' }),
      page.getByRole('navigation').getByRole('link', { name: 'Events' }),
      page.getByRole('main').getByRole('listitem').getByRole('link').first(),
    ];
    for (const link of links) {
      const before = await look(link);
      await link.hover();
      await page.mouse.down();
      await expect.poll(() => look(link)).not.toEqual(before);
      // Let go elsewhere, it opens nothing.
      await page.mouse.move(1, 1);
      await page.mouse.up();
      await expect.poll(() => look(link)).toEqual(before);
    }
    await expect(page).toHaveURL(/people$/);
  });
  await test.step('a list that is open keeps to the page when the phone is turned and turned back', async () => {
    const sort = page.getByRole('button', { name: 'Name' });
    const { x, width } = (await sort.boundingBox())!;
    await sort.tap();
    const list = page.getByRole('listbox');
    await expect(list).toBeVisible();
    for (const size of [
      { width: 844, height: 390 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(async () => page.evaluate(() => innerWidth)).toBe(size.width);
    }
    // A list that was left where the wide page had it would make the page wide, and all on it small.
    await expect.poll(async () => (await list.boundingBox())?.x).toBeLessThan(x + width);
    expect(await page.evaluate(() => innerWidth)).toBe(390);
    await page.keyboard.press('Escape');
  });
  await test.step('a finger’s breadth beside the line of a name opens it as well', async () => {
    await goWithin(page, '/events');
    const title = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    const { x, y, height } = (await title.boundingBox())!;
    await page.touchscreen.tap(x + 10, y + height / 2 - 20);
    await expect(page).toHaveURL(/\/events\/./);
  });
});
