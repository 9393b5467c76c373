import { use, useEffect, useEffectEvent } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { DialogHistoryContext } from '../dialog/dialog-history.ts';

/**
 * In a field with a list or a calendar: lets the browser's Back close that first, and the dialog
 * around it by the next Back. Not for a field with text: closing its list by this would commit it.
 */
export function ClosedByBack(): null {
  const history = use(DialogHistoryContext);
  const state = use(OverlayTriggerStateContext);
  const isOpen = state?.isOpen ?? false;
  const close = useEffectEvent(() => state?.close());
  useEffect(() => (isOpen ? history?.openInDialog(() => close()) : undefined), [isOpen, history]);
  return null;
}
