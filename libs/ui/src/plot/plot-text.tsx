import type { ReactNode } from 'react';

interface PlotTextProps {
  /** Where it begins, ends or has its middle, by its class. */
  x: number;
  y: number;
  className?: string | undefined;
  children: ReactNode;
}

/** A text of a plot. In the mirror of a language that is written from right to left it is turned back around `x`. */
export const PlotText = ({ x, ...text }: PlotTextProps) => (
  <text {...text} x={x} style={{ transformOrigin: `${x}px 0` }} />
);
