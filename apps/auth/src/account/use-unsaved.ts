import { useEffect, useId } from 'react';

const typed = new Set<string>();

/** Whether something is typed on the page that opening it anew would lose. */
export const hasUnsaved = (): boolean => typed.size > 0;

/** Says whether something is typed in a form and not saved. */
export function useUnsaved(isTyped: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isTyped) return;
    typed.add(id);
    return () => void typed.delete(id);
  }, [id, isTyped]);
}
