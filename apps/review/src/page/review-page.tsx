import { useData, useObservable } from '@evergift/data/react';
import { ErrorState } from '@evergift/ui/error-state';
import { Page } from '@evergift/ui/page';
import { PageHeader } from '@evergift/ui/page-header';
import { ReviewSkeleton } from './review-skeleton.tsx';
import { useReview } from './use-review.ts';
import { useYear } from './use-year.ts';
import { YearContent } from './year-content.tsx';
import { YearSwitch } from './year-switch.tsx';

/** A year at a glance: what was given, to whom, when, and for how much. */
export function ReviewPage() {
  const today = useObservable(useData().today$, '');
  const [year, setYear] = useYear(Number(today.slice(0, 4)));
  const { query, hasFailed, retry } = useReview(year);
  const known = query && query.status !== 'loading' ? query : undefined;
  return (
    <Page>
      <PageHeader
        title="Year in Review"
        detail={String(year)}
        actions={known && <YearSwitch years={known.data.years} value={year} onChange={setYear} />}
      />
      {known && <YearContent {...known} today={today} onYear={setYear} />}
      {!known && !hasFailed && <ReviewSkeleton />}
      {hasFailed && (
        <ErrorState
          title="Your year could not be drawn"
          message="A part of this page could not be loaded. Check your connection and try again."
          onRetry={retry}
        />
      )}
    </Page>
  );
}
