import { useHost } from '@evergift/contract';
import type { Query } from '@evergift/data';
import { useData, useObservable } from '@evergift/data/react';
import { useEffect, useState } from 'react';
import type { Review } from '../figures/open-review.ts';
import type { YearReview } from '../figures/year-review.ts';

interface ReviewState {
  /** Undefined while its code is on its way, and when it cannot be loaded. */
  readonly query: Query<YearReview> | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const loadReview = async () => (await import('../figures/open-review.ts')).openReview;

/** The figures of a year, whose code comes with the first look back. */
export function useReview(year: number): ReviewState {
  const data = useData();
  const { reportError } = useHost();
  const [review, setReview] = useState<Review>();
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isGone = false;
    data.open(loadReview).then(
      (opened) => {
        if (!isGone) setReview(opened);
      },
      (error: unknown) => {
        reportError(error);
        if (!isGone) setFailures(attempt);
      },
    );
    return () => {
      isGone = true;
    };
  }, [data, reportError, attempt]);
  const query = useObservable<Query<YearReview> | undefined>(review?.year$(year), undefined);
  const hasFailed = review === undefined && failures === attempt;
  return { query, hasFailed, retry: () => setAttempt(attempt + 1) };
}
