import { type PointerEvent, useRef } from 'react';

/** Pixels that a finger moves sideways before it is a swipe and no longer a press. */
const swipeStart = 10;

interface SwipeOptions {
  /** What moves with the finger; nothing where the finger may do what it wants. */
  elementOf: (event: PointerEvent<HTMLElement>) => HTMLElement | null;
  /** Whether the element can be swiped that way. Default: it can. */
  mayStart?: (element: HTMLElement, distance: number) => boolean;
  /** Called with the pixels from where the finger began, to the right if they are positive. */
  onMove: (element: HTMLElement, distance: number) => void;
  /** The finger was lifted, or, with null, does something else: what the moves did is taken back. */
  onEnd: (element: HTMLElement, distance: number | null) => void;
}

interface Finger {
  id: number;
  x: number;
  y: number;
  /** What it swipes, once it does. */
  swiped: HTMLElement | null;
}

type SwipeHandlers = Record<
  'onPointerDownCapture' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  (event: PointerEvent<HTMLElement>) => void
>;

/**
 * Follows a finger that swipes sideways. The mouse is left out: it selects text, and has buttons. The style of what is
 * swiped must set `touch-action: pan-y`.
 */
export function useSidewaysSwipe(options: SwipeOptions): SwipeHandlers {
  const { elementOf, mayStart = () => true, onMove, onEnd } = options;
  const finger = useRef<Finger>(null);

  const end = (event: PointerEvent<HTMLElement>, isLifted: boolean) => {
    const { current: now } = finger;
    if (now?.id !== event.pointerId) return;
    finger.current = null;
    if (now.swiped) onEnd(now.swiped, isLifted ? event.clientX - now.x : null);
  };

  return {
    // A button keeps the press that it takes to itself: it is seen on its way down.
    onPointerDownCapture: (event) => {
      const { pointerType, isPrimary, pointerId: id, clientX: x, clientY: y } = event;
      if (pointerType !== 'touch' || !isPrimary || !elementOf(event)) return;
      finger.current = { id, x, y, swiped: null };
    },
    onPointerMove: (event) => {
      const { current: now } = finger;
      if (now?.id !== event.pointerId) return;
      const distance = event.clientX - now.x;
      if (!now.swiped) {
        const element = elementOf(event);
        const isScroll = Math.abs(event.clientY - now.y) >= Math.abs(distance);
        if (!element || isScroll || Math.abs(distance) < swipeStart) return;
        if (!mayStart(element, distance)) return;
        now.swiped = element;
        // What the finger began on is not pressed by its release.
        element.setPointerCapture(event.pointerId);
      }
      onMove(now.swiped, distance);
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
  };
}
