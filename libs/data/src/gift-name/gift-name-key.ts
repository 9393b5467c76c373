import { foldedWords, foldLetters } from './fold-letters.ts';

/** A word in the singular, spelled the same for each of its plurals: 'box' and 'boxes', 'candy' and 'candies'. */
function singular(word: string): string {
  const shorter = /[^\ds]s$/.test(word)
    ? word.slice(0, -1)
    : /(?:s|x|z|ch|sh)e$/.test(word)
      ? word.slice(0, -1)
      : word.replace(/(..[^aeiou\d])(?:ie|y)$/, '$1i');
  return shorter.length < 2 || shorter === word ? word : singular(shorter);
}

/**
 * What two gifts' names have in common when they read alike: case, accents, punctuation, the order of the words and
 * a plural s do not count, nor does '&' or 'and'. '' for a name without a letter, digit or sign.
 */
export function giftNameKey(name: string): string {
  const counting = foldedWords(name)
    .filter((word) => word !== 'and')
    .map(singular);
  // A name of signs alone, such as an emoji, reads like itself.
  return counting.sort().join(' ') || foldLetters(name).trim();
}
