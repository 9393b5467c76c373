export { pageLanguage, isRightToLeft, languages, type Language } from './page-language.ts';
export { text, translated } from './text.ts';
