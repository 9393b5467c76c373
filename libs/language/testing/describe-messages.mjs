import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { languages } from '../src/page-language.ts';
import { findTexts } from './find-texts.mjs';
import { formOf } from './form-of.mjs';

const root = join(fileURLToPath(import.meta.url), '../../../..');

/** @type {(file: string) => Record<string, string>} */
const readMessages = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** @type {import('./describe-messages.d.mts').describeMessages} */
export function describeMessages(project) {
  const folder = join(root, project);
  const wanted = new Set([
    ...findTexts(join(folder, 'src')),
    ...contributedTexts(join(folder, 'remote.json')),
  ]);
  const translated = languages.filter((language) => language !== 'en');

  describe.each(translated)('%s', (language) => {
    const messages = readMessages(join(folder, `src/messages/${language}.json`));

    test('LC4 every text has a translation, and no translation is of a text that is gone', () => {
      const missing = [...wanted].filter((english) => !messages[english]?.trim());
      const stale = Object.keys(messages).filter((english) => !wanted.has(english));
      expect({ missing, stale }).toEqual({ missing: [], stale: [] });
    });

    test('LC4 each translation takes the values of its text, and has the plurals of its language', () => {
      // French and Spanish have a plural for millions: their texts read well without it.
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      const rules = pluralCategories.filter((rule) => rule !== 'many' || language === 'ar');
      const unfit = Object.entries(messages).filter(([english, translation]) => {
        const [from, to] = [formOf(english), formOf(translation)];
        const hasAll = to.plurals.every((branches) =>
          rules.every((rule) => branches.includes(rule)),
        );
        return !hasAll || from.names.join() !== to.names.join();
      });
      expect(Object.fromEntries(unfit)).toEqual({});
    });
  });
}

/**
 * What the shell says of an app before its code is there.
 *
 * @param {string} file the app's remote.json
 */
function contributedTexts(file) {
  /** @type {string[]} */
  const found = [];
  if (!existsSync(file)) return found;
  JSON.stringify(JSON.parse(readFileSync(file, 'utf8')).contributions, (key, value) => {
    if (/^(label|title|message)$/.test(key) && typeof value === 'string') found.push(value);
    return key === 'icons' ? undefined : value;
  });
  return found;
}
