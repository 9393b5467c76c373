import { type PointerEvent, useRef } from 'react';

/** Pixels that a finger moves sideways before it is a swipe and no longer a press. */
const SWIPE_START = 8;
/** Pixels after which a release closes the toast; before them it returns to its place. */
const SWIPE_AWAY = 48;

interface Swipe {
  pointerId: number;
  x: number;
  isSwiping: boolean;
}

/**
 * Lets a finger swipe a toast away, to either side. The mouse is left out: it selects text, and has
 * the close button. The style must set `touch-action: pan-y`, and may use `[data-swiping]` and
 * `--swipe-to`, the side that the toast leaves by.
 *
 * @param onSwipeAway closes the toast
 * @returns the handlers of the toast's element
 */
export function useSwipe(onSwipeAway: () => void) {
  const swipe = useRef<Swipe | null>(null);

  const end = (event: PointerEvent<HTMLElement>): boolean => {
    const { style, dataset } = event.currentTarget;
    const wasSwiping = swipe.current?.pointerId === event.pointerId && swipe.current.isSwiping;
    swipe.current = null;
    delete dataset.swiping;
    if (wasSwiping) style.removeProperty('translate');
    return wasSwiping;
  };

  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId, clientX }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'touch' || !isPrimary) return;
      swipe.current = { pointerId, x: clientX, isSwiping: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current: now } = swipe;
      if (now?.pointerId !== event.pointerId) return;
      const distance = event.clientX - now.x;
      const card = event.currentTarget;
      if (!now.isSwiping) {
        if (Math.abs(distance) < SWIPE_START) return;
        now.isSwiping = true;
        card.dataset.swiping = 'true';
        // A button that the finger began on is not pressed by its release.
        card.setPointerCapture(event.pointerId);
      }
      card.style.setProperty('translate', `${distance}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const distance = event.clientX - (swipe.current?.x ?? event.clientX);
      const card = event.currentTarget;
      if (!end(event) || Math.abs(distance) < SWIPE_AWAY) return;
      card.style.setProperty('translate', `${distance}px`);
      card.style.setProperty('--swipe-to', `${Math.sign(distance) * 100}%`);
      onSwipeAway();
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      end(event);
    },
  };
}
