import { filter, firstValueFrom, map, startWith } from 'rxjs';
import type { RecordKind } from '../model/collections.ts';
import { combineStates, type QueryState } from '../model/query-state.ts';
import type { RecordGraph } from './record-graph.ts';

/** The state of these collections once each has answered, from the server or the cache, or has failed. */
export const answered = (graph: RecordGraph, kinds: readonly RecordKind[]): Promise<QueryState> =>
  firstValueFrom(
    graph.published$.pipe(
      startWith(undefined),
      map(() => combineStates(kinds.map((kind) => graph.states[kind]))),
      filter(({ status }) => status !== 'loading'),
    ),
  );
