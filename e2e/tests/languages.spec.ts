import { findTextFaults } from '@evergift/language/text-faults';
import type { APIRequestContext, Page } from '@playwright/test';
import { makeAccount, type Account } from '../fixtures/account.ts';
import { brokenWords, wrappedButtons } from '../fixtures/broken-words.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { speakPseudo } from '../fixtures/pseudo-language.ts';
import { openSignedIn } from '../fixtures/open-signed-in.ts';
import { greekPlan } from '../fixtures/greek-plan.ts';
import { goWithin } from '../fixtures/go-within.ts';
import type { Server } from '../fixtures/server.ts';
import { createAccount } from '../fixtures/steps.ts';
import { translationsIn } from '../fixtures/translations.ts';

const settings = (account: Account, language: string) => ({
  '': { id: account.uid, theme: 'light', ...(language !== 'en' && { language }) },
});

/** A server with the plan, of somebody who reads a language. */
async function openPlan(
  request: APIRequestContext,
  startEvergift: () => Promise<Server>,
  language: string,
): Promise<{ origin: string; account: Account }> {
  const { origin } = await startEvergift();
  const account = await makeAccount(request, origin, 'lina@example.com');
  await account.store({ ...settings(account, language), ...greekPlan });
  return { origin, account };
}

const pages = [
  '/dashboard',
  '/people',
  '/people/p0',
  '/events',
  '/events/e0',
  '/giftItems',
  '/review',
  '/profile',
];
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const settled = async (page: Page) => {
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
};

test('LC5 longer texts are whole, in sight and none is left English, from either side', async ({
  browser,
  request,
  startEvergift,
}) => {
  test.setTimeout(120_000);
  const { origin, account } = await openPlan(request, startEvergift, 'en');
  const context = await browser.newContext();
  await speakPseudo(context);
  const page = await context.newPage();
  const faults: Record<string, unknown> = {};
  const look = async (where: string) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const direction of ['rtl', 'ltr']) {
        await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
        await settled(page);
        const found = await page.evaluate(findTextFaults, [account.email]);
        faults[`${where}, ${size.width} px, ${direction}`] = found;
      }
    }
  };
  await page.goto(`${origin}/auth`);
  await expect(page.locator('input[type=email]')).toBeVisible();
  await look('/auth');
  await openSignedIn(page, origin, account);
  for (const path of pages) {
    await goWithin(page, path);
    await settled(page);
    await look(path);
  }
  for (const [path, keys] of [
    ['/giftItems', 'n'],
    ['/people', '?'],
    ['/dashboard', 'Control+k'],
  ] as const) {
    await goWithin(page, path);
    await settled(page);
    await page.keyboard.press(keys);
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(`${path} ${keys}`);
    await page.keyboard.press('Escape');
  }
  expect(faults).toEqual(Object.fromEntries(Object.keys(faults).map((where) => [where, []])));
  await context.close();
});

/** What of a page is still English, wider than the page, or broken within a word. */
async function expectTranslated(page: Page, language: string, visited: readonly string[]) {
  const translations = new Map(
    translationsIn(language).filter(([english, own]) => english !== own),
  );
  const left: Record<string, string[]> = {};
  for (const path of visited) {
    await goWithin(page, path);
    await settled(page);
    const shown = await page.evaluate(() => {
      const labelled = document.querySelectorAll('[aria-label]');
      const texts = [...labelled].map(({ ariaLabel }) => ariaLabel ?? '');
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
      return texts.map((text) => text.trim());
    });
    left[path] = shown.filter((text) => translations.has(text));
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      const broken = await brokenWords(page);
      expect({ path, width, isWider, broken }).toEqual({ path, width, isWider: false, broken: [] });
    }
  }
  expect(left).toEqual(Object.fromEntries(Object.keys(left).map((path) => [path, []])));
}

