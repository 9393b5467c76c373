import { foldedWords } from '@evergift/data/reading';

/** Letters that are typed in several ways in Arabic, and marks that are left out. */
const arabic: readonly (readonly [RegExp, string])[] = [
  [/[\u0622\u0623\u0625]/g, '\u0627'],
  [/\u0629/g, '\u0647'],
  [/\u0649/g, '\u064A'],
  [/\u0640|[\u064B-\u0655]/g, ''],
];

/**
 * A word, or several, to compare with how others write the same: 'Pre\u0301nom', 'PRENOM' and 'prénom' are one, and so
 * are 'First Name', 'first_name' and 'firstname'.
 */
export const plainWord = (text: string): string =>
  arabic.reduce(
    (word, [letters, plain]) => word.replace(letters, plain),
    foldedWords(text).join(''),
  );

const marks = /[\u061C\u200E\u200F\u2066-\u2069]/g;

/** Digits of Arabic as those of Europe, its marks in numbers too, without the marks that only show a direction. */
export const latinDigits = (text: string): string =>
  text
    .replace(marks, '')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/(?<=\d)\u066C(?=\d)/g, '')
    .replace(/(?<=\d)\u066B(?=\d)/g, '.');
