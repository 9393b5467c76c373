import { text } from '@evergift/language';
import type { Letter } from './letter.ts';

/** Addresses that every letter contains. */
export interface LetterLinks {
  readonly dashboard: string;
  readonly profile: string;
  readonly unsubscribe: string;
}

/** A letter as plain text. */
export function letterText({ entries }: Letter, links: LetterLinks): string {
  const list = entries.map(({ title, countdown, date, todo, link }) =>
    [
      text('{title}: {countdown}', { title, countdown }),
      date,
      ...todo.map((line) => `- ${line}`),
      link,
    ].join('\n'),
  );
  return [
    text('What there is to do:'),
    ...list,
    `${text('All that comes up:')} ${links.dashboard}`,
    [
      '--',
      text('You get this because summaries by e-mail are switched on in your Evergift profile:'),
      links.profile,
      `${text('Switch them off:')} ${links.unsubscribe}`,
      '',
    ].join('\n'),
  ].join('\n\n');
}
