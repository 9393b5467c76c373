import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { messageKey } from '@evergift/language/message-key';

const root = new URL('../../', import.meta.url);

/** What each project says in a language, by its English text. */
function translationsIn(language: string): (readonly [english: string, own: string])[] {
  return ['apps', 'libs']
    .flatMap((layer) => readdirSync(new URL(layer, root)).map((name) => `${layer}/${name}`))
    .map((project) => new URL(`${project}/src/messages/${language}.json`, root))
    .filter((file) => existsSync(file))
    .flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
    );
}

/** What several values stand for, where one alone may. */
function ambiguous(pairs: readonly (readonly [key: string, value: string])[]): string[][] {
  const values = new Map<string, Set<string>>();
  for (const [key, value] of pairs) values.set(key, (values.get(key) ?? new Set()).add(value));
  return [...values].filter(([, all]) => all.size > 1).map(([key, all]) => [key, ...all]);
}

for (const language of ['de', 'fr', 'es', 'ar']) {
  test(`LC3 LC4 a text has one translation in all projects, and a key of its own: ${language}`, () => {
    const all = translationsIn(language);
    expect(all.length).toBeGreaterThan(1_000);
    expect(ambiguous(all)).toEqual([]);
    expect(ambiguous(all.map(([english]) => [messageKey(english), english]))).toEqual([]);
  });
}
