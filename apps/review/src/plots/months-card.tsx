import { formatMoney } from '@evergift/data';
import { text } from '@evergift/language';
import { ColumnPlot } from '@evergift/ui/column-plot';
import type { YearReview } from '../figures/year-review.ts';
import type { Figures } from '../figures/figures.ts';
import { formatShort, inAll, inLine, monthNames, shortMonthNames } from '../figures/words.ts';
import { PlotCard } from './plot-card.tsx';
import styles from './plot-card.module.css';

const nameOf = (year: number, month: number) =>
  monthNames()[month - 1] ??
  (month < 1
    ? text('before {year}', { year: String(year) })
    : text('after {year}', { year: String(year) }));
const labelOf = (month: number) =>
  shortMonthNames()[month - 1] ?? (month < 1 ? text('Before') : text('After'));

function figuresOf({ year, months, presents, spent }: YearReview): Figures {
  return {
    columns: [text('Month of purchase'), text('Presents'), text('Spent')],
    rows: months.map((month) => ({
      id: String(month.month),
      cells: [
        { name: nameOf(year, month.month) },
        { count: month.presents },
        { amount: month.spent },
      ],
    })),
    total: [{ name: text('In all') }, { count: presents }, { amount: spent }],
  };
}

/** What was spent in each month, by the day of purchase. */
export function MonthsCard({ review }: { review: YearReview }) {
  const { year, months, spent } = review;
  const paid = months.filter((month) => month.spent > 0);
  const words = paid.map((month) => `${nameOf(year, month.month)} ${formatMoney(month.spent)}`);
  if (paid.length < 12) words.push(text('nothing in other months'));
  return (
    <PlotCard title={text('Spent by month')} year={year} figures={figuresOf(review)}>
      {(plot) => (
        <>
          <p className={styles.note}>
            {text('By the month in which this year’s presents were bought.')}
          </p>
          <ColumnPlot
            {...plot}
            description={
              paid.length === 0 ? text('Nothing was spent.') : `${inAll(spent)} ${inLine(words)}.`
            }
            columns={months.map(({ month, spent: value, presents }) => ({
              id: String(month),
              label: labelOf(month),
              value,
              text: text('{month}: {amount}, {count, plural, one {# present} other {# presents}}', {
                month: nameOf(year, month),
                amount: formatMoney(value),
                count: presents,
              }),
            }))}
            format={formatShort}
          />
        </>
      )}
    </PlotCard>
  );
}
