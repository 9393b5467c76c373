import { Skeleton } from '@evergift/ui/skeleton';
import { VisuallyHidden } from '@evergift/ui/visually-hidden';
import styles from './review-skeleton.module.css';

/** The headline, the ribbon and the months: as high as they will be. */
const heights = ['5.25rem', '11rem', '20.5rem'];

/** The page's shape while its figures are on their way. */
export function ReviewSkeleton() {
  return (
    <div className={styles.cards} aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      {heights.map((height) => (
        <Skeleton key={height} shape="card" height={height} />
      ))}
    </div>
  );
}
