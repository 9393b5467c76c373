import type { PointerEvent } from 'react';
import { useFollowLink } from '../router-provider/use-follow-link.ts';

/** What prepares for a click. */
export interface Intent {
  onHoverStart?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
}

/** Handlers of an element for the beginning of an intention; a finger does not hover. */
export const intentHandlers = ({ onHoverStart, onFocus }: Intent) => ({
  onPointerEnter: ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') onHoverStart?.();
  },
  onFocus: () => onFocus?.(),
});

/** Handlers that make an `a` element a link of this design system. */
export const useLinkHandlers = (intent: Intent) => ({
  ...intentHandlers(intent),
  onClick: useFollowLink(),
});
