import { VisuallyHidden } from '@evergift/ui/visually-hidden';
import { documentTitle, findHeading, headingName, type PageTitles } from './page-titles.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import { useObservable } from '@evergift/data/react';
import { useEffect, useState } from 'react';
import { useLocation } from '@evergift/router';
import { useRemotes } from '../remotes/remotes-context.tsx';

/**
 * What a browser does when a page changes, done for pages without documents of their own: the
 * title, the focus and its announcement, and the scroll position.
 */
export function RouteChanges({ titles }: { titles: PageTitles }) {
  const name = usePageName(titles);
  const announcement = useHeadingFocus(name);
  useScrollMemory();

  return (
    <VisuallyHidden>
      <span aria-live="polite">{announcement}</span>
    </VisuallyHidden>
  );
}

/** The name of the page that is shown, kept as the document's title; the page's own or its h1's. */
function usePageName(titles: PageTitles): string | undefined {
  const given = useObservable(titles.given$, undefined);
  const [heading, setHeading] = useState<string>();
  const remotes = useRemotes();
  // Asked again when an app has been loaded: it knows its pages' titles before they are there.
  useObservable(remotes.apps$, []);
  const { pathname } = useLocation();
  const name = given ?? heading ?? remotes.titleOf(pathname);

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
