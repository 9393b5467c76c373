import { useCallback, useSyncExternalStore } from 'react';
import type { ToastStore } from './toast-store.ts';

/** The toasts in sight, live. */
export function useToasts(store: ToastStore) {
  const subscribe = useCallback(
    (notify: () => void) => {
      const subscription = store.toasts$.subscribe(notify);
      return () => subscription.unsubscribe();
    },
    [store],
  );
  return useSyncExternalStore(subscribe, store.current, store.current);
}
