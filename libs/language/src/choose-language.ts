import type { Language } from './page-language.ts';

/** Read again by the script in app.html and index.html, before the first paint. */
const key = 'evergift.language';

/** The language that this device showed last, or that was chosen on it. */
export function languageOnDevice(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Shows a language from now on: labels are read once, so the page is opened anew. Where storage is blocked, the page
 * stays as it is.
 */
export function chooseLanguage(language: Language): void {
  if (keepLanguage(language)) location.reload();
}

/** Remembers a language for the next page. @returns whether this device remembers something else than before */
export function keepLanguage(language: Language): boolean {
  if (languageOnDevice() === language) return false;
  try {
    localStorage.setItem(key, language);
  } catch {
    return false;
  }
  return true;
}
