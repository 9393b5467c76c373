import { BarPlot } from '@evergift/ui/bar-plot';
import type { ReviewedPerson, YearReview } from '../figures/year-review.ts';
import type { Figures } from '../figures/figures.ts';
import { counted, listed, moreText, mostRows } from '../figures/words.ts';
import { linkToPerson } from './links.ts';
import { PlotCard } from './plot-card.tsx';

const share = ({ presents, ideas }: Pick<ReviewedPerson, 'presents' | 'ideas'>) =>
  `${presents} of ${presents + ideas}`;

const legend = [
  { tone: 'solid', label: 'Presents' },
  { tone: 'striped', label: 'Still ideas' },
] as const;

/** How many of the year's gift items became presents, for each person. */
export function IdeasCard({ review }: { review: YearReview }) {
  const { year, presents, ideas, people } = review;
  const figures: Figures = {
    columns: ['Person', 'Presents', 'Still ideas'],
    rows: people.map((person) => ({
      id: person.id,
      cells: [linkToPerson(person), { count: person.presents }, { count: person.ideas }],
    })),
  };
  const words = people.map((person) => `${person.label} ${share(person)}`);
  return (
    <PlotCard title="Ideas turned into presents" year={year} figures={figures}>
      {(plot) => (
        <BarPlot
          {...plot}
          description={`${counted(presents, 'present')}, ${counted(ideas, 'idea')} left. ${listed(words)}`}
          legend={legend}
          bars={people.slice(0, mostRows).map((person) => ({
            id: person.id,
            label: person.label,
            text: share(person),
            segments: [
              { tone: 'solid', value: person.presents },
              { tone: 'striped', value: person.ideas },
            ],
          }))}
          more={moreText(people.length)}
        />
      )}
    </PlotCard>
  );
}
