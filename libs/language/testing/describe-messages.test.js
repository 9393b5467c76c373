import { expect, test } from 'vitest';
import { formOf } from './form-of.mjs';

test('LC4 a translation is compared by its values, tags and plurals', () => {
  expect(formOf('Read {name}’s <a>plan</a>.')).toEqual({ names: ['<a>', 'name'], plurals: [] });
  expect(
    formOf('{count, plural, one {# gift of {name}} other {# gifts of {name}}} {count}'),
  ).toEqual({ names: ['count', 'name'], plurals: [['one', 'other']] });
  expect(() => formOf('{count, plural, one {# gift} other {# gifts}')).toThrow('not closed');
  expect(() => formOf('gift}')).toThrow('not opened');
});
