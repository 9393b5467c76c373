import { text } from '@evergift/language';
import { Skeleton } from '@evergift/ui/skeleton';
import { VisuallyHidden } from '@evergift/ui/visually-hidden';
import { NextUpCard } from './next-up-card.tsx';
import styles from './next-up.module.css';

/** The place of what is next up while it loads. */
export function NextUpSkeleton() {
  return (
    <NextUpCard>
      <VisuallyHidden>{text('Loading')}</VisuallyHidden>
      <div className={styles.steps}>
        {[1, 2, 3, 4, 5].map((place) => (
          <Skeleton key={place} height="4rem" shape="card" />
        ))}
      </div>
    </NextUpCard>
  );
}
