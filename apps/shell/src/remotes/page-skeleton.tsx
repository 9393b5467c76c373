import { text } from '@evergift/language';
import { Page } from '@evergift/ui/page';
import { Skeleton } from '@evergift/ui/skeleton';
import { VisuallyHidden } from '@evergift/ui/visually-hidden';

/** A page's place while its app loads. */
export function PageSkeleton() {
  return (
    <Page>
      <VisuallyHidden>{text('Loading')}</VisuallyHidden>
      <Skeleton width="12rem" height="2.75rem" />
      <Skeleton height="7rem" shape="card" />
      <Skeleton height="22rem" shape="card" />
    </Page>
  );
}
