import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { inDays, monthDayOf } from '../fixtures/calendar.ts';
import type { EngineWindow } from '../fixtures/engines/engine-window.ts';
import type { Sought } from '../fixtures/engines/find-element.ts';
import type { Server } from '../fixtures/server.ts';

const password = 'a long enough password';
const picture = new URL('../../apps/shell/public/installation/icon-192.png', import.meta.url);

/** As WebDriver writes them. */
const tabKey = '\uE004';
const enterKey = '\uE007';

const button = (name: string): Sought => ({ role: 'button', name });
const field = (name: string): Sought => ({ role: 'field', name });
const row = (name: string): Sought => ({ role: 'row', name });
const dialog = (name: string): Sought => ({ role: 'dialog', name });

/**
 * What people do with Evergift, from the landing page to the sign-out, in any engine. The details are
 * tested in Chromium; this is about the engine.
 */
export async function planInEveryEngine(
  page: EngineWindow,
  startEvergift: (port?: number) => Promise<Server>,
): Promise<void> {
  let server = await startEvergift();
  const { origin } = server;

  const typeDate = async (date: string, ...places: Sought[]) => {
    const [year, month, day] = date.split('-') as [string, string, string];
    await page.keysAt(`${month}${day}${year}`, ...places, { role: 'segment', name: 'month' });
  };
  const choose = async (name: string, ...places: Sought[]) => {
    await page.type(name, ...places);
    await page.find({ role: 'option', name });
    // Not by the pointer: one that misses a list that moves still leaves the field, which chooses, too.
    await page.keys(enterKey + tabKey);
  };

  await test.step('sign up, from the landing page (L2, A5)', async () => {
    await page.open(origin);
    await page.press({ role: 'link', name: 'Try Evergift Free' });
    await page.type('lina@example.com', field('Email'));
    await page.type(password, field('Password'));
    await page.press(button('Create account'));
  });

  await test.step('the first person, and the birthday of that person (S4, B1)', async () => {
    await page.find({ role: 'heading', name: 'Add Your First Person' });
    await page.type('Rosa', field('Name'));
    await typeDate(`1961-${monthDayOf(inDays(10))}`);
    await page.press(button('Add Person'));
    await page.see('New person & birthday event added.');
    await page.see("Rosa's Birthday");
  });

  await test.step('an event with a budget (M5, E5)', async () => {
    await page.press({ role: 'link', name: 'Events' });
    await page.press(button('Create Event'));
    const form = dialog('Add Event');
    await page.type('Family dinner', form, field('Title'));
    // The review shows this year.
    await typeDate(inDays(0), form);
    await choose('Rosa', form, { role: 'combobox', name: 'Participants' });
    await page.type('100', form, field('Budget'));
    // The toast of the step before goes while the dialog is open.
    await page.notSee('New person & birthday event added.');
    await page.wait('no room at the end of the page for a toast that is gone', () => {
      const room = document.querySelector<HTMLElement>('#main > :last-child');
      return room?.offsetHeight === 0;
    });
    await page.press(form, button('Create Event'));
    await page.see('$0.00 / $100.00');
  });

  await test.step('an idea with a picture (M7, O10)', async () => {
    await page.press({ role: 'link', name: 'Gifts' });
    await page.press(button('Add Gift'));
    const form = dialog('Add Gift Item');
    await page.type('Garden shears', form, field('Name'));
    await choose('Rosa', form, { role: 'combobox', name: 'Recipient' });
    await page.press(form, button('show optional fields'));
    await page.upload(picture.pathname, form, { role: 'file', name: '' });
    await page.find(form, { role: 'image', name: 'Picture of Garden shears' });
    await page.press(form, button('Add Gift'));
    await page.find(row('Garden shears'), { role: 'image', name: 'Picture of Garden shears' });
  });

  await test.step('it is edited (M8)', async () => {
    await page.press(button('Edit Garden shears'));
    const form = dialog('Edit Gift Item');
    await page.type(', red', form, field('Name'));
    await page.press(form, button('Save'));
    await page.find(row('Garden shears, red'));
  });

  await test.step('and deleted; Undo brings it back with its picture (M10)', async () => {
    await page.press(button('Delete Garden shears, red'));
    await page.accept();
    await page.see('You have successfully deleted Garden shears, red.');
    await page.press({ role: 'item', name: 'successfully deleted' }, button('Undo'));
    await page.find(row('Garden shears, red'), { role: 'image', name: 'Picture of Garden' });
  });

  await test.step('planned for the event, and bought (O2)', async () => {
    await page.press({ role: 'link', name: 'Events' });
    await page.press({ role: 'link', name: 'Family dinner' });
    await page.press(button('1 more idea'));
    await page.press(button('Plan Garden shears, red'));
    await page.find(button('Unplan Garden shears, red'));
    await page.press(button('Bought: Garden shears, red'));
    await page.type(`62.40${enterKey}`, field('What did Garden shears, red'));
    await page.see('$62.40 / $100.00');
  });

  await test.step('a second window shows a change of the first, and back (F2)', async () => {
    const first = await page.window();
    await page.openWindow();
    const second = await page.window();
    await page.open(`${origin}/people`);
    await page.press(button('Add Person'));
    await page.type('Jonas', dialog('Add Person'), field('Name'));
    await page.press(dialog('Add Person'), button('Add Person'));
    await page.find({ role: 'heading', name: 'Jonas' });
    await page.goToWindow(first);
    await page.press({ role: 'link', name: 'People' });
    await page.press(button('Delete Jonas'));
    await page.accept();
    await page.see('successfully deleted Jonas');
    await page.goToWindow(second);
    await page.see('Person not found');
    await page.closeWindow();
    await page.goToWindow(first);
  });

  await test.step('the year in review (Y1)', async () => {
    await page.press({ role: 'link', name: 'Evergift, to the dashboard' });
    await page.press({ role: 'link', name: 'Year in Review' });
    await page.find({ role: 'image', name: 'Spent by person' });
    await page.see('$62.40');
  });

  await test.step('the bar of a tablet is one line', async () => {
    const height = await page.run(() => {
      const bar = document.querySelector('header')!;
      bar.style.inlineSize = '768px';
      const { offsetHeight } = bar;
      bar.style.inlineSize = '';
      return offsetHeight;
    });
    expect(height).toBe(65);
  });

  await test.step('a list below the screen opens by the keyboard, and stays (M7)', async () => {
    await page.open(`${origin}/profile`);
    await page.press(button('Change currency or region'));
    await page.find({ role: 'combobox', name: 'Region' });
    await page.run(() => {
      const [, region] = document.querySelectorAll<HTMLElement>(
        '[role=group]:has(> [role=combobox])',
      );
      region!.style.marginBlockStart = '3000px';
    });
    await page.keys(tabKey + tabKey);
    await page.find({ role: 'option', name: 'United States' });
    await page.wait('the list after twenty frames', () => {
      const isOpen = () => document.querySelector('[role=option]') !== null;
      return new Promise<boolean>((resolve) => {
        const look = (frames: number) =>
          frames === 0 ? resolve(isOpen()) : requestAnimationFrame(() => look(frames - 1));
        look(20);
      });
    });
    await page.keys(tabKey);
  });

  await test.step('everything is exported (U5)', async () => {
    await page.press({ role: 'link', name: 'Profile' });
    await page.press(button('Export all data'));
    const file = await savedFile(page.downloads);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      people: [{ name: 'Rosa' }],
      giftItems: [{ name: 'Garden shears, red' }],
      photos: [{}],
    });
  });

  await test.step('and restored, after a deletion (I3)', async () => {
    await page.press({ role: 'link', name: 'People' });
    await page.press(button('Delete Rosa'));
    await page.accept();
    await page.see('successfully deleted Rosa');
    await page.press(button('Import or restore from a file'));
    const form = dialog('Import');
    const file = await savedFile(page.downloads);
    await page.upload(file, form, { role: 'file', name: 'File to import' });
    await page.press(form, button('Restore'));
    await page.press(form, button('Done'));
    await page.press({ role: 'link', name: 'Gifts' });
    await page.find(row('Garden shears, red'), { role: 'image', name: 'Picture of Garden' });
  });

  await test.step('offline a gift is added, and survives a reload', async () => {
    await page.wait('the release in the cache', async () => {
      const index = await caches.open('evergift-index');
      return Boolean(
        navigator.serviceWorker.controller && (await index.match('/.offline/current')),
      );
    });
    await server.stop();
    await page.press(button('Add Gift'));
    const form = dialog('Add Gift Item');
    await page.type('Lamp', form, field('Name'));
    await choose('Rosa', form, { role: 'combobox', name: 'Recipient' });
    await page.press(form, button('Add Gift'));
    await page.find(row('Lamp'));
    await page.see('Waiting for the network');
    await page.reload();
    await page.find(row('Lamp'));
    await page.see('Waiting for the network');
  });

  await test.step('and is sent when the server is back', async () => {
    server = await startEvergift(Number(new URL(origin).port));
    await page.run(() => void dispatchEvent(new Event('online')));
    await page.notSee('Waiting for the network');
  });

  await test.step('sign out (U2)', async () => {
    await page.press({ role: 'link', name: 'Profile' });
    await page.press(button('Sign Out'));
    await page.see('You have been successfully signed out.');
  });
}

/** The JSON file in a folder of downloads, once all of it is there: a browser may write it in pieces. */
async function savedFile(folder: string): Promise<string> {
  let path = '';
  await expect
    .poll(async () => {
      const name = (await readdir(folder)).find((each) => each.endsWith('.json'));
      if (name === undefined) return false;
      path = join(folder, name);
      return isJson(await readFile(path, 'utf8'));
    })
    .toBe(true);
  return path;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
