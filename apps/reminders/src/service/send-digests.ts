import { text } from '@evergift/language';
import { inLanguage } from '../core/in-language.ts';
import { letterText, type LetterLinks } from '../core/letter-text.ts';
import { writeLetter, type Letter, type LetterEntry } from '../core/letter.ts';
import { addDays, type DateText } from '@evergift/data/records';
import { dateAndHour, knownZone, momentOf } from '../core/time-zone.ts';
import type { LetterMail, RemindersOptions, Sent } from '../program.d.ts';
import { unsubscribeAddress } from './paths.ts';
import { eventAddress, personRecords, personSettings } from './person-records.ts';
import { changeState, readState, statePath, type ReminderState } from './reminder-state.ts';
import { hashOf, newSecret } from './secret.ts';
import { parseDate, startOfWeek } from '@internationalized/date';
import { mailHtml } from '../core/mail-frame.ts';
import { markup, withLinks, type Markup } from '../core/markup.ts';

const MINUTE = 60_000;

/** 5, 10, 20 … minutes, an hour at most. */
const pauseAfter = (tries: number): number => Math.min(5 * 2 ** (tries - 1), 60) * MINUTE;

/** Whether this day's summary is over, or has to wait. */
function isSettled(state: ReminderState, { day }: DigestDay, now: number): boolean {
  if (state.digestDay < day) return false;
  return state.digestDay > day || state.digestState !== 'later' || state.digestNextAt > now;
}

/**
 * Whether summaries may have been switched on only after the hour of this one: they begin with the next. Where the one
 * before was looked at, they were on already.
 */
function isJustSwitchedOn(
  state: ReminderState,
  digest: 'daily' | 'weekly',
  { day, since }: DigestDay,
  changedAt: number,
): boolean {
  const before = addDays(day, digest === 'daily' ? -1 : -7);
  return state.digestDay < before && changedAt > since;
}

function mailOf(
  { publicUrl }: RemindersOptions,
  letter: Letter,
  { uid, to, day, key }: { uid: string; to: string; day: string; key: string },
): LetterMail {
  const unsubscribe = unsubscribeAddress(publicUrl(), uid, key);
  const links = {
    dashboard: new URL('/dashboard', publicUrl()).href,
    profile: new URL('/profile', publicUrl()).href,
    unsubscribe,
  };
  return {
    id: hashOf(`${uid} ${day} ${key}`).slice(0, 32),
    to,
    subject: letter.subject,
    text: letterText(letter, links),
    html: letterHtml(letter, links),
    link: letter.entries[0]?.link ?? links.dashboard,
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** What is noted after an attempt. `toldOn` moves only with a mail that surely arrived, so that nothing due is lost. */
function noted(sent: Sent, today: string, tries: number, now: number): Partial<ReminderState> {
  switch (sent) {
    case 'taken':
      return { digestState: 'sent', toldOn: today };
    case 'unknown':
      return { digestState: 'sent' };
    case 'refused':
      return { digestState: 'refused' };
    case 'later':
      return { digestState: 'later', digestTries: tries, digestNextAt: now + pauseAfter(tries) };
  }
}

/**
 * One person's summary, if one is due. The day is claimed in the database before the mail is handed over, and whoever
 * finds it claimed leaves it alone: killed in between, that day's summary is missed, never doubled. What was due in it
 * is in the next one.
 */
async function sendDigest(options: RemindersOptions, uid: string): Promise<void> {
  const { documents, accounts, sendMail, clock, publicUrl, log } = options;
  const account = await accounts.find(uid);
  if (!sendMail || !account?.isVerified) return;
  const { digest, timeZone, updatedAt } = await personSettings(documents, uid);
  if (digest === 'off') return;
  const now = clock();
  const due = digestDay(digest, now, knownZone(timeZone));
  const { state, version } = await readState(documents, uid);
  if (!due || isSettled(state, due, now)) return;
  const { day, today } = due;
  const tries = state.digestDay === day ? state.digestTries + 1 : 1;
  const key = state.unsubscribeKey || newSecret();
  const records = isJustSwitchedOn(state, digest, due, updatedAt)
    ? undefined
    : await personRecords(documents, uid);
  const mail =
    records &&
    inLanguage(records.settings.language, () => {
      const since = state.toldOn || undefined;
      const addressOf = (id: string) => eventAddress(publicUrl(), id);
      const letter = writeLetter(records, { digest, today, since, addressOf });
      return letter && mailOf(options, letter, { uid, to: account.email, day, key });
    });
  const claim = mail
    ? { digestDay: day, digestState: 'sending', unsubscribeKey: key }
    : { digestDay: day, digestState: 'nothing' };
  const isClaimed = await documents.commit([{ path: statePath(uid), fields: claim, version }]);
  if (!isClaimed || !mail) return;
  const sent = await sendMail(mail);
  if (sent !== 'taken') log(`A summary was not delivered: ${sent}.`);
  const change = { ...noted(sent, today, tries, clock()) };
  await changeState(documents, uid, (_state, latest) => [
    { path: statePath(uid), fields: change, version: latest },
  ]);
}

/** Sends every summary that is due. One that fails does not stop the others. */
export async function sendDigests(options: RemindersOptions): Promise<void> {
  if (!options.sendMail) return;
  for (const uid of await options.documents.withDigest()) {
    await sendDigest(options, uid).catch((error: unknown) => {
      options.log(`A summary failed: ${error instanceof Error ? error.message : String(error)}`);
    });
  }
}

/** The hour of the day at which summaries are sent. */
const digestHour = 8;

interface DigestDay {
  /** The day that the summary is of: today, or the Monday of this week. */
  readonly day: DateText;
  readonly today: DateText;
  /** When its hour came, in milliseconds since 1970. */
  readonly since: number;
}

/**
 * The summary that belongs to this moment; undefined before 8 o'clock. A server that was off at 8 is late, not silent.
 */
function digestDay(
  digest: 'daily' | 'weekly',
  now: number,
  timeZone: string,
): DigestDay | undefined {
  const { today, hour } = dateAndHour(now, timeZone);
  if (hour < digestHour) return undefined;
  const day = digest === 'daily' ? today : startOfWeek(parseDate(today), 'en-US', 'mon').toString();
  return { day, today, since: momentOf(day, digestHour, timeZone) };
}

const card = ({ title, countdown, date, todo, link }: LetterEntry): Markup =>
  markup`<div class="card"><h2><bdi>${title}</bdi></h2><p class="when">${countdown}</p><p class="muted close">${date}</p><ul>${todo.map((line) => markup`<li>${line}</li>`)}</ul><a class="button" href="${link}">${text('Open the event')}</a></div>`;

/** A letter as HTML. */
export const letterHtml = ({ subject, entries }: Letter, links: LetterLinks): string =>
  mailHtml(
    subject,
    markup`<h1>${text('What there is to do')}</h1>${entries.map(card)}<p class="foot"><a href="${links.dashboard}">${text('All that comes up')}</a></p><p class="muted small">${withLinks(
      text(
        'You get this because summaries by e-mail are switched on in your <profile>Evergift profile</profile>. <off>Switch them off</off>',
      ),
      { profile: links.profile, off: links.unsubscribe },
    )}</p>`,
  );
