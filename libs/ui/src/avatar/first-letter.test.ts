import { expect, test } from 'vitest';
import { firstLetter } from './first-letter.ts';

test.each([
  ['ana', 'A'],
  ['  Émile', 'É'],
  ['👩‍👧‍👦 Family', '👩‍👧‍👦'],
  ['ליאור', 'ל'],
  ['नमन', 'न'],
  ['', '?'],
  ['   ', '?'],
])('P6 %j is shown as %s', (name, letter) => {
  expect(firstLetter(name)).toBe(letter);
});
