import { messageKey } from './message-key.ts';
import type { Language } from './page-language.ts';
import type { Messages } from './messages.ts';

export { messageKey };

const known = new Map<string, Messages>();
const keys = new Map<string, string>();

/** Adds texts of a language; those that are known already stay as they are on the page. */
export function addMessages(language: Language, messages: Messages): void {
  known.set(language, { ...messages, ...known.get(language) });
}

/** Makes this page, or the letter that a server writes now, speak a language; what is said already stays. */
export function speak(language: Language): void {
  if (language === 'en') {
    globalThis.evergiftSpeech = undefined;
    return;
  }
  const translate = (english: string) => {
    let key = keys.get(english);
    if (key === undefined) keys.set(english, (key = messageKey(english)));
    return known.get(language)?.[key] ?? english;
  };
  globalThis.evergiftSpeech = { language, translate };
}
