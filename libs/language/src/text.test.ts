import { afterEach, expect, test } from 'vitest';
import { messageKey } from './message-key.ts';
import { addMessages, speak } from './speak.ts';
import { text, translated } from './text.ts';

afterEach(() => speak('en'));

const say = (language: 'de' | 'ar', texts: Record<string, string>) => {
  const entries = Object.entries(texts).map(([english, own]) => [messageKey(english), own]);
  addMessages(language, Object.fromEntries(entries));
  speak(language);
};

test('LC4 English is in the sources: a text without a translation shows itself, never a key', () => {
  expect(text('Add Person')).toBe('Add Person');
  say('de', { 'Add Gift': 'Geschenk hinzufügen' });
  expect(text('Add Gift')).toBe('Geschenk hinzufügen');
  expect(text('Add Person')).toBe('Add Person');
  expect(translated('Add Gift')).toBe('Geschenk hinzufügen');
});

test('LC4 values have their names, and what a person typed is no pattern', () => {
  expect(text('Deleted {name}.', { name: '{name} & #' })).toBe('Deleted {name} & #.');
  expect(text('{a}/{b}', { a: 1, b: 1234567 })).toBe('1/1,234,567');
});

test('LC4 plurals are those of the language', () => {
  const gifts = (count: number) =>
    text('{count, plural, =0 {No gifts} one {# gift} other {# gifts}} for {name}', {
      ...{ count, name: 'Ada' },
    });
  expect([0, 1, 2, 1200].map(gifts)).toEqual([
    ...['No gifts for Ada', '1 gift for Ada', '2 gifts for Ada', '1,200 gifts for Ada'],
  ]);
  say('ar', {
    '{count, plural, =0 {No gifts} one {# gift} other {# gifts}} for {name}':
      '{count, plural, zero {صفر} one {واحدة} two {اثنتان} few {# قليلة} many {# كثيرة} other {#}} {name}',
  });
  expect([0, 1, 2, 3, 11, 100].map((count) => gifts(count).split(' ')[0])).toEqual([
    ...['صفر', 'واحدة', 'اثنتان', '3', '11', '100'],
  ]);
});

test('LC3 a name keeps its direction among Arabic words', () => {
  say('ar', { 'Deleted {name}.': 'حُذف {name}.' });
  expect(text('Deleted {name}.', { name: 'Ada' })).toBe('حُذف \u2068Ada\u2069.');
});

test('LC4 choices by a word', () => {
  const sort = (by: string) => text('{by, select, name {By name} other {By date}}', { by });
  expect([sort('name'), sort('date')]).toEqual(['By name', 'By date']);
});

test('LC4 the types know the names in a text', () => {
  // @ts-expect-error: the name is missing
  expect(text('Deleted {name}.')).toBe('Deleted {name}.');
  // @ts-expect-error: another name
  text('Deleted {name}.', { person: 'Ada' });
  // @ts-expect-error: a text without names takes no values
  text('Deleted', { name: 'Ada' });
  // @ts-expect-error: the name inside a branch is missing
  text('{count, plural, one {# gift for {name}} other {# gifts for {name}}}', { count: 1 });
});
