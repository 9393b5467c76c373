import type { ToastStore } from '@evergift/ui/toast-store';
import { createContext, useContext } from 'react';

/** The page's toasts, for those in the shell who act on what is shown. */
export const ToastsContext = createContext<ToastStore | undefined>(undefined);

/**
 * Does what the newest toast offers, such as Undo, and closes it: from wherever the focus is, within
 * the time that the toast is there. Without such a toast it does nothing.
 */
export function useNewestToastAction(): () => void {
  const toasts = useContext(ToastsContext);
  return () => {
    const newest = toasts?.current().findLast(({ action, isClosing }) => action && !isClosing);
    if (!newest) return;
    newest.action?.onAction();
    toasts?.close(newest.id);
  };
}
