import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { FocusEvent, PointerEvent, ReactNode } from 'react';
import { useFocusVisible } from 'react-aria/useFocusVisible';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import type { Intent } from '../link/link-handlers.ts';
import styles from './tooltip.module.css';

/** Milliseconds of hovering before it shows, and after which it goes. */
const timing = { delay: 500, closeDelay: 80 };

/** Why a tooltip is there. When the pointer has left, it stays for a moment; a press and a lost focus take it away at once. */
type Cause = 'hover' | 'focus' | 'dismissed' | 'left';

interface TooltipProperties {
  content: string;
  cause: Cause;
  button: HTMLElement;
}

function ShownTooltip({ content, cause, button }: TooltipProperties) {
  const trigger = useMemo(() => ({ current: button }), [button]);
  const state = useTooltipTriggerState(timing);
  // Escape takes it away.
  useTooltipTrigger(timing, state, trigger);
  const { isFocusVisible } = useFocusVisible();
  const follow = useEffectEvent((next: Cause) => {
    if (next === 'left' || next === 'dismissed') return state.close(next === 'dismissed');
    // Not the focus that follows a press; nor a pointer that rests where keys made the button appear.
    if ((next === 'focus') === isFocusVisible) state.open(isFocusVisible);
  });
  useEffect(() => follow(cause), [cause]);
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip triggerRef={trigger} className={styles.tooltip as string} offset={6}>
        {content}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}

/**
 * A few words about a button, on hover and on keyboard focus; not on touch. Built when it shows first: a list has
 * dozens of buttons, of which one is pointed at.
 *
 * @param content never the only place where something important is said
 * @param intent what else is done then
 * @returns the handlers for the button, and what to render beside it
 */
export function useTooltip(content: string, { onHoverStart, onFocus }: Intent) {
  const [shown, setShown] = useState<{ cause: Cause; button: HTMLElement }>();
  const show = (cause: Cause, target: Element) =>
    setShown({ cause, button: target as HTMLElement });
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
  const tooltip: ReactNode = shown && <ShownTooltip content={content} {...shown} />;
  return { handlers, tooltip };
}
