import { useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';
import type { Query } from '../model/query-state.ts';
import { observableStore } from './observable-store.ts';

/** The present value of an observable; `initial` until it has one. Give it the same observable on every render. */
export function useObservable<T>(observable$: Observable<T>, initial: T): T {
  const { subscribe, read } = observableStore(observable$);
  const current = useSyncExternalStore(subscribe, read, read);
  return current ? current.value : initial;
}

/** The present answer of a query, from the first render on. */
export function useQuery<T>(query$: Observable<Query<T>>): Query<T> {
  const { subscribe, read } = observableStore(query$);
  const current = useSyncExternalStore(subscribe, read, read);
  if (!current)
    throw new Error('A query of @evergift/data answers on subscribing; this one did not.');
  return current.value;
}
