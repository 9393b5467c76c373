import { formatMoney } from '@evergift/data';
import { text } from '@evergift/language';
import { BarPlot } from '@evergift/ui/bar-plot';
import type { ReviewedPerson, YearReview } from '../figures/year-review.ts';
import { inAll, listed, moreText, mostRows } from '../figures/words.ts';
import { linkToPerson } from './links.ts';
import { NothingBought } from './empty-card.tsx';
import { PlotCard } from './plot-card.tsx';

const inWords = ({ label, spent }: ReviewedPerson) => `${label} ${formatMoney(spent)}`;

/** What was spent on each person, the most first. */
export function PeopleCard({ review }: { review: YearReview }) {
  const { year, spent, presents } = review;
  const people = review.people.filter((person) => person.presents > 0);
  if (presents === 0) return <NothingBought title={text('Spent by person')} year={year} />;
  const figures = {
    columns: [text('Person'), text('Presents'), text('Spent')],
    rows: people.map((person) => ({
      id: person.id,
      cells: [linkToPerson(person), { count: person.presents }, { amount: person.spent }],
    })),
    // No count: a shared present counts for each of its people.
    total: undefined,
  };
  return (
    <PlotCard title={text('Spent by person')} year={year} figures={figures}>
      {(plot) => (
        <BarPlot
          {...plot}
          description={`${inAll(spent)} ${listed(people.map(inWords))}`}
          bars={people.slice(0, mostRows).map((person) => ({
            id: person.id,
            label: person.label,
            text: formatMoney(person.spent),
            paperSeed: person.id,
            segments: [{ tone: 'solid', value: person.spent }],
          }))}
          more={moreText(people.length)}
        />
      )}
    </PlotCard>
  );
}
