import { VisuallyHidden } from '@evergift/ui/visually-hidden';
import { documentTitle, findHeading, headingName, type PageTitles } from './page-titles.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { merge } from 'rxjs';
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
  const remotes = useRemotes();
  const { pathname } = useLocation();
  // One value, so that the title, the heading and an app that has been loaded render nothing
  // unless the name is another. The app knows its pages' titles before they are there.
  const subscribe = useCallback(
    (follow: () => void) => {
      const subscription = merge(titles.given$, remotes.apps$).subscribe(follow);
      const observer = new MutationObserver(follow);
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      return () => {
        observer.disconnect();
        subscription.unsubscribe();
      };
    },
    [titles, remotes],
  );
  const name = useSyncExternalStore(
    subscribe,
    () => titles.given$.value ?? headingName(findHeading()) ?? remotes.titleOf(pathname),
  );

  useEffect(() => {
    document.title = documentTitle(name);
  }, [name]);

  return name;
}
