import type { Letter, LetterEntry } from './letter.ts';
import type { LetterLinks } from './letter-text.ts';
import { mailHtml } from './mail-frame.ts';
import { markup, type Markup } from './markup.ts';

const card = ({ title, countdown, date, todo, link }: LetterEntry): Markup =>
  markup`<div class="card"><h2>${title}</h2><p class="when">${countdown}</p><p class="muted close">${date}</p><ul>${todo.map((line) => markup`<li>${line}</li>`)}</ul><a class="button" href="${link}">Open the event</a></div>`;

/** A letter as HTML. */
export const letterHtml = ({ subject, entries }: Letter, links: LetterLinks): string =>
  mailHtml(
    subject,
    markup`<h1>What there is to do</h1>${entries.map(card)}<p class="foot"><a href="${links.dashboard}">All that comes up</a></p><p class="muted small">You get this because summaries by e-mail are switched on in your <a href="${links.profile}">Evergift profile</a>. <a href="${links.unsubscribe}">Switch them off</a></p>`,
  );
