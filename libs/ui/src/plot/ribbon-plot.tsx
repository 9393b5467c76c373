import { pageLanguage } from '@evergift/language';
import { CalendarDate, parseDate } from '@internationalized/date';
import { scaleLinear } from 'd3-scale';
import { symbol, symbolCircle, symbolDiamond2 } from 'd3-shape';
import { classNames } from '../class-names/class-names.ts';
import { legendLayout } from './legend-layout.ts';
import { PlotFrame, type PlotProps } from './plot-frame.tsx';
import { PlotText } from './plot-text.tsx';
import styles from './plot.module.css';
import { stackPoints } from './stack-points.ts';
import type { PlotSize } from './use-plot-size.ts';

export interface RibbonPoint {
  readonly id: string;
  /** 'YYYY-MM-DD', within the year. */
  readonly date: string;
  /** For the pointer: 'Christmas, Dec 24'. */
  readonly text: string;
  /** A filled disc; otherwise an open diamond. */
  readonly isFilled: boolean;
}

export interface RibbonPlotProps extends PlotProps {
  year: number;
  /** By date. */
  points: readonly RibbonPoint[];
  /** What both kinds of points mean. */
  legend: { readonly filled: string; readonly open: string };
  /** 'YYYY-MM-DD': up to here the year has passed; a line says where that is. */
  today: string;
}

function monthNames(month: 'short' | 'narrow'): string[] {
  const names = new Intl.DateTimeFormat(pageLanguage(), { month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => names.format(Date.UTC(2026, index)));
}

const months = monthNames('short');
const initials = monthNames('narrow');
/** What the longest of their names takes, in rem: seven twelfths for each letter. */
const roomForMonth = (Math.max(...months.map(({ length }) => length)) * 7) / 12;

/** Sizes in rem. */
const pointSize = 0.8;
const bandHeight = 1.75;
const below = 0.125;
/** More above each other than this are drawn over each other. */
const mostAbove = 12;

/** A year from end to end, with a point for each occasion; what falls together is stacked. */
export function RibbonPlot({ year, points, legend, today, ...plot }: RibbonPlotProps) {
  const placed = (size: PlotSize) => {
    const start = new CalendarDate(year, 1, 1);
    const days = start.add({ years: 1 }).compare(start);
    const inset = pointSize * size.rem;
    const along = scaleLinear([0, days], [inset, size.width - inset]).clamp(true);
    const dayOf = (date: string) => parseDate(date).compare(start);
    const places = points.map(({ date }) => along(dayOf(date) + 0.5));
    const levels = stackPoints(places, pointSize * 1.15 * size.rem, mostAbove);
    return { along, dayOf, places, levels, start };
  };
  const levelsOf = (size: PlotSize) => Math.max(0, ...placed(size).levels) + 1;
  const heightOf = (size: PlotSize) =>
    legendLayout([legend.filled, legend.open], size).height +
    (levelsOf(size) * pointSize * 1.25 + bandHeight + below) * size.rem;
  return (
    <PlotFrame {...plot} height={heightOf}>
      {(size) => {
        const { rem, width } = size;
        const { along, dayOf, places, levels, start } = placed(size);
        const bandTop = heightOf(size) - (bandHeight + below) * rem;
        const passed = along(dayOf(today) + 1);
        const isThisYear = today.startsWith(`${year}-`);
        const step = width / 12 / rem;
        return (
          <>
            <Legend {...legend} {...size} />
            <rect
              className={styles.band}
              {...{ x: 1, y: bandTop, width: width - 2, height: bandHeight * rem, rx: 4 }}
            />
            {dayOf(today) >= 0 && (
              <rect
                className={styles.passed}
                {...{ x: 1, y: bandTop, width: Math.max(0, passed - 1), rx: 4 }}
                height={bandHeight * rem}
              />
            )}
            {months.map((month, index) => {
              const from = along(start.add({ months: index }).compare(start));
              const to = along(start.add({ months: index + 1 }).compare(start));
              return (
                <g key={month}>
                  {index > 0 && (
                    <path
                      className={styles.axis}
                      d={`M${Math.round(from) + 0.5} ${bandTop}v${bandHeight * rem}`}
                    />
                  )}
                  {(step >= 0.8 || index % 3 === 0) && (
                    <PlotText
                      className={classNames(styles.small, styles.middle)}
                      x={(from + to) / 2}
                      y={bandTop + 1.15 * rem}
                    >
                      {step >= roomForMonth ? month : initials[index]}
                    </PlotText>
                  )}
                </g>
              );
            })}
            {isThisYear && (
              <path
                className={styles.mark}
                d={`M${passed} ${bandTop - 0.15 * rem}v${(bandHeight + 0.25) * rem}`}
              />
            )}
            {points.map(({ id, text, isFilled }, index) => (
              <Point
                key={id}
                x={places[index] ?? 0}
                y={bandTop - (0.7 + (levels[index] ?? 0) * 1.25) * pointSize * rem}
                {...{ text, isFilled, rem }}
              />
            ))}
          </>
        );
      }}
    </PlotFrame>
  );
}

interface PointProps {
  x: number;
  y: number;
  isFilled: boolean;
  rem: number;
  text?: string | undefined;
}

function Point({ x, y, isFilled, rem, text }: PointProps) {
  const area = (pointSize * rem) ** 2 * (isFilled ? 0.6 : 0.42);
  return (
    <path
      className={isFilled ? styles.filledPoint : styles.openPoint}
      transform={`translate(${x} ${y})`}
      d={symbol(isFilled ? symbolCircle : symbolDiamond2, area)() ?? ''}
    >
      {text !== undefined && <title>{text}</title>}
    </path>
  );
}

function Legend({ filled, open, width, rem }: RibbonPlotProps['legend'] & PlotSize) {
  const { places } = legendLayout([filled, open], { width, rem });
  return [filled, open].map((label, index) => {
    const { x, y } = places[index] ?? { x: 0, y: 0 };
    return (
      <g key={label}>
        <Point x={x + 0.5 * rem} y={y + 0.7 * rem} isFilled={index === 0} rem={rem} />
        <PlotText className={styles.small} x={x + 1.2 * rem} y={y + rem}>
          {label}
        </PlotText>
      </g>
    );
  });
}
