import { collectionNames, dateOf, equal, memoize, view } from '@evergift/data/feature';
import type { Core, Query } from '@evergift/data/feature';
import type { Observable } from 'rxjs';
import { YearFigures } from './year-figures.ts';
import { emptyYear, type YearReview } from './year-review.ts';

/** Looks back at years. Its code is loaded when somebody does. */
export interface Review {
  /** A calendar year in figures; empty while not all collections have answered. */
  year$(year: number): Observable<Query<YearReview>>;
}

interface ReviewSources extends Pick<Core, 'graph'> {
  readonly clock: Pick<Core['clock'], 'timeZone'>;
}

function yearView({ graph, clock }: ReviewSources, year: number): Observable<Query<YearReview>> {
  return view(graph, collectionNames, emptyYear(year), () => {
    const figures = new YearFigures(graph, year, (moment) => dateOf(moment, clock));
    let current = figures.read();
    return {
      data: current,
      next: (publication) => {
        figures.apply(publication);
        const next = figures.read();
        if (equal(next, current)) return undefined;
        current = next;
        return { data: next };
      },
    };
  });
}

/** Opens the figures of years on the graph of today's records. */
export function openReview(sources: ReviewSources): Review {
  return { year$: memoize((year: number) => yearView(sources, year)) };
}
