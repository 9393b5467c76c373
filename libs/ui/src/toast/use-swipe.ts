import { useSidewaysSwipe } from '../swipe/use-sideways-swipe.ts';

/** Pixels after which a release closes the toast; before them it returns to its place. */
const swipeAway = 48;

/**
 * Lets a finger swipe a toast away, to either side. The style may use `[data-swiping]` and
 * `--swipe-to`, the side that the toast leaves by.
 *
 * @param onSwipeAway closes the toast
 * @returns the handlers of the toast's element
 */
export const useSwipe = (onSwipeAway: () => void) =>
  useSidewaysSwipe({
    elementOf: ({ currentTarget }) => currentTarget,
    onMove: ({ style, dataset }, distance) => {
      dataset.swiping = 'true';
      style.setProperty('translate', `${distance}px`);
    },
    onEnd: ({ style, dataset }, distance) => {
      delete dataset.swiping;
      if (distance === null || Math.abs(distance) < swipeAway) {
        style.removeProperty('translate');
        return;
      }
      style.setProperty('--swipe-to', `${Math.sign(distance) * 100}%`);
      onSwipeAway();
    },
  });
