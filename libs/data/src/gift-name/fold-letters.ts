/** Letters that have no accent to take away, and how people without the key type them. */
const plainLetters: Readonly<Record<string, string>> = { æ: 'ae', đ: 'd', ł: 'l', œ: 'oe', ø: 'o' };

/** Of Latin and Arabic letters; and the line that makes an Arabic word longer. */
const accents = /[\u0300-\u036f\u064b-\u065f\u0670]|\u0640/g;
const apostrophes = /['’ʼ]/g;
const words = /[\p{L}\p{M}\p{N}]+/gu;

/** The text in small letters and without accents: 'Zoë' is 'zoe'. */
export function foldLetters(text: string): string {
  // Upper case first: 'ß' becomes 'SS', as in 'STRASSE'.
  const letters = text.toUpperCase().toLowerCase().normalize('NFKD').replace(accents, '');
  return letters.normalize('NFC').replace(/[æđłœø]/g, (letter) => plainLetters[letter] ?? letter);
}

/** The words of a text in small letters, without accents, apostrophes and signs: "Zoë's 4" is ['zoes', '4']. */
export const foldedWords = (text: string): string[] =>
  foldLetters(text).replace(apostrophes, '').match(words) ?? [];
