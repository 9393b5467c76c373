import { languages, pageLanguage } from '@evergift/language';
import { keepLanguage } from '@evergift/language/choose';
import { useEffect, useRef } from 'react';
import { reloadPage } from '../browser/leave-page.ts';

/** Without a network a page opens again only where the service worker has it. */
const mayReload = (): boolean => navigator.onLine || Boolean(navigator.serviceWorker?.controller);

/**
 * Keeps the page in the language of the settings document. The page is opened anew when it opens in another language,
 * and when the language is changed on it; a page that is open elsewhere follows at its next start, with nothing lost.
 *
 * @param chosen ISO 639, '' for English; undefined while the settings are not known
 */
export function useFollowLanguage(chosen: string | undefined): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (chosen === undefined) return;
    const language = languages.find((each) => each === chosen) ?? 'en';
    const isNew = keepLanguage(language) && language !== pageLanguage();
    if (isNew && mayReload() && (isFirst.current || document.hasFocus())) reloadPage();
    isFirst.current = false;
  }, [chosen]);
}
