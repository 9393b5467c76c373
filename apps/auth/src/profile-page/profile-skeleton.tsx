import { Skeleton } from '@evergift/ui/skeleton';
import { VisuallyHidden } from '@evergift/ui/visually-hidden';

/** Holds the page's place until the account is known. */
export function ProfileSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Skeleton height="3.5rem" width="14rem" />
      <br />
      <Skeleton height="18rem" shape="card" />
    </div>
  );
}
