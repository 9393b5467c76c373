/** The languages of mails and pages, by ISO 639. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a tag such as 'de' or 'de-AT'; undefined for one that is not spoken here. */
export const knownLanguage = (tag: string | null | undefined): Language | undefined => {
  const [primary] = (tag ?? '').trim().toLowerCase().split(/[-_;]/, 1);
  return LANGUAGES.find((language) => language === primary);
};

/** The first language in an `Accept-Language` header that is spoken here. Browsers put the dearest first. */
export const wishedLanguage = (header = ''): Language | undefined =>
  header
    .split(',')
    .map(knownLanguage)
    .find((language) => language !== undefined);

export const isRightToLeft = (language: Language): boolean => language === 'ar';
