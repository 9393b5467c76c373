import { useSyncExternalStore } from 'react';
import { NEVER, type Observable, type Subscription } from 'rxjs';
import type { Query } from '../model/query-state.ts';

/**
 * The present value of an observable; `initial` until it has one, and while there is no observable. Give it the same
 * observable on every render.
 */
export function useObservable<T>(observable$: Observable<T> | undefined, initial: T): T {
  const { subscribe, read } = observableStore(observable$ ?? NEVER);
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

/** How long a value that was read but not subscribed to is kept up to date, in milliseconds: from render to commit. */
const renderToCommit = 1_000;

/** An observable as React reads external stores: a present value, and word when it changed. */
interface ObservableStore<T> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => { readonly value: T } | undefined;
}

function createStore<T>(observable$: Observable<T>): ObservableStore<T> {
  const listeners = new Set<() => void>();
  let isConnected = false;
  let subscription: Subscription | undefined;
  let current: { readonly value: T } | undefined;
  let failure: { readonly cause: unknown } | undefined;
  let release: ReturnType<typeof setTimeout> | undefined;

  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  const connect = () => {
    if (isConnected) return;
    // Before the first value, which comes at once and makes a listener read.
    isConnected = true;
    subscription = observable$.subscribe({
      next: (value) => {
        current = { value };
        notify();
      },
      error: (cause: unknown) => {
        failure = { cause };
        notify();
      },
    });
  };
  const releaseLater = () => {
    clearTimeout(release);
    release = setTimeout(() => {
      if (listeners.size > 0) return;
      isConnected = false;
      subscription?.unsubscribe();
    }, renderToCommit);
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      connect();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) releaseLater();
      };
    },
    read: () => {
      if (!isConnected) {
        connect();
        releaseLater();
      }
      if (failure) throw failure.cause;
      return current;
    },
  };
}

const stores = new WeakMap<object, ObservableStore<unknown>>();

/** The store of an observable: one per observable, whoever reads it, so that all of a page shows the same value. */
function observableStore<T>(observable$: Observable<T>): ObservableStore<T> {
  let store = stores.get(observable$) as ObservableStore<T> | undefined;
  if (!store) {
    store = createStore(observable$);
    stores.set(observable$, store);
  }
  return store;
}
