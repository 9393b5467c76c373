import { useObservable } from '@evergift/data/react';
import { useEffect, useState } from 'react';
import { documentTitle, findHeading, headingName } from './page-titles.ts';
import type { PageTitles } from './page-titles.ts';

/** The name of the page that is shown, kept as the document's title; the page's own or its h1's. */
export function usePageName(titles: PageTitles): string | undefined {
  const given = useObservable(titles.given$, undefined);
  const [heading, setHeading] = useState<string>();
  const name = given ?? heading;

  useEffect(() => {
    const read = () => setHeading(headingName(findHeading()));
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    document.title = documentTitle(name);
  }, [name]);

  return name;
}
