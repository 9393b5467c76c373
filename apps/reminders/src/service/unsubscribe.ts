import { userPath } from '@evergift/data/paths';
import { languages, text } from '@evergift/language';
import { inLanguage } from '../core/in-language.ts';
import { languageAttributes } from '../core/mail-frame.ts';
import { markup, withLinks, type Markup } from '../core/markup.ts';
import { readSettings } from '../core/read-sources.ts';
import type { ReminderRequest, ReminderResponse, RemindersOptions } from '../program.d.ts';
import { readState } from './reminder-state.ts';
import { respond, wrongMethod } from './responses.ts';
import { isSameSecret } from './secret.ts';
import { createHash } from 'node:crypto';

function page(status: number, title: string, body: Markup): ReminderResponse {
  const { html } =
    markup`<html ${languageAttributes()}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Evergift</title><style>${{ html: pageStyle }}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; style-src '${hashedStyle}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  };
  return respond(status, headers, `<!doctype html>${html}`);
}

const links = { profile: '/profile' };

const wrongLink = (status: 400 | 404 = 404): ReminderResponse =>
  page(
    status,
    text('This link does not work'),
    markup`<p>${withLinks(
      text(
        'It was not copied completely, or its account is gone. In your <profile>profile</profile> you can switch summaries off, too.',
      ),
      links,
    )}</p>`,
  );

/** The first language that a browser wishes for and the product speaks; '' for none. */
const wishedLanguage = (header = ''): string =>
  header
    .split(',')
    .map((wish) => wish.trim().slice(0, 2))
    .find((wish) => languages.some((language) => language === wish)) ?? '';

/** Looking switches nothing off: programs that check mails open every link. */
const question = (): ReminderResponse =>
  page(
    200,
    text('No more summaries?'),
    markup`<p>${text(
      'Evergift then sends you no summaries by e-mail. You can switch them on again in your profile.',
    )}</p><form method="post"><button>${text('Switch summaries off')}</button></form>`,
  );

const done = (): ReminderResponse =>
  page(
    200,
    text('Summaries are off'),
    markup`<p>${withLinks(
      text('You can switch them on again in your <profile>profile</profile>.'),
      links,
    )}</p>`,
  );

/**
 * The link of every summary that switches summaries off without signing in. A POST does it, also the one that mail
 * programs send by themselves for their own button (RFC 8058).
 */
export async function answerUnsubscribe(
  { documents }: RemindersOptions,
  query: URLSearchParams,
  { method, headers }: ReminderRequest,
): Promise<ReminderResponse> {
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
    return wrongMethod('GET, HEAD, POST');
  }
  // Of a link that is not theirs nobody learns what language its person speaks.
  const wrong = (status?: 400) =>
    inLanguage(wishedLanguage(headers['accept-language']), () => wrongLink(status));
  const uid = query.get('user') ?? '';
  // The database reserves names like __name__, and refuses to be asked for them.
  if (/^__.*__$/s.test(uid)) return wrong(400);
  const isId = /^[\w-]{1,128}$/.test(uid);
  const { state } = await readState(documents, isId ? uid : '-');
  if (!isSameSecret(query.get('key') ?? '', state.unsubscribeKey)) return wrong();
  const settings = await documents.read(userPath(uid));
  if (!settings) return wrong();
  const { language } = readSettings(settings);
  if (method !== 'POST') return inLanguage(language, question);
  await documents.commit([{ path: userPath(uid), fields: { digest: undefined }, isStamped: true }]);
  return inLanguage(language, done);
}

/** The style of the page behind the unsubscribe link, light and dark; nothing has to be downloaded. */
const pageStyle = `
:root{color-scheme:light dark;--surface:light-dark(#f7f3f0,#191614);--text:light-dark(#2b211d,#f5eee8);
--accent:light-dark(#0e6147,#7fd6ae);--on-accent:light-dark(#fffdfb,#07291d)}
*{box-sizing:border-box;margin:0}
body{min-height:100dvh;padding:clamp(1.25rem,5vw,4rem) 1rem;background:var(--surface);color:var(--text);font:420 1rem/1.5 Figtree,system-ui,sans-serif}
main{max-width:26rem;margin-inline:auto}
h1{font:560 1.75rem/1.15 Fraunces,Georgia,serif;text-wrap:balance}
p{margin-block-start:.75rem}
a{color:var(--accent)}
button{min-height:3rem;margin-block-start:1.25rem;padding-inline:1.5rem;border:0;border-radius:99rem;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:640;cursor:pointer}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`;

/** As a security policy names the style. */
const hashedStyle = `sha256-${createHash('sha256').update(pageStyle).digest('base64')}`;
