import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { GERMAN, type EnglishText } from './german.ts';
import { knownLanguage, wishedLanguage } from './language.ts';
import { speak, TRANSLATIONS } from './speak.ts';

const texts = Object.keys(GERMAN) as EnglishText[];
const namesIn = (text: string) => [...text.matchAll(/\{(\w*)\}/g)].map(([name]) => name).sort();

describe.each(Object.entries(TRANSLATIONS))('the texts in %s', (_language, translations) => {
  it('have the same names of values as the English ones', () => {
    for (const text of texts) {
      expect([text, namesIn(translations[text])]).toEqual([text, namesIn(text)]);
    }
  });

  it('leave nothing empty, and no braces or colons other than the English ones', () => {
    for (const text of texts) {
      const translation = translations[text];
      expect([text, translation.trim()]).toEqual([text, translation]);
      expect([text, /[.:]$/.exec(translation)?.[0]]).toEqual([text, /[.:]$/.exec(text)?.[0]]);
      expect(translation.replace(/\{\w+\}/g, '')).not.toMatch(/[{}<>]|^$/);
    }
  });
});

it('French has its hard spaces and apostrophes', () => {
  for (const text of Object.values(TRANSLATIONS.fr)) {
    expect(text).not.toMatch(/'|[^\u00A0][:;!?»]|«[^\u00A0]/);
  }
});

it('keeps no translation of a text that is gone', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(folder + name, 'utf8'))
    .join('\n');
  expect(texts.filter((text) => !sources.includes(text))).toEqual([]);
});

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['AR_eg', 'ar'],
  [' fr', 'fr'],
  ['deu', undefined],
  ['it', undefined],
  ['constructor', undefined],
  ['', undefined],
  [undefined, undefined],
])('knows the language of the tag %j', (tag, language) => {
  expect(knownLanguage(tag)).toBe(language);
});

it.each([
  ['it, de-CH;q=0.9, fr;q=0.8', 'de'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['es;q=0.5', 'es'],
  ['*', undefined],
  [undefined, undefined],
])('takes the first language that it knows of %j', (header, language) => {
  expect(wishedLanguage(header)).toBe(language);
});

it('fills in values, and keeps their direction among Arabic words', () => {
  const values = { email: '<a>&b@example.com', count: 8 };
  const english = 'For {email}, at least {count} characters. You will be signed out everywhere.';
  expect(speak('en').say(english, values)).toContain('For <a>&b@example.com, at least 8 char');
  expect(speak('en').show(english, values).html).toContain('For &lt;a&gt;&amp;b@example.com, at');
  expect(speak('ar').say(english, values)).toContain(' \u2068<a>&b@example.com\u2069، 8 أحرف');
  expect(speak('ar').show(english, values).html).toContain(
    ' <bdi>&lt;a&gt;&amp;b@example.com</bdi>، 8 أحرف',
  );
});

it('does not fill in what is in a value', () => {
  const email = '{count}$&@example.com';
  const said = speak('en').show('Thank you. {email} is confirmed.', { email });
  expect(said.html).toBe('Thank you. {count}$&amp;@example.com is confirmed.');
});
