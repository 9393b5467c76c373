import { VisuallyHidden } from '@evergift/ui/visually-hidden';
import { documentTitle, findHeading, headingName, type PageTitles } from './page-titles.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import { useEffect, useRef } from 'react';
import { merge } from 'rxjs';
import { useLocation } from '@evergift/router';
import { useRemotes } from '../remotes/remotes-context.tsx';

/**
 * What a browser does when a page changes, done for pages without documents of their own: the
 * title, the focus and its announcement, and the scroll position.
 */
export function RouteChanges({ titles }: { titles: PageTitles }) {
  const remotes = useRemotes();
  const { pathname } = useLocation();
  const announcer = useRef<HTMLSpanElement>(null);
  const isFocusElsewhere = useHeadingFocus();
  useScrollMemory();

  // Written and not rendered: React would commit twice more for each page.
  useEffect(() => {
    const follow = () => {
      // The app knows its pages' titles before they are there.
      const name = titles.given$.value ?? headingName(findHeading()) ?? remotes.titleOf(pathname);
      const title = documentTitle(name);
      if (document.title !== title) document.title = title;
      const announced = isFocusElsewhere.current ? (name ?? '') : '';
      // Writing the same again would be a change to follow, without end.
      if (announcer.current && announcer.current.textContent !== announced)
        announcer.current.textContent = announced;
    };
    const subscription = merge(titles.given$, remotes.apps$).subscribe(follow);
    const observer = new MutationObserver(follow);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      subscription.unsubscribe();
    };
  }, [titles, remotes, pathname, isFocusElsewhere]);

  return (
    <VisuallyHidden>
      <span ref={announcer} aria-live="polite" />
    </VisuallyHidden>
  );
}
