import { formatMoney } from '@evergift/data';
import { ColumnPlot } from '@evergift/ui/column-plot';
import type { YearReview } from '../figures/year-review.ts';
import type { Figures } from '../figures/figures.ts';
import { counted, formatShort, inAll, monthNames } from '../figures/words.ts';
import { PlotCard } from './plot-card.tsx';
import styles from './plot-card.module.css';

const nameOf = (year: number, month: number) =>
  monthNames[month - 1] ?? (month < 1 ? `before ${year}` : `after ${year}`);
const labelOf = (month: number) =>
  monthNames[month - 1]?.slice(0, 3) ?? (month < 1 ? 'Before' : 'After');

function figuresOf({ year, months, presents, spent }: YearReview): Figures {
  return {
    columns: ['Month of purchase', 'Presents', 'Spent'],
    rows: months.map((month) => ({
      id: String(month.month),
      cells: [
        { name: nameOf(year, month.month) },
        { count: month.presents },
        { amount: month.spent },
      ],
    })),
    total: [{ name: 'In all' }, { count: presents }, { amount: spent }],
  };
}

/** What was spent in each month, by the day of purchase. */
export function MonthsCard({ review }: { review: YearReview }) {
  const { year, months, spent } = review;
  const paid = months.filter((month) => month.spent > 0);
  const words = paid.map((month) => `${nameOf(year, month.month)} ${formatMoney(month.spent)}`);
  return (
    <PlotCard title="Spent by month" year={year} figures={figuresOf(review)}>
      {(plot) => (
        <>
          <p className={styles.note}>By the month in which this year’s presents were bought.</p>
          <ColumnPlot
            {...plot}
            description={
              paid.length === 0
                ? 'Nothing was spent.'
                : `${inAll(spent)} ${words.join(', ')}${paid.length < 12 ? ', nothing in other months' : ''}.`
            }
            columns={months.map(({ month, spent: value, presents }) => ({
              id: String(month),
              label: labelOf(month),
              value,
              text: `${nameOf(year, month)}: ${formatMoney(value)}, ${counted(presents, 'present')}`,
            }))}
            format={formatShort}
          />
        </>
      )}
    </PlotCard>
  );
}
