import { Card } from '@evergift/ui/card';
import { Skeleton } from '@evergift/ui/skeleton';
import { VisuallyHidden } from '@evergift/ui/visually-hidden';
import styles from './timeline.module.css';

/** Three event cards' places while the events load. */
export function EventCardSkeleton() {
  return (
    <div className={styles.cards}>
      <VisuallyHidden>Loading</VisuallyHidden>
      {[1, 2, 3].map((place) => (
        <Card key={place}>
          <Skeleton height="15rem" shape="card" />
        </Card>
      ))}
    </div>
  );
}
