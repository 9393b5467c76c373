import type { Query } from '@evergift/data';
import { ErrorState } from '@evergift/ui/error-state';
import type { YearReview } from '../figures/year-review.ts';
import { BudgetsCard } from '../plots/budgets-card.tsx';
import { IdeasCard } from '../plots/ideas-card.tsx';
import { MonthsCard } from '../plots/months-card.tsx';
import { OccasionsCard } from '../plots/occasions-card.tsx';
import { PeopleCard } from '../plots/people-card.tsx';
import { RibbonCard } from '../plots/ribbon-card.tsx';
import { ReviewEmpty } from './review-empty.tsx';
import styles from './year-content.module.css';
import { YearHeadline } from './year-headline.tsx';

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
      title="Your year could not be loaded"
      message="It appears here by itself as soon as the connection is back."
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
