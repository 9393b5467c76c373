import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MailServer } from '../mail/smtp-server-fixture.ts';
import type { RunningEvergift } from '../start-evergift.ts';
import { readable } from './documents-fixture.ts';
import { addAccount, Home } from './home-fixture.ts';

const MINUTE = 60_000;

let home: Home;
let mails: MailServer;
let evergift: RunningEvergift;

beforeEach(async () => {
  home = await Home.create();
  mails = new MailServer();
  await mails.start();
  // 8 o'clock in Berlin, a week before the birthday.
  home.now = Date.parse('2026-11-20T07:00Z');
  evergift = await home.start(['--public-url', 'https://gifts.example'], mails.url);
  await addAccount(evergift, 'ada@example.org', { digest: 'daily' });
});
afterEach(async () => {
  await home.remove();
  await mails.stop();
});

const afterMinutes = async (minutes: number) => {
  home.now += minutes * MINUTE;
  await evergift.reminders.sendDigests();
  return mails.taken.length;
};
const nextDay = () => afterMinutes(24 * 60);

test('N5 a summary is sent as text and HTML, with the headers of its link', async () => {
  expect(await afterMinutes(0)).toBe(1);
  const mail = readable(mails.taken[0]);
  expect(mail).toMatch(/^To: ada@example\.org/m);
  expect(mail).toMatch(/^Subject: Grace's Birthday \(7 days away\)/m);
  expect(mail).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  const [, link = ''] = /^List-Unsubscribe:\s+<(\S+)>/m.exec(mails.taken[0] ?? '') ?? [];
  const { pathname, search, origin } = new URL(link);
  expect(origin).toBe('https://gifts.example');
  const page = await fetch(evergift.listensAt + pathname + search);
  expect(await page.text()).toContain('Switch summaries off');
  const pressed = await fetch(evergift.listensAt + pathname + search, { method: 'POST' });
  expect(await pressed.text()).toContain('Summaries are off');
  expect(await nextDay()).toBe(1);
});

test('N5 a refused summary is not tried again that day, and the log says why', async () => {
  mails.answers = [{ code: 550, words: 'No such user here' }];
  expect(await afterMinutes(0)).toBe(0);
  expect(await afterMinutes(120)).toBe(0);
  expect(home.log.join()).toContain('No such user here');
  expect(await nextDay()).toBe(1);
});

test('N5 a greylisted summary comes later', async () => {
  mails.answers = [{ code: 451, words: 'Greylisted, try again later' }];
  expect(await afterMinutes(0)).toBe(0);
  expect(await afterMinutes(4)).toBe(0);
  expect(await afterMinutes(1)).toBe(1);
  expect(await afterMinutes(60)).toBe(1);
});

test('N5 a mail server that is down for an hour delays the summary', async () => {
  await mails.stop();
  for (let minutes = 0; minutes < 60; minutes += 5) expect(await afterMinutes(5)).toBe(0);
  await mails.start();
  for (let minutes = 0; minutes < 60; minutes += 5) await afterMinutes(5);
  expect(mails.taken).toHaveLength(1);
});

test('N5 a connection that ends after the mail was handed over: never twice that day', async () => {
  mails.beforeAnswer = () => {
    mails.cut();
    return Promise.resolve();
  };
  expect(await afterMinutes(0)).toBe(1);
  mails.beforeAnswer = () => Promise.resolve();
  expect(await afterMinutes(120)).toBe(1);
  expect(home.log.join()).toContain('A summary was not delivered: unknown.');
  expect(await nextDay()).toBe(2);
});

test('N5 killed between sending and noting: once at most that day, and the next includes it again', async () => {
  mails.beforeAnswer = async () => {
    // What is on the disk now is what a killed process leaves.
    await cp(join(home.folder, 'data'), join(home.folder, 'killed'), { recursive: true });
  };
  expect(await afterMinutes(0)).toBe(1);
  mails.beforeAnswer = () => Promise.resolve();
  await evergift.close();
  evergift = await home.start([], mails.url, 'killed');
  expect(await afterMinutes(10)).toBe(1);
  expect(await nextDay()).toBe(2);
});
