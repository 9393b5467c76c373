import { scaleLinear } from 'd3-scale';
import { classNames } from '../class-names/class-names.ts';
import { fitText } from './fit-text.ts';
import { legendLayout } from './legend-layout.ts';
import { PlotFrame, type PlotProps } from './plot-frame.tsx';
import { PlotText } from './plot-text.tsx';
import styles from './plot.module.css';
import { PlotLegend, type LegendEntry } from './plot-legend.tsx';
import { Segment, type SegmentTone } from './segment.tsx';
import type { PlotSize } from './use-plot-size.ts';

export interface PlotBar {
  readonly id: string;
  /** Above the bar; cut where there is no room. */
  readonly label: string;
  /** The values in words, at the end of the label's line: '$120.00'. */
  readonly text: string;
  /** Something is wrong that `text` says: it is marked. Default false. */
  readonly isExceeded?: boolean | undefined;
  /** One after the other, not negative. */
  readonly segments: readonly { readonly tone: SegmentTone; readonly value: number }[];
  /** A line across the bar at this value: a budget. */
  readonly mark?: number | undefined;
  /** Wears this person's paper: their id. */
  readonly paperSeed?: string | undefined;
}

export interface BarPlotProps extends PlotProps {
  /** From above. */
  bars: readonly PlotBar[];
  /** What the parts mean, where a bar has several. */
  legend?: readonly LegendEntry[] | undefined;
  /** Below the last bar, when some are left out: '5 more in the table'. */
  more?: string | undefined;
}

/** Heights in rem. */
const barHeight = 0.875;
const rowHeight = 3;
const moreHeight = 1.75;
const lineHeight = 1.25;
/** Of names and figures, in rem; of a character of a figure, and the least for a name, in em. */
const textSize = 0.875;
const digitWidth = 0.62;
const leastRoom = 9;

/** How many em of a line are left for a name beside the figure. */
const roomFor = (text: string, { width, rem }: PlotSize) =>
  width / (textSize * rem) - text.length * digitWidth - 1;

/** Whether figures are below the names: on a phone, or with a large text, names would be cut too soon. */
const isTight = (bars: BarPlotProps['bars'], size: PlotSize) =>
  bars.some(({ text }) => roomFor(text, size) < leastRoom);

/** Values of things with names, one below the other; each name and figure has the whole width. */
export function BarPlot({ bars, legend = [], more, ...plot }: BarPlotProps) {
  const labels = legend.map(({ label }) => label);
  const heightOf = (size: PlotSize) => {
    const row = rowHeight + (isTight(bars, size) ? lineHeight : 0);
    const top = legendLayout(labels, size).height / size.rem;
    return { row, top, whole: Math.max(1, top + bars.length * row + (more ? moreHeight : 0)) };
  };
  return (
    <PlotFrame {...plot} height={(size) => heightOf(size).whole * size.rem}>
      {(size) => {
        const { row, top, whole } = heightOf(size);
        return (
          <>
            <PlotLegend entries={legend} {...size} />
            <Bars bars={bars} top={top} row={row} {...size} />
            {more && (
              <PlotText
                className={classNames(styles.small, styles.muted)}
                x={0}
                y={(whole - 0.4) * size.rem}
              >
                {more}
              </PlotText>
            )}
          </>
        );
      }}
    </PlotFrame>
  );
}

const sumOf = (segments: PlotBar['segments']) =>
  segments.reduce((sum, { value }) => sum + value, 0);
const lengthOf = ({ segments, mark = 0 }: PlotBar) => Math.max(mark, sumOf(segments));

interface BarsProps extends PlotSize {
  bars: BarPlotProps['bars'];
  /** In rem. */
  top: number;
  row: number;
}

function Bars({ bars, top, row, width, rem }: BarsProps) {
  const along = scaleLinear([0, Math.max(0, ...bars.map(lengthOf)) || 1], [0, width - 2]);
  const isTwoLines = row > rowHeight;
  return bars.map((bar, index) => (
    <Bar
      key={bar.id}
      {...bar}
      y={(top + index * row) * rem}
      {...{ along, width, rem, isTwoLines }}
    />
  ));
}

interface BarProps extends PlotBar, PlotSize {
  y: number;
  along: (value: number) => number;
  isTwoLines: boolean;
}

function Bar(bar: BarProps) {
  const { label, text, isExceeded, segments, mark, paperSeed } = bar;
  const { y, along, width, rem, isTwoLines } = bar;
  const figureY = y + (isTwoLines ? 1 + lineHeight : 1) * rem;
  const barTop = figureY + 0.4 * rem;
  const room = isTwoLines ? width / (textSize * rem) : roomFor(text, bar);
  const starts = segments.map((_, index) => sumOf(segments.slice(0, index)));
  return (
    <g>
      <title>{`${label}: ${text}`}</title>
      <PlotText x={0} y={y + rem}>
        {fitText(label, room)}
      </PlotText>
      <PlotText
        className={classNames(
          styles.strong,
          !isTwoLines && styles.end,
          isExceeded && styles.exceeded,
        )}
        x={isTwoLines ? 0 : width - 1}
        y={figureY}
      >
        {text}
      </PlotText>
      <path
        className={styles.grid}
        d={`M0 ${Math.round(barTop + barHeight * rem) + 0.5}H${width}`}
      />
      {segments.map(({ tone, value }, index) => {
        const start = along(starts[index] ?? 0);
        return (
          <Segment
            key={tone}
            tone={tone}
            paperSeed={paperSeed}
            x={start + 1}
            y={barTop}
            width={value > 0 ? Math.max(2, along((starts[index] ?? 0) + value) - start) : 0}
            height={barHeight * rem}
          />
        );
      })}
      {mark !== undefined && (
        <path
          className={styles.mark}
          d={`M${along(mark) + 1} ${barTop}V${barTop + (barHeight + 0.3) * rem}`}
        />
      )}
    </g>
  );
}
