import { VisuallyHidden } from '@evergift/ui/visually-hidden';
import type { PageTitles } from './page-titles.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { usePageName } from './use-page-name.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

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
