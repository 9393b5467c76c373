import type { Observable } from 'rxjs';
import type { NextStep } from '../derived/next-step.ts';
import { NextSteps } from '../derived/next-steps.ts';
import type { RecordGraph } from '../derived/record-graph.ts';
import { collectionNames } from '../model/collections.ts';
import type { Query } from '../model/query-state.ts';
import { view, type Publisher } from './views.ts';

/** What is worth doing next, kept for as long as somebody looks. */
export function nextStepsView(
  publisher: Publisher,
  graph: RecordGraph,
): Observable<Query<readonly NextStep[]>> {
  return view<readonly NextStep[]>(publisher, collectionNames, [], () => {
    const steps = new NextSteps(graph);
    return {
      data: steps.first,
      next: (publication) => {
        steps.apply(publication);
        return { data: steps.first };
      },
    };
  });
}
