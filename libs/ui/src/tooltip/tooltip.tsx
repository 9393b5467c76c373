import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** A few words; never the only place where something important is said. */
  content: string;
  /** The button or link that it explains; it must be able to take the focus. */
  children: ReactElement;
  /** Milliseconds of hovering before it shows; on focus it shows at once. Default 500. */
  delay?: number | undefined;
}

/** A few words about a control, on hover and on keyboard focus; not on touch. */
export function Tooltip({ content, children, delay = 500 }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={80}>
      {children}
      <AriaTooltip className={styles.tooltip as string} offset={6}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
