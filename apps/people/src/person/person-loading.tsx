import { Page } from '@evergift/ui/page';
import { Skeleton } from '@evergift/ui/skeleton';

/** The person page's place while the person loads. */
export function PersonLoading() {
  return (
    <Page>
      <p role="status">Loading Person...</p>
      <Skeleton height="7rem" shape="card" />
      <Skeleton height="14rem" shape="card" />
    </Page>
  );
}
