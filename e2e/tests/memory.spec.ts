import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures/signed-in.ts';

// What moves is what was kept: elements that leave the page in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, trace: 'off' });

/**
 * What is kept once the page has come to rest: elements that are in no document, and listeners.
 * Elements of the document are not counted, since their number depends on how much is drawn.
 */
async function count(
  page: Page,
  session: CDPSession,
): Promise<{ elements: number; listeners: number }> {
  const timeline = page.getByRole('region', { name: 'Event Timeline' });
  await expect(timeline.getByRole('listitem').first()).toBeVisible();
  // What one collection frees may be freed in full by the next alone.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { result: prototype } = await session.send('Runtime.evaluate', {
    expression: 'Element.prototype',
  });
  const group = { objectGroup: 'elements' };
  const { objects: elements } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
    ...group,
  });
  // Prototypes are among the objects, and have a constructor of their own.
  const { result: kept } = await session.send('Runtime.callFunctionOn', {
    objectId: elements.objectId ?? '',
    functionDeclaration: `function () {
      return this.filter((one) => !Object.hasOwn(one, 'constructor') && !one.isConnected).length;
    }`,
  });
  await session.send('Runtime.releaseObjectGroup', group);
  return { elements: Number(kept.value), listeners: jsEventListeners };
}

const pages = [
  ['People', 'People'],
  ['Events', 'Events'],
  ['Profile', 'Profile'],
  ['Evergift, to the dashboard', 'Dashboard'],
] as const;

/** Goes from page to page by pressing links, so that what is left is hovered, focused and pressed. */
async function visitPages(page: Page, times: number): Promise<void> {
  for (let visit = 0; visit < times; visit += 1) {
    const [link, heading] = pages[visit % pages.length] ?? pages[0];
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }
}

async function openDialogs(page: Page, times: number): Promise<void> {
  for (let opening = 0; opening < times; opening += 1) {
    await page.getByRole('button', { name: 'Add Gift' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Add Gift Item' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
}

test('52 pages and 12 dialogs leave no more in memory than 12 and 2', async ({ server, page }) => {
  test.setTimeout(240_000);
  await page.goto(`${server.origin}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Event Timeline' })).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await visitPages(page, 8);
  await openDialogs(page, 2);
  await visitPages(page, 4);
  const few = await count(page, session);

  await visitPages(page, 36);
  await openDialogs(page, 10);
  await visitPages(page, 4);
  const many = await count(page, session);
  // Room for what one dialog or list more keeps for a while, and for none that is kept each time.
  expect(many.elements).toBeLessThan(few.elements + 50);
  expect(many.listeners).toBeLessThan(few.listeners + 20);
});
