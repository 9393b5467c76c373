import { scaleBand, scaleLinear } from 'd3-scale';
import { classNames } from '../class-names/class-names.ts';
import { PlotFrame, type PlotProps } from './plot-frame.tsx';
import { PlotText } from './plot-text.tsx';
import styles from './plot.module.css';
import { Segment } from './segment.tsx';
import type { PlotSize } from './use-plot-size.ts';

export interface PlotColumn {
  readonly id: string;
  /** Below the column: 'Jan'. Where there is no room, its first letter, or that of every third. */
  readonly label: string;
  /** Not negative. */
  readonly value: number;
  /** The value in words, for the pointer: 'January: $120.00'. */
  readonly text: string;
}

export interface ColumnPlotProps extends PlotProps {
  /** In the direction of reading. */
  columns: readonly PlotColumn[];
  /** Writes a value where room is short: '$1.2K'. */
  format: (value: number) => string;
}

/**
 * Widths in rem: the axis' labels at least, and each of their characters; a column that has room for its value, for
 * each letter of its label, and for one alone.
 */
const leastAxisRoom = 3.25;
const roomForCharacter = 0.45;
const roomForValue = 3.1;
const roomForEach = 0.5;
const roomForLetter = 0.8;

/** Values one beside the other, in a given order, such as months. */
export function ColumnPlot({ columns, format, ...plot }: ColumnPlotProps) {
  return (
    <PlotFrame {...plot} height={({ rem }) => 15 * rem}>
      {(size) => <Columns columns={columns} format={format} {...size} />}
    </PlotFrame>
  );
}

function Columns({
  columns,
  format,
  width,
  rem,
}: Pick<ColumnPlotProps, 'columns' | 'format'> & PlotSize) {
  const largest = Math.max(0, ...columns.map(({ value }) => value));
  const bottom = 13.25 * rem;
  const up = scaleLinear([0, largest || 1], [bottom, 1.75 * rem]).nice(3);
  const ticks = up.ticks(3).map((tick) => ({ tick, label: format(tick) }));
  const longest = Math.max(...ticks.map(({ label }) => label.length));
  const axisRoom = Math.max(leastAxisRoom, longest * roomForCharacter + 0.5);
  const across = scaleBand(
    columns.map(({ id }) => id),
    [axisRoom * rem, width],
  ).padding(0.28);
  const step = across.step() / rem;
  const lengths = columns.map(({ label }) => label.length).sort((a, b) => a - b);
  const roomForLabel = roomForEach * (lengths[lengths.length >> 1] ?? 0);
  return (
    <>
      {ticks.map(({ tick, label }) => (
        <g key={tick}>
          <path
            className={tick === 0 ? styles.axis : styles.grid}
            d={`M${axisRoom * rem} ${Math.round(up(tick)) + 0.5}H${width}`}
          />
          {(tick === 0 || largest > 0) && (
            <PlotText
              className={classNames(styles.small, styles.muted, styles.end)}
              x={(axisRoom - 0.5) * rem}
              y={up(tick) + 0.25 * rem}
            >
              {label}
            </PlotText>
          )}
        </g>
      ))}
      {columns.map(({ id, label, value, text }, index) => {
        const x = across(id) ?? 0;
        const middle = x + across.bandwidth() / 2;
        const isNamed = value > 0 && (step >= roomForValue || value === largest);
        return (
          <g key={id}>
            <title>{text}</title>
            <Segment
              tone="solid"
              x={x}
              y={Math.min(up(value), bottom - 2)}
              width={value > 0 ? across.bandwidth() : 0}
              height={Math.max(2, bottom - up(value))}
            />
            {isNamed && (
              <PlotText
                className={classNames(styles.small, styles.strong, styles.middle)}
                x={Math.min(middle, width - 1.5 * rem)}
                y={Math.min(up(value), bottom - 2) - 0.4 * rem}
              >
                {format(value)}
              </PlotText>
            )}
            {(step >= roomForLetter || index % 3 === 0) && (
              <PlotText
                className={classNames(styles.small, styles.muted, styles.middle)}
                x={middle}
                y={bottom + 1.25 * rem}
              >
                {step >= roomForLabel ? label : label.slice(0, 1)}
              </PlotText>
            )}
          </g>
        );
      })}
    </>
  );
}
