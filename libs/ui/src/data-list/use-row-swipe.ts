import { type PointerEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { MenuAction } from '../action-menu/menu-action.ts';

/** Pixels that a finger moves sideways before it is a swipe and no longer a press. */
const swipeStart = 10;
/** Pixels after which a release acts; before them the row returns to its place. */
const swipeActs = 88;

interface Swipe {
  pointerId: number;
  x: number;
  y: number;
  isSwiping: boolean;
}

const sideOf = (row: HTMLElement, distance: number) =>
  distance < 0 === (getComputedStyle(row).direction === 'rtl') ? 'end' : 'start';

/**
 * Lets a finger swipe a row for what is done often. The row says with `data-swiping` which way, and
 * with `--swipe` how far in pixels; its style must set `touch-action: pan-y`.
 *
 * @param actionsOf what can be done with a row, by its id
 */
export function useRowSwipe(actionsOf: ((rowId: string) => readonly MenuAction[]) | undefined) {
  const swipe = useRef<Swipe>(null);
  const latest = useRef(actionsOf);
  useLayoutEffect(() => {
    latest.current = actionsOf;
  }, [actionsOf]);

  return useMemo(() => {
    const actionOf = (row: HTMLElement, distance: number) =>
      latest.current?.(row.dataset['row']!).find((one) => one.swipe === sideOf(row, distance));
    const rowOf = (event: PointerEvent<HTMLElement>) =>
      (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
    const settle = (row: HTMLElement) => {
      delete row.dataset['swiping'];
      delete row.dataset['swipeActs'];
      row.style.removeProperty('--swipe');
    };

    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const { pointerType, isPrimary, pointerId, clientX, clientY } = event;
        if (pointerType !== 'touch' || !isPrimary || !rowOf(event)) return;
        swipe.current = { pointerId, x: clientX, y: clientY, isSwiping: false };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { current: now } = swipe;
        if (now?.pointerId !== event.pointerId) return;
        const row = rowOf(event);
        if (!row) return;
        const distance = event.clientX - now.x;
        const action = actionOf(row, distance);
        if (!now.isSwiping) {
          const isSideways = Math.abs(distance) > Math.abs(event.clientY - now.y);
          if (Math.abs(distance) < swipeStart || !isSideways || !action) return;
          now.isSwiping = true;
          // What the finger began on is not pressed by its release.
          row.setPointerCapture(event.pointerId);
        }
        row.dataset['swiping'] = action?.label ?? '';
        row.dataset['swipeSide'] = sideOf(row, distance);
        row.toggleAttribute('data-swipe-acts', Math.abs(distance) >= swipeActs && Boolean(action));
        row.style.setProperty('--swipe', action ? `${distance}px` : '0px');
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const { current: now } = swipe;
        swipe.current = null;
        const row = rowOf(event);
        if (!row || now?.pointerId !== event.pointerId || !now.isSwiping) return;
        const distance = event.clientX - now.x;
        settle(row);
        if (Math.abs(distance) >= swipeActs) actionOf(row, distance)?.onAction?.();
      },
      onPointerCancel: (event: PointerEvent<HTMLElement>) => {
        swipe.current = null;
        const row = rowOf(event);
        if (row) settle(row);
      },
    };
  }, []);
}
