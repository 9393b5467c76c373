import type { Page } from '@playwright/test';
import { makeAccount } from '../fixtures/account.ts';
import type { Account } from '../fixtures/account.ts';
import { inDays } from '../fixtures/calendar.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { openSignedIn } from '../fixtures/open-signed-in.ts';
import { watchExecution } from '../fixtures/execution.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { hostileLinks, hostileTexts } from '../fixtures/hostile.ts';
import { chooseOption, fillDate } from '../fixtures/steps.ts';
import { watchViolations } from '../fixtures/violations.ts';

/** One text that contains a payload of every family, as somebody would paste it into a field. */
const everything = `<img src=x onerror=ranCode(1)>"'><script>ranCode(1)</script>\u202e{{ranCode(1)}}`;

/** Every link of the page: own paths, or web addresses that learn nothing of this page. */
async function expectSafeLinks(page: Page): Promise<void> {
  const links = await page.locator('a[href]').evaluateAll((anchors) =>
    (anchors as HTMLAnchorElement[]).map(({ href, origin, protocol, rel, target }) => ({
      href,
      own: origin === location.origin,
      web: protocol === 'http:' || protocol === 'https:',
      rel,
      target,
    })),
  );
  expect(links.length).toBeGreaterThan(0);
  const unsafe = links.filter(
    ({ own, web, rel, target }) =>
      !web || (!own && (rel !== 'noopener noreferrer' || target !== '_blank')),
  );
  expect(unsafe).toEqual([]);
  await expect(page.locator('[onerror],[onload],[onfocus],iframe,object,embed')).toHaveCount(0);
}

/**
 * Text that turns the direction of writing is alone in what isolates it (`bdi`, a block, a field),
 * so that it turns nothing around it.
 */
async function expectIsolatedText(page: Page): Promise<void> {
  const leaking = await page.locator('body').evaluate((body) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      if (!/[\u202e\u2067]/.test(text) || !node.parentElement?.checkVisibility()) continue;
      let around: Element | null = node.parentElement;
      const isOpen = ({ display, unicodeBidi }: CSSStyleDeclaration) =>
        /^(inline|contents)$/.test(display) && !/isolate|plaintext/.test(unicodeBidi);
      while (around && isOpen(getComputedStyle(around))) around = around.parentElement;
      if (around?.textContent?.trim() !== text.trim()) {
        found.push(`${around?.outerHTML.slice(0, 300)}`);
      }
    }
    return [...new Set(found)];
  });
  expect(leaking).toEqual([]);
}

async function signInAs(page: Page, origin: string, { email, password }: Account): Promise<void> {
  await openSignedIn(page, origin, { email, password });
}

/** Everything of every kind, with the corpus in every field; as broken as a document can be. */
function corpusDocuments(): Record<string, object> {
  const at = (index: number, of: readonly string[]): string => of[index % of.length]!;
  const count = Math.max(hostileTexts.length, hostileLinks.length);
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const text = at(index, hostileTexts);
      return [
        [
          `people/p${index}`,
          {
            id: `p${index}`,
            name: text,
            nickname: at(index + 1, hostileTexts).slice(0, 100),
            relationship: at(index + 2, hostileTexts).slice(0, 100),
            notes: hostileTexts.join('\n'),
            birthday: index % 2 ? '1980-02-29' : '',
          },
        ],
        [
          `events/e${index}`,
          {
            id: `e${index}`,
            title: text,
            people: [`p${index}`, 'p0'],
            date: inDays(index),
            type: at(index + 3, hostileTexts).slice(0, 50),
            recurring: false,
            budget: 100,
            notes: hostileTexts.join('\n'),
          },
        ],
        [
          `giftItems/g${index}`,
          {
            id: `g${index}`,
            name: text,
            personId: `p${index}`,
            personName: text,
            status: index % 3 ? 'purchased' : at(index, hostileTexts),
            eventId: `e${index}`,
            url: at(index, hostileLinks),
            estimatedCost: 100,
            purchasedCost: 100,
          },
        ],
      ] as const;
    }).flat(),
  );
}

