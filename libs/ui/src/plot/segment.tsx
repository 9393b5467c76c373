import { classNames } from '../class-names/class-names.ts';
import { paperClass } from '../paper/paper-class.ts';
import { type Box, hatching } from './hatching.ts';
import styles from './plot.module.css';

/** How a part of a bar looks. Each differs by its texture as well as its colour. */
export type SegmentTone = 'solid' | 'striped' | 'over';

interface SegmentProps extends Box {
  tone: SegmentTone;
  /** Wears this person's paper in place of the accent: their id. */
  paperSeed?: string | undefined;
}

/** A part of a bar, or its sample in a legend. */
export function Segment({ tone, paperSeed, ...box }: SegmentProps) {
  const { x, y, width, height } = box;
  if (width <= 0 || height <= 0) return null;
  const isPaper = paperSeed !== undefined;
  return (
    <g className={classNames(isPaper && paperClass(paperSeed), isPaper && styles.paper)}>
      <rect
        className={styles[tone]}
        {...{ x, y, width, height }}
        rx={Math.min(3, width / 2, height / 2)}
      />
      {tone !== 'solid' && (
        <path
          className={tone === 'over' ? styles.overLines : styles.lines}
          d={hatching(box, tone === 'over' ? 5 : 6)}
        />
      )}
    </g>
  );
}
