import { foldedWords, foldLetters, formatCount, madeFor } from '@evergift/data/reading';
import type { Span } from './captured-line.ts';

/** A word of the line, with and without the punctuation around it. */
export interface Word extends Span {
  /** With its punctuation. */
  readonly text: string;
  /** Without brackets and quotes before it, and punctuation after it. */
  readonly core: string;
  /** Where the core begins and ends in the line. */
  readonly coreSpan: Span;
  /** The core in small letters and without accents. */
  readonly plain: string;
  /** The same without signs. */
  readonly folded: string;
  /** What is after the core: ',' in 'dad,'. */
  readonly after: string;
}

const opening = new Set('([{"“„‘«\'');
const closing = new Set(')]}"”“’»\'.,;:!?…،؛؟');

/** Longer words are names or links, never anything that is understood. */
const longestFolded = 100;

function wordAt(text: string, start: number): Word {
  let first = 0;
  let last = text.length;
  while (first < last && opening.has(text[first] as string)) first += 1;
  while (last > first && closing.has(text[last - 1] as string)) last -= 1;
  const core = text.slice(first, last);
  const isLong = core.length > longestFolded;
  return {
    start,
    end: start + text.length,
    text,
    core,
    coreSpan: { start: start + first, end: start + last },
    plain: isLong ? '' : foldLetters(core),
    folded: isLong ? '' : foldedWords(core).join(' '),
    after: text.slice(last),
  };
}

/**
 * A word, or a number whose groups are parted by spaces. Those of a keyboard part groups where numbers are written so,
 * as in French; narrow ones and those that do not break do so everywhere.
 */
const wordPattern = madeFor(() => {
  const gap = /\s/.test(formatCount(10_000)) ? '[ \u00a0\u202f]' : '[\u00a0\u202f]';
  return new RegExp(
    `[^\\s\\d]*\\d{1,3}(?:${gap}\\d{3})+(?:[.,]\\d+)?(?![\\d])[^\\s\\d]*(?!\\S)|\\S+`,
    'g',
  );
});

/** The words of a line, in order. */
export const wordsOf = (line: string): Word[] =>
  [...line.matchAll(wordPattern())].map((match) => wordAt(match[0], match.index));