test('hostile text that is in the data stays text on every page, and no hostile address becomes a link', async ({
  context,
  page,
  request,
  startEvergift,
}) => {
  test.setTimeout(120_000);
  const server = await startEvergift();
  const account = await makeAccount(request, server.origin, 'corpus@example.com');
  await account.store(corpusDocuments());
  const execution = await watchExecution(context);
  const violations = await watchViolations(context);
  await signInAs(page, server.origin, account);

  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, first] of [
      ['/dashboard', 'Event Timeline'],
      ['/people', 'People'],
      ['/people/p0', hostileTexts[0]!],
      ['/people/p16', hostileTexts[16]!],
      ['/events', 'Events'],
      ['/events/e1', hostileTexts[1]!],
      ['/giftItems', 'Gift Items'],
      ['/review', 'Year in Review'],
    ] as const) {
      await goWithin(page, path);
      await expect(page.getByRole('heading', { name: first }).first()).toBeVisible();
      await expect(page.getByText(hostileTexts[1]!).first()).toBeAttached();
      await expectSafeLinks(page);
      await expectIsolatedText(page);
      await expect(page.getByRole('link', { name: /Open the link of/ })).toHaveCount(0);
    }
  }

  const asked = `search=${encodeURIComponent(everything)}&sort=__proto__&status=constructor&mode=constructor`;
  const address = (path: string) => `${path}?${asked}#${encodeURIComponent(everything)}`;
  await page.goto(server.origin + address('/events'));
  for (const [path, heading] of [
    ['/people', 'People'],
    ['/giftItems', 'Gift Items'],
    ['/events', 'Events'],
  ] as const) {
    await goWithin(page, address(path));
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    const search = page.getByPlaceholder(/^search/);
    await search.fill(everything);
    await expect(search).toHaveValue(everything);
    await expectSafeLinks(page);
  }
  for (const path of ['people', 'events']) {
    await goWithin(page, `/${path}/${encodeURIComponent(everything)}`);
    await expect(page.getByText(/not found/i).first()).toBeVisible();
    await expectSafeLinks(page);
  }
  expect(execution.found).toEqual([]);
  expect(violations.found).toEqual([]);
});

test('hostile text typed into every field is kept to the letter and shown as text', async ({
  context,
  page,
  request,
  startEvergift,
}) => {
  test.setTimeout(120_000);
  const server = await startEvergift();
  const account = await makeAccount(request, server.origin, 'typed@example.com');
  await account.store({
    'people/p0': {
      id: 'p0',
      name: 'Rosa',
      birthday: '',
      nickname: '',
      notes: '',
      relationship: '',
    },
  });
  const execution = await watchExecution(context);
  const violations = await watchViolations(context);
  await signInAs(page, server.origin, account);

  await test.step('a person', async () => {
    await goWithin(page, '/people');
    await page.getByRole('button', { name: 'Add Person' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Person' });
    for (const label of ['Name', 'Nickname', 'Relationship', 'Notes']) {
      await dialog.getByLabel(label, { exact: true }).fill(everything);
    }
    await dialog.getByRole('button', { name: 'Add Person' }).click();
    await expect(page).toHaveURL(/\/people\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(everything);
    await expect(page.getByText(everything)).not.toHaveCount(0);
    await expectSafeLinks(page);
  });

  await test.step('an event', async () => {
    await goWithin(page, '/events');
    await page.getByRole('button', { name: 'Create Event' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add Event' });
    await dialog.getByLabel('Title').fill(everything);
    await fillDate(page, 'Date', inDays(5));
    await chooseOption(page, dialog.getByRole('combobox', { name: 'Participants' }), 'Rosa');
    await dialog.getByLabel('Notes').fill(everything);
    await dialog.getByRole('button', { name: 'Create Event' }).click();
    await expect(page).toHaveURL(/\/events\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(everything);
    await expectSafeLinks(page);
  });

  await test.step('a gift, whose link is refused until it is a web address', async () => {
    await goWithin(page, '/giftItems');
    await page.getByRole('button', { name: 'Add Gift' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add Gift Item' });
    await dialog.getByLabel('Name').fill(everything);
    await chooseOption(page, dialog.getByRole('combobox', { name: 'Recipient' }), 'Rosa');
    await dialog.getByRole('button', { name: 'show optional fields' }).click();
    const submit = dialog.getByRole('button', { name: 'Add Gift' });
    // Every one: link.test.ts of libs/data.
    for (const link of hostileLinks.filter((_, index) => index % 6 === 0)) {
      await dialog.getByLabel('Link').fill(link);
      await submit.click();
      await expect(dialog.getByText(/Enter a web address/), link).toBeVisible();
      await dialog.getByLabel('Link').fill('');
      await expect(dialog.getByText(/Enter a web address/)).toBeHidden();
    }
    await dialog.getByLabel('Link').fill('shop.example.com/x?<script>');
    await submit.click();
    await expect(dialog).toBeHidden();
    const link = page.getByRole('link', { name: /Open the link of/ });
    await expect(link).toHaveAttribute('href', 'https://shop.example.com/x?%3Cscript%3E');
    await expectSafeLinks(page);
  });

  await test.step('the display name', async () => {
    await goWithin(page, '/profile');
    await page.getByRole('textbox', { name: 'Display name' }).fill(everything);
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByText('Your display name has been changed.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Display name' })).toHaveValue(everything);
    await expectSafeLinks(page);
  });

  expect(execution.found).toEqual([]);
  expect(violations.found).toEqual([]);
});
