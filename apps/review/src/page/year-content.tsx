import type { Query } from '@evergift/data';
import { text } from '@evergift/language';
import { ErrorState } from '@evergift/ui/error-state';
import type { YearReview } from '../figures/year-review.ts';
import { BudgetsCard } from '../plots/budgets-card.tsx';
import { IdeasCard } from '../plots/ideas-card.tsx';
import { MonthsCard } from '../plots/months-card.tsx';
import { OccasionsCard } from '../plots/occasions-card.tsx';
import { PeopleCard } from '../plots/people-card.tsx';
import { RibbonCard } from '../plots/ribbon-card.tsx';
import styles from './year-content.module.css';
import { YearHeadline } from './year-headline.tsx';
import { useHost } from '@evergift/contract';
import { Button } from '@evergift/ui/button';
import { EmptyState } from '@evergift/ui/empty-state';

interface YearContentProperties extends Pick<Query<YearReview>, 'data' | 'complete'> {
  /** 'YYYY-MM-DD' */
  today: string;
  onYear: (year: number) => void;
}

/** One year, whatever there is of it. */
export function YearContent({ data, complete, today, onYear }: YearContentProperties) {
  const hasNothing = data.presents + data.ideas + data.occasions.length === 0;
  if (!hasNothing) return <Plots review={data} today={today} />;
  if (complete) return <ReviewEmpty review={data} onYear={onYear} />;
  return (
    <ErrorState
      title={text('Your year could not be loaded')}
      message={text('It appears here by itself as soon as the connection is back.')}
    />
  );
}

function Plots({ review, today }: { review: YearReview; today: string }) {
  return (
    <>
      <YearHeadline review={review} />
      <RibbonCard review={review} today={today} />
      {review.presents > 0 && <MonthsCard review={review} />}
      <div className={styles.pairs}>
        <PeopleCard review={review} />
        <OccasionsCard review={review} />
        {review.people.length > 0 && <IdeasCard review={review} />}
        <BudgetsCard review={review} />
      </div>
    </>
  );
}

interface ReviewEmptyProperties {
  review: YearReview;
  onYear: (year: number) => void;
}

/** Nothing happened in this year: leads to one in which something did, or to the first gift. */
function ReviewEmpty({ review, onYear }: ReviewEmptyProperties) {
  const { openModal, preloadModal } = useHost();
  const { year, years } = review;
  const distance = (one: number) => Math.abs(one - year);
  const [other] = years.filter((one) => one !== year).sort((a, b) => distance(a) - distance(b));
  return (
    <EmptyState
      title={text('Nothing to look back on in {year} yet', { year: String(year) })}
      message={text(
        'Every gift you keep and every occasion you mark becomes a part of the year. It is drawn here as it grows.',
      )}
      action={
        other === undefined ? (
          <Button
            variant="primary"
            onPress={() => openModal('gift.add', {})}
            onHoverStart={() => preloadModal('gift.add')}
            onFocus={() => preloadModal('gift.add')}
          >
            {text('Add your first gift')}
          </Button>
        ) : (
          <Button onPress={() => onYear(other)}>
            {text('Look at {year}', { year: String(other) })}
          </Button>
        )
      }
    />
  );
}
