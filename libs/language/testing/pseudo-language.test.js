import { afterEach, expect, test } from 'vitest';
import { text } from '../src/text.ts';
import { formOf } from './form-of.mjs';
import { pseudo } from './pseudo-language.mjs';

afterEach(() => {
  globalThis.evergiftSpeech = undefined;
});

test('LC5 the pseudo-language is longer, and has the values, tags and choices of its text', () => {
  expect(pseudo('Add Gift')).toBe('⟦Ådd Gïft···⟧');
  const rich = 'Read <a>the plan</a> of {name}: {count, plural, one {# gift} other {# gifts}}';
  expect(formOf(pseudo(rich))).toEqual(formOf(rich));
  globalThis.evergiftSpeech = { language: 'en', translate: pseudo };
  expect(
    text('{count, plural, one {# idea} other {# ideas}} for {name}', { count: 2, name: 'Ada' }),
  ).toBe('⟦2 ïdéåš för Ada···⟧');
});
