import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { messageKey } from '../src/message-key.ts';

const root = join(fileURLToPath(import.meta.url), '../../../..');

/** @type {{ language: string, messages: Record<string, string> }[]} */
const projects = ['apps', 'libs']
  .flatMap((layer) => readdirSync(join(root, layer)).map((name) => join(root, layer, name)))
  .map((project) => join(project, 'src/messages'))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({
    language: basename(file, '.json'),
    messages: JSON.parse(readFileSync(file, 'utf8')),
  }));

/**
 * What several values stand for, where one alone may.
 *
 * @param {Iterable<readonly [key: string, value: string]>} pairs
 */
function ambiguous(pairs) {
  /** @type {Map<string, Set<string>>} */
  const values = new Map();
  for (const [key, value] of pairs) values.set(key, (values.get(key) ?? new Set()).add(value));
  return [...values].filter(([, all]) => all.size > 1).map(([key, all]) => [key, ...all]);
}

test.each(['de', 'fr', 'es', 'ar'])(
  'LC3 a text has the same translation in all projects: %s',
  (wanted) => {
    const own = projects.filter(({ language }) => language === wanted);
    expect(own.length).toBeGreaterThan(1);
    expect(ambiguous(own.flatMap(({ messages }) => Object.entries(messages)))).toEqual([]);
  },
);

test('LC4 no two texts of the product have the same key in the built files', () => {
  const texts = projects.flatMap(({ messages }) => Object.keys(messages));
  expect(ambiguous(texts.map((text) => [messageKey(text), text]))).toEqual([]);
});

test('LC4 what is ambiguous is found', () => {
  expect(
    ambiguous([
      ['Plan', 'Plan'],
      ['Bought', 'Gekauft'],
      ['Plan', 'Einplanen'],
    ]),
  ).toEqual([['Plan', 'Plan', 'Einplanen']]);
});
