import { isRightToLeft, languages } from '@evergift/language';

const names = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español', ar: 'العربية' };

/** Every language by its own name, for who cannot read the others. */
export const ownNames = languages.map((lang) => ({
  ...{ id: lang, lang, label: names[lang] },
  dir: isRightToLeft(lang) ? 'rtl' : 'ltr',
}));
