import type { Observable } from 'rxjs';
import { dateOf } from '../calendar/today.ts';
import type { Clock } from '../calendar/clock.ts';
import { equal } from '../values/equal.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import { collectionNames } from '../model/collections.ts';
import { memoize } from '../values/memoize.ts';
import type { Query } from '../model/query-state.ts';
import { view } from '../graph/views.ts';
import { YearFigures } from './year-figures.ts';
import { emptyYear, type YearReview } from './year-review.ts';

/** Looks back at years. Its code is loaded when somebody does. */
export interface Review {
  /** A calendar year in figures; empty while not all collections have answered. */
  year$(year: number): Observable<Query<YearReview>>;
}

export interface ReviewSources {
  readonly graph: RecordGraph;
  readonly clock: Pick<Clock, 'timeZone'>;
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
