import { use, useEffect, useEffectEvent } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { DialogHistoryContext } from '../dialog/dialog-history.ts';

/**
 * For a field with a list or a calendar: lets the browser's Back close that first, and the dialog
 * around it by the next Back. Not for a field with text: closing its list by this would commit it.
 */
export function useClosedByBack(isOpen: boolean, close: () => void): void {
  const history = use(DialogHistoryContext);
  const onBack = useEffectEvent(close);
  useEffect(() => (isOpen ? history?.openInDialog(() => onBack()) : undefined), [isOpen, history]);
}

/** The same within a field of React Aria. */
export function ClosedByBack(): null {
  const state = use(OverlayTriggerStateContext);
  useClosedByBack(state?.isOpen ?? false, () => state?.close());
  return null;
}
