import { expect, test } from '@playwright/test';
import { messageKey } from '@evergift/language/message-key';
import { translationsIn } from '../fixtures/translations.ts';

/** Values that several texts share, where one alone may. */
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
