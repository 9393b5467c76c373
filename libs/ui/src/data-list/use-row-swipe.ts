import type { MenuAction } from '../action-menu/menu-action.ts';
import { useSidewaysSwipe } from '../swipe/use-sideways-swipe.ts';

/** Pixels after which a release acts; before them the row returns to its place. */
const swipeActs = 88;

const sideOf = (row: HTMLElement, distance: number) =>
  distance < 0 === (getComputedStyle(row).direction === 'rtl') ? 'end' : 'start';

/**
 * Lets a finger swipe a row for what is done often. The row says with `data-swiping` which way, and
 * with `--swipe` how far in pixels.
 *
 * @param actionsOf what can be done with a row, by its id
 */
export function useRowSwipe(actionsOf: ((rowId: string) => readonly MenuAction[]) | undefined) {
  const actionOf = (row: HTMLElement, distance: number) =>
    actionsOf?.(row.dataset['row']!).find((one) => one.swipe === sideOf(row, distance));

  return useSidewaysSwipe({
    elementOf: ({ target }) => (target as HTMLElement).closest<HTMLElement>('[data-row]'),
    mayStart: (row, distance) => actionOf(row, distance) !== undefined,
    onMove: (row, distance) => {
      const action = actionOf(row, distance);
      row.dataset['swiping'] = action?.label ?? '';
      row.dataset['swipeSide'] = sideOf(row, distance);
      row.toggleAttribute('data-swipe-acts', Math.abs(distance) >= swipeActs && Boolean(action));
      row.style.setProperty('--swipe', action ? `${distance}px` : '0px');
    },
    onEnd: (row, distance) => {
      delete row.dataset['swiping'];
      delete row.dataset['swipeActs'];
      row.style.removeProperty('--swipe');
      if (distance === null || Math.abs(distance) < swipeActs) return;
      actionOf(row, distance)?.onAction?.();
    },
  });
}
