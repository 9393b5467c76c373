import { Observable, shareReplay } from 'rxjs';
import type { Publication, States } from './publication.ts';
import type { RecordGraph } from './record-graph.ts';
import { equal } from '../values/equal.ts';
import { SortedRows, type Selection } from '../tables/sorted-rows.ts';
import type { Change, Table } from '../tables/table.ts';
import type { RecordKind } from '../model/collections.ts';
import { combineStates, sameState, type Query, type QueryState } from '../model/query-state.ts';

/** Rows, how to hear of their changes, and the collections they rest on. */
export interface RowSource<Row> {
  readonly table: Table<Row>;
  readonly changes: (publication: Publication) => readonly Change<Row>[];
  readonly collections: readonly RecordKind[];
}

/** What a view follows. */
type Publisher = Pick<RecordGraph, 'published$' | 'states'>;

/**
 * While a collection that the rows rest on has not answered, there is nothing to see: an event
 * without its gifts would show an amount that is not true, and move what is below it.
 */
export function view<T>(
  graph: Publisher,
  collections: readonly RecordKind[],
  nothing: T,
  open: () => { data: T; next: (publication: Publication) => { data: T } | undefined },
): Observable<Query<T>> {
  const stateIn = (states: States) => combineStates(collections.map((name) => states[name]));
  return new Observable<Query<T>>((subscriber) => {
    let { data: known, next } = open();
    let current: Query<T> | undefined;
    const show = (state: QueryState) => {
      const data = state.status === 'loading' ? nothing : known;
      if (current && data === current.data && sameState(state, current)) return;
      current = { ...state, data };
      subscriber.next(current);
    };
    show(stateIn(graph.states));
    return graph.published$.subscribe((publication) => {
      if (publication.isAnew) {
        ({ data: known, next } = open());
        current = undefined;
      } else known = (next(publication) ?? { data: known }).data;
      show(stateIn(publication.states));
    });
  }).pipe(shareReplay({ bufferSize: 1, refCount: true }));
}

const noRows: readonly never[] = [];

/** The rows that a selection takes, in its order. */
export function listView<Row extends { readonly id: string }>(
  graph: Publisher,
  source: RowSource<Row>,
  selection: Selection<Row>,
): Observable<Query<readonly Row[]>> {
  return view<readonly Row[]>(graph, source.collections, noRows, () => {
    const sorted = new SortedRows(selection, source.table.values());
    return {
      data: sorted.rows,
      next: (publication) =>
        sorted.apply(source.changes(publication), () => source.table.values())
          ? { data: sorted.rows }
          : undefined,
    };
  });
}

/** The row with an id, undefined while there is none. */
export function rowView<Row>(
  graph: Publisher,
  source: RowSource<Row>,
  id: string,
): Observable<Query<Row | undefined>> {
  return view<Row | undefined>(graph, source.collections, undefined, () => ({
    data: source.table.get(id),
    next: (publication) => {
      const change = source.changes(publication).find((candidate) => candidate.id === id);
      return change && { data: change.after };
    },
  }));
}

/**
 * A value that is read from the graph; the same object as long as it equals what it was.
 *
 * @param nothing what there is to see while a collection has not answered
 * @param isConcerned whether a publication may change the value; each may unless given
 */
export function valueView<T>(
  graph: Publisher,
  collections: readonly RecordKind[],
  nothing: T,
  read: () => T,
  isConcerned: (publication: Publication) => boolean = () => true,
): Observable<Query<T>> {
  return view(graph, collections, nothing, () => {
    let current = read();
    return {
      data: current,
      next: (publication) => {
        if (!isConcerned(publication)) return undefined;
        const value = read();
        if (equal(value, current)) return undefined;
        current = value;
        return { data: value };
      },
    };
  });
}
