import type { Locator, Page } from '@playwright/test';
import { inDays } from '../fixtures/calendar.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { Keyboard } from '../fixtures/keyboard.ts';
import { watchViolations } from '../fixtures/violations.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
const link = (within: Page | Locator, name: string) =>
  within.getByRole('link', { name, exact: true });

test('the whole journey goes by keyboard alone, and one always sees where one is; from one origin, no content security policy and no Trusted Types are broken', async ({
  startEvergift,
  page,
}) => {
  test.setTimeout(180_000);
  const { origin } = await startEvergift();
  const violations = await watchViolations(page.context());
  const keyboard = new Keyboard(page);
  const dialog = page.getByRole('dialog');
  let answers = 0;
  // The browser's own question before a delete: Enter says yes.
  page.on('dialog', (question) => {
    answers += 1;
    void question.accept();
  });

  await test.step('from the landing page to a new account (L2, A1, A5)', async () => {
    await page.goto(origin);
    await keyboard.enter(link(page, 'Try Evergift Free').first());
    await expect(heading(page, 'Create your account')).toBeVisible();
    await keyboard.arrivesAt(page.getByLabel('Email'));
    await keyboard.fill(page.getByLabel('Email'), 'kim@example.com');
    await keyboard.fill(page.getByLabel('Password', { exact: true }), 'a long enough password');
    await keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
  });

  await test.step('the first person (S4)', async () => {
    await keyboard.arrivesAt(page.getByLabel('Name'));
    await keyboard.type('Rosa');
    await keyboard.press('Enter');
    await keyboard.arrivesAt(heading(page, 'Dashboard'));
  });

  await test.step('a second person, with a birthday; then their page (M1, M3)', async () => {
    const add = button(page.getByRole('main'), 'Add Person');
    await keyboard.enter(add);
    await keyboard.arrivesAt(dialog.getByLabel('Name', { exact: true }));
    await keyboard.press('Escape');
    await keyboard.arrivesAt(add);
    await keyboard.press('Enter');
    await keyboard.arrivesAt(dialog.getByLabel('Name', { exact: true }));
    await keyboard.type('Jonas');
    await keyboard.fillDate(dialog.getByRole('group', { name: 'Birthday' }), '1990-02-28');
    await keyboard.enter(button(dialog, 'Add Person'));
    await keyboard.arrivesAt(heading(page, 'Jonas'));
  });

  await test.step('an event with both and a budget (M5, E5)', async () => {
    await keyboard.press('g', 'e');
    await keyboard.arrivesAt(heading(page, 'Events'));
    await keyboard.enter(button(page.getByRole('main'), 'Create Event').first());
    await keyboard.arrivesAt(dialog.getByLabel('Title'));
    await keyboard.type('Dinner');
    await keyboard.fillDate(dialog.getByRole('group', { name: 'Date' }), inDays(5));
    await keyboard.tabTo(dialog.getByRole('combobox', { name: 'Participants' }));
    for (const name of ['Rosa', 'Jonas']) {
      await keyboard.type(name);
      await expect(page.getByRole('option', { name })).toBeVisible();
      await keyboard.press('ArrowDown', 'Enter');
      // The list stays open for the next one, and hides the rest from assistive technology.
      await expect(page.locator('[role="row"]', { hasText: name })).toBeVisible();
    }
    await keyboard.fill(dialog.getByLabel('Budget'), '100');
    await keyboard.press('Enter');
    await keyboard.arrivesAt(heading(page, 'Dinner'));
    await expect(page.getByText('$100.00 remaining')).toBeVisible();
  });

  await test.step('an idea, by its shortcut (M7)', async () => {
    await keyboard.press('n');
    await keyboard.arrivesAt(dialog.getByLabel('Name', { exact: true }));
    await keyboard.type('Lamp');
    await keyboard.tabTo(dialog.getByRole('combobox', { name: 'Recipient' }));
    await keyboard.type('Rosa');
    await expect(page.getByRole('option', { name: 'Rosa' })).toBeVisible();
    await keyboard.press('ArrowDown', 'Enter');
    await keyboard.enter(button(dialog, 'Add Gift'));
    await expect(dialog).toBeHidden();
    await keyboard.arrivesAt(heading(page, 'Dinner'));
  });

  await test.step('it is bought for the event (M8, M9)', async () => {
    await keyboard.press('g', 'g');
    await keyboard.arrivesAt(heading(page, 'Gift Items'));
    const edit = button(page, 'Edit Lamp');
    await keyboard.tabToInRow(edit);
    await keyboard.press('Enter');
    await keyboard.arrivesAt(dialog.getByLabel('Name', { exact: true }));
    await keyboard.tabTo(dialog.getByRole('radio', { name: 'Idea' }));
    await keyboard.press('ArrowRight', 'Space');
    await expect(dialog.getByRole('radio', { name: 'Purchased' })).toBeChecked();
    await keyboard.choose(dialog.getByRole('button', { name: /Event/ }), 'Dinner');
    await keyboard.fill(dialog.getByLabel('Purchased cost'), '62.40');
    await keyboard.enter(button(dialog, 'Save'));
    await expect(dialog).toBeHidden();
    await keyboard.arrivesAt(edit);
    await expect(page.getByRole('row', { name: /Lamp/ })).toContainText('$62.40');
  });

  await test.step('searched and filtered (G3)', async () => {
    await keyboard.fill(page.getByRole('searchbox', { name: 'Search gift items' }), 'zzz');
    await expect(page.getByRole('row', { name: /Lamp/ })).toBeHidden();
    await keyboard.press('Escape');
    await expect(page.getByRole('row', { name: /Lamp/ })).toBeVisible();
    await keyboard.choose(page.getByRole('button', { name: /^(.* )?Status/ }), 'Purchased');
    await expect(page.getByRole('row', { name: /Lamp/ })).toBeVisible();
  });

  await test.step('people sorted, the panel folded and opened (P2, P3)', async () => {
    // A closed list of choices takes letters for itself.
    await keyboard.tabToInRow(button(page, 'Edit Lamp'));
    await keyboard.press('g', 'p');
    await keyboard.arrivesAt(heading(page, 'People'));
    const panel = button(page, 'Filter & Sort');
    await keyboard.enter(panel);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await keyboard.press('Enter');
    await expect(page.getByRole('searchbox')).toBeVisible();
    await keyboard.choose(page.getByRole('button', { name: /Direction/ }), 'Z to A');
    await expect(page.getByRole('row').nth(1)).toContainText('Rosa');
  });

  await test.step('a person deleted, and brought back (M11, F7)', async () => {
    await keyboard.tabToInRow(button(page, 'Delete Jonas'));
    await keyboard.press('Enter');
    await keyboard.arrivesAt(button(page, 'Delete Rosa'));
    expect(answers).toBe(1);
    await expect(button(page, 'Undo')).toBeVisible();
    await keyboard.press('z');
    await expect(page.getByRole('row', { name: /Jonas/ })).toBeVisible();
    await expect(button(page, 'Undo')).toHaveCount(0);
    await keyboard.arrivesAt(button(page, 'Delete Rosa'));
    // The same by the row's menu and the toast's own button, which comes after the page.
    await keyboard.press('ArrowDown', 'Shift+F10');
    await keyboard.arrivesAt(page.getByRole('menuitem', { name: 'Edit' }));
    await keyboard.press('End', 'Enter');
    await keyboard.enter(button(page, 'Undo'));
    await expect(page.getByRole('row', { name: /Jonas/ })).toBeVisible();
    await keyboard.isSomewhere();
  });

  await test.step('the command palette finds somebody (R2)', async () => {
    await keyboard.press('Control+k');
    await keyboard.arrivesAt(dialog.getByRole('searchbox'));
    await keyboard.type('jon');
    await expect(dialog.getByRole('menuitem', { name: 'Jonas', exact: true })).toBeVisible();
    await keyboard.press('Enter');
    await keyboard.arrivesAt(heading(page, 'Jonas'));
  });

  await test.step('a page’s own person deleted: on to the list (P8)', async () => {
    await keyboard.enter(button(page, 'Delete'));
    await keyboard.arrivesAt(heading(page, 'People'));
    await keyboard.press('z');
    await expect(page.getByRole('row', { name: /Jonas/ })).toBeVisible();
  });

  await test.step('the help sheet comes and goes', async () => {
    await keyboard.press('?');
    await expect(dialog).toContainText('Go to People');
    await keyboard.isSomewhere();
    await keyboard.press('Escape');
    await keyboard.arrivesAt(heading(page, 'People'));
  });

  await test.step('on a small window nothing with the focus is below a bar', async () => {
    await page.setViewportSize({ width: 390, height: 560 });
    await keyboard.tabToInRow(button(page, 'Actions for Jonas'));
    await keyboard.tabTo(button(page.getByRole('main'), 'Add Person'), { back: true });
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('another theme, and out (U2, U3)', async () => {
    await keyboard.enter(link(page, 'Profile'), { most: 60 });
    await keyboard.arrivesAt(heading(page, 'Profile'));
    await keyboard.tabTo(page.getByRole('radio', { name: 'Light' }));
    await keyboard.press('ArrowRight', 'Space');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await keyboard.enter(button(page, 'Sign Out'));
    await expect(page.getByText('You have been successfully signed out.')).toBeVisible();
    await keyboard.arrivesAt(page.getByLabel('Email'));
  });
  expect(violations.found).toEqual([]);
});
