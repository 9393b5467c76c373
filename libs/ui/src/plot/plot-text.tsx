import type { ReactNode } from 'react';

interface PlotTextProps {
  /** Where it begins, ends or has its middle, by its class. */
  x: number;
  y: number;
  className?: string | undefined;
  children: ReactNode;
}

const rightToLeft = /[\u0590-\u08ff]/;

/**
 * A text of a plot. In the mirror of a language that is written from right to left it is turned back
 * around `x`. Such a text says its direction by a character: WebKit reads no styles for it in drawings.
 */
export const PlotText = ({ x, children, ...text }: PlotTextProps) => (
  <text {...text} x={x} style={{ transformOrigin: `${x}px 0` }}>
    {typeof children === 'string' && rightToLeft.test(children)
      ? `\u202b${children}\u202c`
      : children}
  </text>
);
