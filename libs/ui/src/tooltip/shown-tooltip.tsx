import { useEffect, useEffectEvent, useMemo } from 'react';
import { useFocusVisible } from 'react-aria/useFocusVisible';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import styles from './tooltip.module.css';

/** Milliseconds of hovering before it shows, and after which it goes. */
const timing = { delay: 500, closeDelay: 80 };

/**
 * Why a tooltip is there. When the pointer has left, it stays for a moment; a press and a lost focus take it away at
 * once.
 */
export type Cause = 'hover' | 'focus' | 'dismissed' | 'left';

interface TooltipProperties {
  content: string;
  cause: Cause;
  button: HTMLElement;
}

/** The words beside a button, which come and go as the pointer and the focus do. */
export function ShownTooltip({ content, cause, button }: TooltipProperties) {
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