/** From a small phone on, every button of a list is one line, and so are the words of the bars. */
async function expectLinesWhole(page: Page) {
  for (const width of [360, 375, 768, 900, 1024, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    const broken = [...(await wrappedButtons(page)), ...(await brokenWords(page, 'nav'))];
    expect({ width, broken }).toEqual({ width, broken: [] });
    if (width < 768) continue;
    const bar = (await page.getByRole('banner').boundingBox())!;
    const texts = await page.evaluate(() =>
      [...document.querySelectorAll('header nav :is(a, button)')].map(
        (link) => link.getBoundingClientRect().height,
      ),
    );
    expect({ width, bar: bar.height, tallest: Math.max(...texts) }).toEqual({
      ...{ width, bar: 65, tallest: expect.closeTo(40, -1) },
    });
  }
}

/** Every page in the language of the longest words and in one that is mirrored; LC5 is about all others. */
const languages = [
  ['de', 'Übersicht', pages],
  ['fr', 'Tableau de bord', ['/dashboard', '/events/e0']],
  ['es', 'Panel', ['/dashboard', '/events/e0']],
  ['ar', 'لوحة المتابعة', pages],
] as const;

test('LC3 LC4 an open device follows a language that is chosen elsewhere: on its pages, and before the first paint', async ({
  browser,
  request,
  startEvergift,
}) => {
  test.setTimeout(180_000);
  const { origin, account } = await openPlan(request, startEvergift, 'de');
  const context = await browser.newContext({ locale: 'de' });
  const page = await context.newPage();
  const expectAtFirst = async (language: string) => {
    await page.waitForFunction(() => document.body !== null);
    const root = () => [document.documentElement.lang, document.documentElement.dir];
    expect(await page.evaluate(root)).toEqual([language, language === 'ar' ? 'rtl' : '']);
  };
  // Nobody has signed in: the browser's wish.
  await page.goto(`${origin}/auth`, { waitUntil: 'commit' });
  await expectAtFirst('de');
  await openSignedIn(page, origin, account);
  for (const [language, heading, visited] of languages) {
    await test.step(language, async () => {
      await account.store(settings(account, language));
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.reload({ waitUntil: 'commit' });
      await expectAtFirst(language);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 900 });
      await expectTranslated(page, language, visited);
      await goWithin(page, '/dashboard');
      await settled(page);
      await expectLinesWhole(page);
    });
  }
  await context.close();
});

test('LC3 LC4 a language is chosen in the profile, is fetched then, and works offline', async ({
  browser,
  startEvergift,
}) => {
  test.setTimeout(120_000);
  const { origin } = await startEvergift();
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(`${origin}/auth?mode=signup`);
  await createAccount(page, 'lina@example.com', 'a long enough password');
  await page.getByLabel('Name').fill('Rosa');
  await page.getByRole('button', { name: 'Add Person' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(fetched.filter((address) => /(messages|labels)-[a-z]{2}-/.test(address))).toEqual([]);

  await page.goto(`${origin}/profile`);
  await page.getByRole('radio', { name: 'Deutsch' }).click();
  await expect(page.locator('html[lang=de]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  await page.goto(`${origin}/people`);
  await expect(page.getByRole('button', { name: 'Person hinzufügen' }).first()).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const found = await Promise.all(
          (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
        );
        return found.flat().filter(({ url }) => /messages-de-/.test(url)).length;
      }),
    )
    .toBeGreaterThan(5);
  await context.setOffline(true);
  await page.goto(`${origin}/events`);
  await expect(page.getByRole('button', { name: 'Anlass anlegen' }).first()).toBeVisible();
  await context.close();
});

test('LC3 who comes with a German browser reads German from the landing page to the first present', async ({
  browser,
  startEvergift,
}) => {
  test.setTimeout(120_000);
  const { origin } = await startEvergift();
  const context = await browser.newContext({ locale: 'de-AT' });
  const page = await context.newPage();
  const spoken: string[] = [];
  await page.exposeFunction('noteLanguage', (lang: string) => spoken.push(lang));
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const { noteLanguage } = globalThis as unknown as { noteLanguage: (lang: string) => void };
      if (location.pathname !== '/') noteLanguage(document.documentElement.lang);
    });
  });
  await page.goto(origin);
  await page.waitForURL(`${origin}/de`);
  await page.getByRole('link', { name: 'Evergift kostenlos testen' }).first().click();
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('lina@example.com');
  await page.locator('input[type=password]').fill('a long enough password');
  await page.getByRole('button', { name: 'Konto erstellen' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Rosa');
  await page.getByRole('button', { name: 'Person hinzufügen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
  expect(new Set(spoken)).toEqual(new Set(['de']));
  await context.close();
});
