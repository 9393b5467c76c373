import type { ActionCode, ActionKind } from './action-codes.ts';
import type { AuthContext } from './auth-context.ts';
import { composeMail, type ShownMail } from './mail.ts';
import { markup, type Markup } from './markup.ts';
import { languageAttributes, type Page } from './page.ts';

const MAX_SHOWN = 100;
const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const ACTION: Record<ActionKind, string> = {
  VERIFY_EMAIL: 'Confirm the address',
  PASSWORD_RESET: 'Choose a password',
};

const time = (ms: number): Markup =>
  markup`<time datetime="${new Date(ms).toISOString()}">${TIME.format(ms)}</time>`;

const stateOf = (code: ActionCode, now: number): Markup => {
  if (code.usedAt !== undefined) return markup`<span class="state done">Used</span>`;
  if (code.expiresAt <= now) return markup`<span class="state done">Expired</span>`;
  return markup`<span class="state">Open</span><span>works until ${time(code.expiresAt)}</span>`;
};

const entry = (code: ActionCode, now: number, appName: string | undefined): Markup => {
  const mail = composeMail(code, appName);
  const isOpen = code.usedAt === undefined && code.expiresAt > now;
  const link = markup`<p><a class="button" href="${mail.link}">${ACTION[code.kind]}</a></p><p class="address muted">${mail.link}</p>`;
  return markup`<li class="card"><h2 ${languageAttributes(mail.language)}>${mail.subject}</h2><p class="facts"><span>To ${mail.to}</span>${time(code.createdAt)}${stateOf(code, now)}</p>${isOpen ? link : undefined}</li>`;
};

const otherEntry = ({ to, subject, text, link, sentAt }: ShownMail): Markup =>
  markup`<li class="card"><h2>${subject}</h2><p class="facts"><span>To ${to}</span>${time(sentAt)}</p><pre>${text}</pre><p><a class="button" href="${link}">Open</a></p></li>`;

/** GET /emulator/mail: the mails that would have been sent, newest first. A page for developers, in English. */
export const mailPage = (context: AuthContext): Page => {
  const now = context.clock();
  const mails = [
    ...context.codes.newestFirst().map((code) => ({
      at: code.createdAt,
      shown: () => entry(code, now, context.appName),
    })),
    ...context.otherMails().map((mail) => ({ at: mail.sentAt, shown: () => otherEntry(mail) })),
  ];
  const newest = mails.sort((one, other) => other.at - one.at).slice(0, MAX_SHOWN);
  const list =
    newest.length === 0
      ? markup`<div class="card"><h2>No mail yet</h2><p class="muted">Sign up or ask for a new password, then reload this page.</p></div>`
      : markup`<ol>${newest.map(({ shown }) => shown())}</ol>`;
  return {
    status: 200,
    language: 'en',
    title: 'Mail',
    narrow: false,
    body: markup`<h1>Mail</h1><p class="muted">This server sends no mail. What it would have sent is here, newest first.</p>${list}`,
  };
};
