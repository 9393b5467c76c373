import { text } from '@evergift/language';
import type { Notice } from '../program.d.ts';
import { inLanguage } from './in-language.ts';
import { mailHtml } from './mail-frame.ts';
import { markup } from './markup.ts';

/** A mail about an account as HTML: its link is a button, and is below it for who copies it. */
export function noticeHtml({ language, subject, text: content, link, action }: Notice): string {
  const [before = '', after = ''] = content.split(link).map((part) => part.trim());
  const request = before.endsWith(':') ? `${before.slice(0, -1).trimEnd()}.` : before;
  return inLanguage(language, () =>
    mailHtml(
      subject,
      markup`<div class="card"><h2>${subject}</h2><p>${request}</p><a class="button" href="${link}">${action}</a><p class="muted small">${text('Or copy this address:')} <a href="${link}" dir="ltr">${link}</a></p></div><p class="muted small">${after}</p>`,
    ),
  );
}
