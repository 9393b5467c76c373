import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chromiumLaunch } from '@evergift/verify/chromium-launch';
import { findChromium } from '@evergift/verify/find-chromium';
import { expect, test } from '../fixtures/evergift.ts';
import { waitUntilCached } from '../fixtures/release-cache.ts';
import { signInToDemo } from '../fixtures/steps.ts';

// The headless shell shows no notifications.
test.use({ serviceWorkers: 'allow', launchOptions: chromiumLaunch([], findChromium(undefined)) });

/** What a browser knows of a notification, and TypeScript's page does not. */
type ShownNotification = Notification & { timestamp?: number };

/** What a service worker has, by the names that it has there. */
interface WorkerScope extends EventTarget {
  registration: ServiceWorkerRegistration;
  NotificationEvent: new (type: string, options: { notification: Notification }) => Event;
}

/** What the device shows: what it says, and when it was shown. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, timestamp = 0 }: ShownNotification) => ({
      title,
      timestamp,
    }));
  });

/**
 * Marks the page when its notification is there. Chromium forgets a notification when somebody asks for
 * notifications while it is being shown: a poll would take it away.
 */
const markShown = (page: Page) =>
  page.addInitScript(() => {
    const scope = ServiceWorkerRegistration.prototype;
    const show = scope.showNotification;
    scope.showNotification = async function (...words) {
      await show.apply(this, words);
      Object.assign(window, { hasNotified: true });
    };
  });

test('N2 N3 one notification a day, over tabs and reloads; its click opens the event, which goes to a calendar offline', async ({
  startEvergift,
  browser,
}) => {
  test.setTimeout(120_000);
  const { origin } = await startEvergift({ demo: true });
  const context = await browser.newContext({ baseURL: origin, permissions: ['notifications'] });
  const page = await context.newPage();
  await markShown(page);
  await signInToDemo(page, origin, '/profile');
  const toggle = page.getByRole('switch', { name: 'Notify me on this device' });
  await expect(toggle).toBeEnabled();
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await shown(page)).toEqual([]);

  await page.getByText('Notify me on this device').click();
  await expect(toggle).toBeChecked();
  await page.waitForFunction(() => 'hasNotified' in window, undefined, { timeout: 30_000 });
  const first = await shown(page);
  expect(first).toHaveLength(1);
  expect(first[0]?.title).toMatch(/away|today|lack a present/);

  await page.reload();
  await expect(toggle).toBeChecked();
  const other = await context.newPage();
  await other.goto('/people');
  await expect(other.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
  await other.close();
  expect(await shown(page)).toEqual(first);

  // The page that the click opens is this one: it is notified, and not loaded anew.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const scope = self as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    if (!notification) return;
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
  await expect(page).toHaveURL(/\/events\/[\w-]+$/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(await shown(page)).toEqual([]);

  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await waitUntilCached(page);
  await context.setOffline(true);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^evergift-\d{4}-\d{2}-\d{2}\.ics$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain(`SUMMARY:${heading.replace(/ \(.*\)$/, '')}`);
  expect(text).toContain(`URL:${page.url()}`);
  await context.close();
});
