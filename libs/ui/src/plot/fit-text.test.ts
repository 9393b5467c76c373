import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';

test('a text that has room stays as it is', () => {
  expect(fitText('Grandma Jo', 20)).toBe('Grandma Jo');
  expect(fitText('', 0)).toBe('');
});

test('a name of 200 characters is cut, and says so', () => {
  expect(fitText('n'.repeat(200), 10)).toBe(`${'n'.repeat(14)}…`);
  expect(fitText('a bcd', 2)).toBe('a…');
});

test('a name of the widest letters leaves the room beside it free', () => {
  // Figtree's W is 0.96 em wide, its b 0.59.
  expect(0.96 * fitText('W'.repeat(200), 20).length).toBeLessThan(20);
  expect(0.59 * fitText('b'.repeat(200), 20).length).toBeLessThan(20);
});

test('letters of one character stay together; wide ones need more room', () => {
  expect(fitText('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2.5)).toBe('👩‍👩‍👧‍👦…');
  expect(fitText('誕生日会', 3)).toBe('誕…');
});
