import { useCallback, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { controlsIn, mainControlOf } from './row-controls.ts';

/** Makes a row one stop of Tab: its main control. */
function makeOneStop(row: HTMLElement): void {
  const main = mainControlOf(row);
  for (const control of controlsIn(row)) {
    const tabIndex = control === main ? 0 : -1;
    if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex;
  }
}

const rowOf = (node: Node): HTMLElement | null =>
  (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('[data-row]') ?? null;

/** The row before or after, across the room of rows that are not drawn. */
function neighbourOf(row: HTMLElement, step: -1 | 1): HTMLElement | null {
  let next: Element | null = row;
  do next = step === 1 ? next.nextElementSibling : next.previousElementSibling;
  while (next && !(next instanceof HTMLElement && 'row' in next.dataset));
  return next as HTMLElement | null;
}

/**
 * A list's rows by keyboard and by press. Tab stops once at each row; Left and Right move within it,
 * Up and Down to the same control of the next row. A press anywhere on a row opens it.
 */
export function useRowKeys() {
  const observer = useRef<MutationObserver>(null);
  const listRef = useCallback((list: HTMLElement | null) => {
    observer.current?.disconnect();
    if (!list) return;
    list.querySelectorAll<HTMLElement>('[data-row]').forEach(makeOneStop);
    observer.current = new MutationObserver((records) => {
      const rows = new Set<HTMLElement>();
      for (const { target, addedNodes } of records) {
        for (const node of [target, ...addedNodes]) {
          const row = rowOf(node);
          if (row) rows.add(row);
        }
      }
      rows.forEach(makeOneStop);
    });
    observer.current.observe(list, { childList: true, subtree: true });
  }, []);
  useLayoutEffect(() => () => observer.current?.disconnect(), []);

  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key } = event;
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const row = rowOf(target);
    if (!row || target.matches('input, textarea, select')) return;
    const controls = controlsIn(row);
    const index = controls.indexOf(target);
    const isReversed = getComputedStyle(row).direction === 'rtl';
    const sideways = { ArrowLeft: -1, ArrowRight: 1 }[key];
    let next: HTMLElement | null | undefined;
    if (sideways !== undefined) next = controls[index + (isReversed ? -sideways : sideways)];
    else if (key === 'ArrowUp' || key === 'ArrowDown') {
      const other = neighbourOf(row, key === 'ArrowUp' ? -1 : 1);
      const isMain = target === mainControlOf(row);
      next = other && ((isMain ? null : controlsIn(other)[index]) ?? mainControlOf(other));
    } else return;
    // At an end the arrow keys scroll the page, as they do elsewhere.
    if (!next) return;
    event.preventDefault();
    next.focus();
  }, []);

  const onClick = useCallback((event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (!event.currentTarget.contains(target) || event.defaultPrevented) return;
    const row = rowOf(target);
    if (!row || target.closest('a, button, input, label')) return;
    // Who marks text wants to copy it.
    if (getSelection()?.type === 'Range') return;
    const { ctrlKey, metaKey, shiftKey } = event;
    const press = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
    mainControlOf(row)?.dispatchEvent(new globalThis.MouseEvent('click', press));
  }, []);

  return { listRef, onKeyDown, onClick };
}
