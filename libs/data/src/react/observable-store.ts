import type { Observable, Subscription } from 'rxjs';

/** How long a value that was read but not subscribed to is kept up to date, in milliseconds: from render to commit. */
const renderToCommit = 1_000;

/** An observable as React reads external stores: a present value, and word when it changed. */
export interface ObservableStore<T> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => { readonly value: T } | undefined;
}

function createStore<T>(observable$: Observable<T>): ObservableStore<T> {
  const listeners = new Set<() => void>();
  let subscription: Subscription | undefined;
  let current: { readonly value: T } | undefined;
  let failure: { readonly cause: unknown } | undefined;
  let release: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const connect = () => {
    subscription ??= observable$.subscribe({
      next: (value) => {
        current = { value };
        tell();
      },
      error: (cause: unknown) => {
        failure = { cause };
        tell();
      },
    });
  };
  const releaseLater = () => {
    clearTimeout(release);
    release = setTimeout(() => {
      if (listeners.size > 0) return;
      subscription?.unsubscribe();
      subscription = undefined;
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
      if (!subscription) {
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
export function observableStore<T>(observable$: Observable<T>): ObservableStore<T> {
  let store = stores.get(observable$) as ObservableStore<T> | undefined;
  if (!store) {
    store = createStore(observable$);
    stores.set(observable$, store);
  }
  return store;
}
