import { useState } from 'react';
import type { FocusEvent, PointerEvent, ReactNode } from 'react';
import type { Intent } from '../link/link-handlers.ts';
import type { Cause, ShownTooltip } from './shown-tooltip.tsx';

let loaded: typeof ShownTooltip | undefined;

/**
 * A few words about a button, on hover and on keyboard focus; not on touch. Built when it shows first: a list has
 * dozens of buttons, of which one is pointed at. Its code comes then, too, if it is not here yet.
 *
 * @param content never the only place where something important is said
 * @param intent what else is done then
 * @returns the handlers for the button, and what to render beside it
 */
export function useTooltip(content: string, { onHoverStart, onFocus }: Intent) {
  const [shown, setShown] = useState<{ cause: Cause; button: HTMLElement }>();
  const show = (cause: Cause, target: Element) => {
    setShown({ cause, button: target as HTMLElement });
    if (loaded) return;
    import('./shown-tooltip.tsx').then(
      (module) => {
        loaded = module.ShownTooltip;
        setShown((before) => before && { ...before });
      },
      // Where it cannot be loaded, the next time tries again.
      () => undefined,
    );
  };
  const end = (cause: Cause) => setShown((before) => before && { ...before, cause });
  const handlers = {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => {
      if (pointerType === 'touch') return;
      show('hover', currentTarget);
      onHoverStart?.();
    },
    onPointerLeave: () => end('left'),
    onFocus: ({ currentTarget }: FocusEvent) => {
      show('focus', currentTarget);
      onFocus?.();
    },
    onBlur: () => end('dismissed'),
    onPointerDown: () => end('dismissed'),
  };
  const Shown = shown && loaded;
  const tooltip: ReactNode = Shown && <Shown content={content} {...shown} />;
  return { handlers, tooltip };
}
