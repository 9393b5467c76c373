import { writeInPageLanguage } from '@evergift/data/formats';
import { languages, type Language } from '@evergift/language';
import { messages } from '@evergift/language/messages';
import { addMessages, speak } from '@evergift/language/speak';
import { fieldTexts } from '@evergift/ui/field-texts';

/**
 * Makes the page speak the language that app.html chose before the first paint. To be called before anything else of
 * the application runs: labels are read once. Where the texts cannot be had, the page speaks English.
 */
export async function speakPageLanguage(): Promise<void> {
  const page = document.documentElement;
  const language = languages.find((each): each is Exclude<Language, 'en'> => each === page.lang);
  if (language === undefined) return;
  try {
    const load = messages[language];
    const [loaded] = await Promise.all([load?.(), fieldTexts(language)]);
    addMessages(language, loaded?.default ?? {});
    speak(language);
    writeInPageLanguage();
  } catch (error) {
    page.lang = 'en';
    page.dir = '';
    reportError(error);
  }
}
