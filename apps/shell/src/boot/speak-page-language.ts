import { writeInPageLanguage } from '@evergift/data/formats';
import { languages } from '@evergift/language';
import { messages } from '@evergift/language/messages';
import { addMessages, speak } from '@evergift/language/speak';
import { fieldTexts } from '@evergift/ui/field-texts';

/**
 * Makes the page speak the language that app.html chose before the first paint. To be called before anything else of
 * the application runs: labels are read once. Rejects when the texts cannot be had: then the page speaks English.
 */
export async function speakPageLanguage(): Promise<void> {
  const { lang } = document.documentElement;
  const language = languages.find((each) => each === lang);
  if (language === undefined || language === 'en') return;
  const [loaded] = await Promise.all([messages[language]?.(), fieldTexts(language)]);
  addMessages(language, loaded?.default ?? {});
  speak(language);
  writeInPageLanguage();
}
