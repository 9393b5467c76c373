import { limits } from '@evergift/data';
import { readLink } from './read-link.ts';

/** What another program shares: a page's title, a text, an address. */
export interface Shared {
  readonly title?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly url?: string | null | undefined;
}

/** A line for the form of a new gift, and what is too long for it. */
export interface SharedLine {
  readonly capture: string;
  readonly notes: string;
}

/** Longer texts are cut; the notes of a gift are shorter. */
const longestShared = 20_000;

/** One line of text: no control characters, single spaces. */
const plain = (text: string | null | undefined): string =>
  (text ?? '')
    .slice(0, longestShared)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();

/** The beginning of a text that a gift's name can contain, up to a whole word. */
function beginning(text: string): string {
  if (text.length <= limits.name) return text;
  const cut = text.slice(0, limits.name - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : undefined).trim()}…`;
}

/**
 * One line of what was shared: programs send the address in the text or apart, and the title
 * often in both. A text that is too long for a name goes into the notes. It is text, whatever it contains.
 *
 * @returns undefined when nothing was shared
 */
export function sharedLine({ title, text, url }: Shared): SharedLine | undefined {
  const parts: string[] = [];
  for (const part of [title, text, url].map(plain)) {
    if (part !== '' && !parts.some((other) => other.includes(part))) parts.push(part);
  }
  const shared = parts.filter(
    (part) => !parts.some((other) => other !== part && other.includes(part)),
  );
  const all = shared.join(' ');
  if (all === '') return undefined;
  const link = readLink(all, [])?.phrases[0];
  const words = link ? all.replace(link, ' ').replace(/ +/g, ' ').trim() : all;
  if (words.length <= limits.name) return { capture: all, notes: '' };
  const name = beginning(plain(title) || words);
  return {
    capture: link ? `${name} ${link}` : name,
    notes: words.slice(0, limits.notes),
  };
}
