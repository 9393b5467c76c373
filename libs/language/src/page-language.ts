/** The languages that the product speaks, by ISO 639. */
export const languages = ['en', 'de', 'fr', 'es', 'ar'] as const;
export type Language = (typeof languages)[number];

/** How a page speaks another language than English. */
export interface Speech {
  readonly language: Language;
  /** The text in that language, and the English one where there is no translation. */
  readonly translate: (english: string) => string;
}

/**
 * What a page speaks. Every build brings a copy of this code, so the copies meet at one place. Undefined
 * while the page speaks English: then nothing of another language is loaded.
 */
declare global {
  var evergiftSpeech: Speech | undefined;
  /** The locale in which the page writes numbers, by the region of who reads; undefined for that of the language. */
  var evergiftNumbers: string | undefined;
}

/** The language of the page, or of the letter that a server writes now. */
export const pageLanguage = (): Language => globalThis.evergiftSpeech?.language ?? 'en';

/** Whether a language is written from right to left. */
export const isRightToLeft = (language: string): boolean => language === 'ar';
