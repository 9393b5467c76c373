import { formatMoney } from '@evergift/data';
import { text } from '@evergift/language';
import { BarPlot } from '@evergift/ui/bar-plot';
import type { YearReview } from '../figures/year-review.ts';
import type { Figures } from '../figures/figures.ts';
import { inAll, listed, moreText, mostRows } from '../figures/words.ts';
import { linkToEvent } from './links.ts';
import { NothingBought } from './empty-card.tsx';
import { PlotCard } from './plot-card.tsx';

/** What a person's page calls presents without an event. */
const justBecause = text('Just because');

/** What was spent for each occasion, the most first; without an occasion at its place among them. */
export function OccasionsCard({ review }: { review: YearReview }) {
  const { year, spent, presents, withoutOccasion } = review;
  if (presents === 0) return <NothingBought title={text('Spent by occasion')} year={year} />;
  const rows = [
    ...review.occasions.map((event) => ({ ...event, link: linkToEvent(event) })),
    { ...withoutOccasion, id: '', title: justBecause, link: { name: justBecause } },
  ]
    .filter((row) => row.presents > 0)
    .sort((a, b) => b.spent - a.spent);
  const figures: Figures = {
    columns: [text('Occasion'), text('Presents'), text('Spent')],
    rows: rows.map(({ id, link, ...row }) => ({
      id,
      cells: [link, { count: row.presents }, { amount: row.spent }],
    })),
    total: [{ name: text('In all') }, { count: presents }, { amount: spent }],
  };
  return (
    <PlotCard title={text('Spent by occasion')} year={year} figures={figures}>
      {(plot) => (
        <BarPlot
          {...plot}
          description={`${inAll(spent)} ${listed(
            rows.map((row) => `${row.title} ${formatMoney(row.spent)}`),
          )}`}
          bars={rows.slice(0, mostRows).map((row) => ({
            id: row.id,
            label: row.title,
            text: formatMoney(row.spent),
            segments: [{ tone: 'solid', value: row.spent }],
          }))}
          more={moreText(rows.length)}
        />
      )}
    </PlotCard>
  );
}
