import { keptOnDevice } from '../src/browser/kept-text.ts';

/** Read by the scripts in index.html and app.html, and by libs/language. */
const kept = keptOnDevice('evergift.language');

/**
 * Remembers the language that is chosen below the page. Who goes on to the application from a page in another language
 * than English reads on in it, on a device that nobody ever signed in on; on others the settings say which.
 */
export function rememberLanguage(page: Document, isKnown: () => boolean): void {
  const { lang } = page.documentElement;
  page.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    if (link?.lang) kept.write(link.lang);
    else if (lang !== 'en' && link?.pathname === '/dashboard' && !isKnown()) kept.write(lang);
  });
}
