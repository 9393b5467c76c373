import { Page } from '@evergift/ui/page';
import { Skeleton } from '@evergift/ui/skeleton';

/** The event page's place while the event loads. */
export function EventLoading() {
  return (
    <Page>
      <p role="status">Loading Event...</p>
      <Skeleton height="9rem" shape="card" />
      <Skeleton height="14rem" shape="card" />
    </Page>
  );
}
