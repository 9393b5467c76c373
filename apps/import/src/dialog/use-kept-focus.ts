import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Keeps the focus in the dialog when a step takes the pressed button away with it. */
export function useKeptFocus(step: string): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = body.current?.closest<HTMLElement>('[role=dialog]');
    if (dialog && !dialog.contains(document.activeElement)) dialog.focus();
  }, [step]);
  return body;
}
