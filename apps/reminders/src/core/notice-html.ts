import type { Notice } from '../program.d.ts';
import { mailHtml } from './mail-frame.ts';
import { markup } from './markup.ts';

/** A mail about an account as HTML: its link is a button, and is below it for who copies it. */
export function noticeHtml({ subject, text, link, action }: Notice): string {
  const [before = '', after = ''] = text.split(link).map((part) => part.trim());
  return mailHtml(
    subject,
    markup`<div class="card"><h2>${subject}</h2><p>${before.replace(/:$/, '.')}</p><a class="button" href="${link}">${action}</a><p class="muted small">Or copy this address: <a href="${link}">${link}</a></p></div><p class="muted small">${after}</p>`,
  );
}
