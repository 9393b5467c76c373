import { normalizeLink } from '@evergift/data';
import type { Span, UnderstoodLink } from './captured-line.ts';

const address = /(?:https?:\/\/|(?<![\p{L}\p{N}])www\.)[^\s<>"“”]+/giu;
const punctuation = /^[\p{P}\p{S}]*$/u;
const closing = /[.,;:!?'’…\]}]$/;

/** The address without the punctuation of the sentence around it; a closing bracket stays when it was opened. */
function trimAddress(text: string): string {
  let link = text;
  let opened = text.split('(').length - text.split(')').length;
  for (;;) {
    const isUnopened = link.endsWith(')') && opened < 0;
    if (!isUnopened && !closing.test(link)) return link;
    if (isUnopened) opened += 1;
    link = link.slice(0, -1);
  }
}

/** The whole word when nothing but punctuation is around the link. */
function spanOf(line: string, start: number, end: number): Span {
  let first = start;
  let last = end;
  while (first > 0 && /\S/.test(line[first - 1] as string)) first -= 1;
  while (last < line.length && /\S/.test(line[last] as string)) last += 1;
  const around = line.slice(first, start) + line.slice(end, last);
  return punctuation.test(around) ? { start: first, end: last } : { start, end };
}

/**
 * The first web address of a line: http and https alone, also in the middle of a word. Anything else
 * is text.
 *
 * @param kept phrases that stay in the name
 */
export function readLink(line: string, kept: readonly string[]): UnderstoodLink | undefined {
  for (const match of line.matchAll(address)) {
    const text = trimAddress(match[0]);
    const url = kept.includes(text) ? undefined : normalizeLink(text);
    if (!url) continue;
    const span = spanOf(line, match.index, match.index + text.length);
    return { spans: [span], phrases: [text], url };
  }
  return undefined;
}
