const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What is drawn for a name: its first letter or emoji, upper-case; '?' for a blank name. */
export function firstLetter(name: string): string {
  const [first] = segmenter.segment(name.trim());
  return first ? first.segment.toLocaleUpperCase() : '?';
}
