// Nothing here may import what the first paint runs: its labels would be read before the language is known.
import { messages, type MessageLoaders } from '@evergift/language/messages';
import { addMessages, speak } from '@evergift/language/speak';
import { fieldTexts } from '@evergift/ui/field-texts';

const isTranslated = (language: string): language is keyof MessageLoaders =>
  messages[language as keyof MessageLoaders] !== undefined;

/**
 * Makes the page speak the language that app.html chose before the first paint. To be called before anything else of
 * the application runs: labels are read once. Rejects when the texts cannot be had: then the page speaks English.
 */
export async function speakPageLanguage(): Promise<void> {
  const { lang } = document.documentElement;
  if (!isTranslated(lang)) return;
  const [loaded] = await Promise.all([messages[lang]?.(), fieldTexts(lang)]);
  addMessages(lang, loaded?.default ?? {});
  speak(lang);
}
