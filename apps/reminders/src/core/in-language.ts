import { languages, type Language } from '@evergift/language';
import { addMessages, messageKey, speak } from '@evergift/language/speak';

/** What this program and the libraries in it say, by the English text: 'de.json' is German. */
const files = import.meta.glob<Readonly<Record<string, string>>>(
  '../../../../{apps/reminders,libs/data,libs/occasions}/src/messages/*.json',
  { eager: true, import: 'default' },
);

/** The language of this code, of ISO 639; English for one that the product does not speak. */
export const languageOf = (code: string): Language =>
  languages.find((language) => language === code) ?? 'en';

for (const [path, texts] of Object.entries(files)) {
  const byKey = Object.entries(texts).map(([english, own]) => [messageKey(english), own]);
  addMessages(languageOf(path.slice(-7, -5)), Object.fromEntries(byKey));
}

/**
 * Says something in a person's language. It waits for nothing: what is said after a pause would be in the language of
 * another letter.
 *
 * @param language of ISO 639; '' for English
 */
export function inLanguage<Said>(
  language: string,
  say: (() => Said) & (Said extends PromiseLike<unknown> ? never : unknown),
): Said {
  speak(languageOf(language));
  try {
    return say();
  } finally {
    speak('en');
  }
}
