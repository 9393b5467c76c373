/** What React Aria says to screen readers, by language. */
const texts = {
  de: () => import('react-aria-components/i18n/de-DE'),
  fr: () => import('react-aria-components/i18n/fr-FR'),
  es: () => import('react-aria-components/i18n/es-ES'),
  ar: () => import('react-aria-components/i18n/ar-AE'),
};

/** Where React Aria looks for texts that a page brings, and for their locale. */
const [locale, strings] = ['locale', 'strings'].map((name) =>
  Symbol.for(`react-aria.i18n.${name}`),
) as [symbol, symbol];

/** Makes fields speak a language. To be called before the first of them is rendered. */
export async function fieldTexts(language: keyof typeof texts): Promise<void> {
  // Its types name an export that its files do not have.
  const loaded = (await texts[language]()) as unknown as { default: object };
  Object.assign(globalThis, { [locale]: language, [strings]: loaded.default });
}
