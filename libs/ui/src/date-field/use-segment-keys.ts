import { type KeyboardEvent, useRef } from 'react';
import { sendForm } from '../form/send-form.ts';

const separator = /^[-/.,\s]$/;

/**
 * What keys do within the segments of a date, beyond figures and arrows: the sign between two parts,
 * as in '1/5/1990', goes on to the next one; without it the 5 would join the 1. Enter sends the form.
 *
 * @param onSettle called before the form is sent
 */
export function useSegmentKeys(onSettle: () => void) {
  const typedIn = useRef<EventTarget>(null);

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    if (!(target instanceof HTMLElement) || target.role !== 'spinbutton') return;
    // With Ctrl, too (`sendOnShortcut`).
    if (key === 'Enter') {
      onSettle();
      return sendForm(target.closest('form'));
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\p{Nd}$/u.test(key)) {
      typedIn.current = target;
    } else if (separator.test(key)) {
      const segments = [...currentTarget.querySelectorAll<HTMLElement>('[role="spinbutton"]')];
      // A full segment was left by itself; its sign must not leave the next one, too.
      if (typedIn.current === target) segments[segments.indexOf(target) + 1]?.focus();
      typedIn.current = null;
    }
  };
}
