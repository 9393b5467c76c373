import { type ReactNode, type Ref, useId } from 'react';
import styles from './plot.module.css';
import { type PlotSize, usePlotSize } from './use-plot-size.ts';

/** The props of every plot. */
export interface PlotProps {
  /** What it shows: 'Spent by month, 2026'. Its accessible name. */
  title: string;
  /** What one sees in it, in words: the figures, the largest first or in order. */
  description: string;
  /** The drawing, for `plotPicture`. */
  ref?: Ref<SVGSVGElement> | undefined;
}

interface PlotFrameProps extends PlotProps {
  /** How high it is, for the room that it has. */
  height: (size: PlotSize) => number;
  children: (size: PlotSize) => ReactNode;
}

/** A drawing that fills its container's width; screen readers meet one picture with a name and a description. */
export function PlotFrame({ title, description, ref, height, children }: PlotFrameProps) {
  const { ref: container, width, rem } = usePlotSize();
  const id = useId();
  const size = { width, rem };
  return (
    <div ref={container} className={styles.container}>
      <svg
        ref={ref}
        className={styles.plot}
        width={width}
        height={height(size)}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {children(size)}
      </svg>
    </div>
  );
}
