import { pageLanguage } from '@evergift/language';

const graphemes = new Intl.Segmenter(pageLanguage(), { granularity: 'grapheme' });

/** Where letters begin that are as wide as they are high: East Asian scripts, emoji. */
const firstWide = 0x2e80;
/** Greek, Cyrillic, Hebrew, Arabic and further on. */
const firstOfOtherAlphabets = 0x370;

/** Figtree's widths, rounded up for each group; other alphabets' letters are as wide as its capitals, or wider. */
function widthInEm(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= firstWide || /[W@—]/.test(letter)) return 1.1;
  if (code >= firstOfOtherAlphabets || /[MmGNOQwÆŒ%…]/.test(letter)) return 0.9;
  if (/\p{Lu}/u.test(letter)) return 0.78;
  return /[fijlrtI.,:;'’| ]/.test(letter) ? 0.4 : 0.64;
}

/**
 * As much of a text as a line of a plot has room for, with '…' where it was cut. SVG does not cut texts. The widths are
 * estimated, rather too wide than too narrow, so that nothing has to be measured.
 *
 * @param room in em of the text
 */
export function fitText(text: string, room: number): string {
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  let width = 0;
  const ends = letters.map((letter) => (width += widthInEm(letter)));
  if (width <= room) return text;
  const kept = ends.filter((end) => end + 1 <= room).length;
  return `${letters.slice(0, kept).join('').trimEnd()}…`;
}
