import { useHost } from '@evergift/contract';
import { Button } from '@evergift/ui/button';
import { EmptyState } from '@evergift/ui/empty-state';
import type { YearReview } from '../figures/year-review.ts';

interface ReviewEmptyProperties {
  review: YearReview;
  onYear: (year: number) => void;
}

/** Nothing happened in this year: leads to one in which something did, or to the first gift. */
export function ReviewEmpty({ review, onYear }: ReviewEmptyProperties) {
  const { openModal, preloadModal } = useHost();
  const { year, years } = review;
  const distance = (one: number) => Math.abs(one - year);
  const [other] = years.filter((one) => one !== year).sort((a, b) => distance(a) - distance(b));
  return (
    <EmptyState
      title={`Nothing to look back on in ${year} yet`}
      message="Every gift you keep and every occasion you mark becomes a part of the year. It is drawn here as it grows."
      action={
        other === undefined ? (
          <Button
            variant="primary"
            onPress={() => openModal('gift.add', {})}
            onHoverStart={() => preloadModal('gift.add')}
            onFocus={() => preloadModal('gift.add')}
          >
            Add your first gift
          </Button>
        ) : (
          <Button onPress={() => onYear(other)}>Look at {other}</Button>
        )
      }
    />
  );
}
