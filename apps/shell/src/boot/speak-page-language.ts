import type { Language } from '@evergift/language';
import { addMessages, speak } from '@evergift/language/speak';
import { fieldTexts } from '@evergift/ui/field-texts';
import { messages } from './page-messages.ts';

/**
 * Makes the page speak the language that app.html chose before the first paint. To be called before anything else of
 * the application runs, since labels are read once: what this file imports brings nothing of it, which the build
 * checks. Rejects when the texts cannot be had: then the page speaks English.
 */
export async function speakPageLanguage(): Promise<void> {
  const language = document.documentElement.lang as Exclude<Language, 'en'>;
  const [loaded] = await Promise.all([messages[language]?.(), fieldTexts(language)]);
  addMessages(language, loaded?.default ?? {});
  speak(language);
  const { writeInPageLanguage } = await import('@evergift/data/formats');
  writeInPageLanguage();
}
