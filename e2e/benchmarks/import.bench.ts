import type { Page } from '@playwright/test';
import { makeAccount } from '../fixtures/account.ts';
import { test } from '../fixtures/evergift.ts';
import { signIn } from '../fixtures/steps.ts';
import { longestTasks, processorTime, watchTasks } from './measure.ts';

const contacts = 5_000;
const two = (number: number) => String(number).padStart(2, '0');
const birthday = (index: number) =>
  `${1940 + (index % 70)}-${two(1 + (index % 12))}-${two(1 + (index % 28))}`;
const indexes = Array.from({ length: contacts }, (_, index) => index);

/** An address book as programs write it: a name, a nickname, a birthday, a note, a telephone number. */
const addressBook = indexes
  .flatMap((index) => [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:Number ${index};Contact;;;`,
    `FN:Contact Number ${index}`,
    `NICKNAME:C${index}`,
    `TEL;TYPE=CELL:+1 555 ${index}`,
    `BDAY:${birthday(index)}`,
    'NOTE:Met at the harbour\\, likes long walks and good books',
    'END:VCARD',
  ])
  .join('\r\n');
const table = ['Name,Birthday,Notes', ...indexes.map((at) => `Row ${at},${birthday(at)},A note`)];
/** 100 recipients, whom the first file adds. */
const gifts = [
  'Gift,Recipient,Price,Status',
  ...indexes.map((at) => `Gift ${at},Contact Number ${at % 100},"${10 + (at % 90)},50",idea`),
];

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Import' });
const print = (name: string, ...figures: string[]) =>
  console.log(`${name.padEnd(44)}${figures.join('   ')}`);

/** How long something took, the browser's processor time, and how long it kept the page from answering. */
async function measure(page: Page, name: string, act: () => Promise<unknown>) {
  const browser = page.context().browser()!;
  await page.waitForTimeout(1500);
  await watchTasks(page);
  const before = await processorTime(browser);
  const start = performance.now();
  await act();
  const seconds = (performance.now() - start) / 1000;
  const tasks = await longestTasks(page);
  print(
    name,
    `${seconds.toFixed(1)} s`,
    `${((await processorTime(browser)) - before).toFixed(1)} s of processor`,
    `${tasks.length} tasks over 50 ms`,
    `longest ${tasks.slice(0, 5).join(', ') || 'under 50'} ms`,
  );
}

test(`an import of ${contacts} entries`, async ({ browser, request, startEvergift }) => {
  test.setTimeout(900_000);
  // Builds to measure in place of these: a folder laid out as `apps` is.
  const apps = process.env['APPS'];
  const { origin } = await startEvergift(apps ? { apps } : {});
  const account = await makeAccount(request, origin, 'many@example.com');
  // Somebody who is there already: the list of people is behind the dialog.
  const ada = { id: 'ada', name: 'Ada', birthday: '', nickname: '', notes: '', relationship: '' };
  await account.store({ '': { id: account.uid, theme: 'light' }, 'people/ada': ada });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${origin}/auth`);
  await signIn(page, account.email, account.password);
  await page.waitForURL('**/dashboard');
  await page.goto(`${origin}/people`);
  const dialog = dialogOf(page);
  const button = (name: string | RegExp) => dialog.getByRole('button', { name });
  const open = async () => {
    await page.getByRole('button', { name: 'More for people' }).click();
    await page.getByRole('menuitem', { name: 'Import' }).click();
    await button('Choose file').waitFor();
  };
  const choose = async (name: string, text: string) => {
    const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await dialog.getByText('In this file:').waitFor();
  };
  const importAll = async () => {
    await button(/^Import \d/).click();
    await dialog.getByText('imported.').waitFor({ timeout: 600_000 });
  };

  await open();
  await measure(page, 'address book: until the preview', () => choose('c.vcf', addressBook));
  await measure(page, 'address book: cancelled after a second', async () => {
    await button(/^Import \d/).click();
    await page.waitForTimeout(1000);
    const pressed = performance.now();
    await button('Cancel').click();
    await dialog.getByText('imported.').waitFor();
    print('  from Cancel to its end', `${(performance.now() - pressed).toFixed(0)} ms`);
  });
  await measure(page, 'its Undo', async () => {
    await button('Undo').click();
    await dialog.getByText('everything is as it was').waitFor({ timeout: 600_000 });
  });
  await button('Done').click();
  await open();
  await choose('c.vcf', addressBook);
  await measure(page, 'address book: until all is imported', importAll);
  if (process.env['ONLY'] === 'people') return;
  await button('Done').click();
  await open();
  await measure(page, 'the same again: until the preview', () => choose('c.vcf', addressBook));
  await button('Another file').click();
  await measure(page, 'table of people: until the preview', () =>
    choose('p.csv', table.join('\n')),
  );
  await button('Another file').click();
  await measure(page, 'table of gifts: until the preview', () => choose('g.csv', gifts.join('\n')));
  await measure(page, 'table of gifts: until all is imported', importAll);
});
