import { legendLayout } from './legend-layout.ts';
import { PlotText } from './plot-text.tsx';
import styles from './plot.module.css';
import { Segment, type SegmentTone } from './segment.tsx';
import type { PlotSize } from './use-plot-size.ts';

/** What a part of a bar, or the line across it, means. */
export interface LegendEntry {
  readonly tone: SegmentTone | 'mark';
  readonly label: string;
}

interface PlotLegendProps extends PlotSize {
  entries: readonly LegendEntry[];
}

/** What the parts mean, above the plot; part of its picture. */
export function PlotLegend({ entries, width, rem }: PlotLegendProps) {
  const labels = entries.map(({ label }) => label);
  const { places } = legendLayout(labels, { width, rem });
  return entries.map(({ tone, label }, index) => {
    const { x, y } = places[index] ?? { x: 0, y: 0 };
    const box = { x: x + 1, y: y + 0.25 * rem, width: rem, height: 0.75 * rem };
    return (
      <g key={tone}>
        {tone === 'mark' ? (
          <path className={styles.mark} d={`M${x + 0.5 * rem} ${y + 0.1 * rem}v${1.05 * rem}`} />
        ) : (
          <Segment tone={tone} {...box} />
        )}
        <PlotText className={styles.small} x={x + 1.4 * rem} y={y + rem}>
          {label}
        </PlotText>
      </g>
    );
  });
}
