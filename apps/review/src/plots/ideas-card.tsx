import { text } from '@evergift/language';
import { BarPlot } from '@evergift/ui/bar-plot';
import type { ReviewedPerson, YearReview } from '../figures/year-review.ts';
import type { Figures } from '../figures/figures.ts';
import { listed, moreText, mostRows } from '../figures/words.ts';
import { linkToPerson } from './links.ts';
import { PlotCard } from './plot-card.tsx';

const share = ({ presents, ideas }: Pick<ReviewedPerson, 'presents' | 'ideas'>) =>
  text('{part} of {whole}', { part: String(presents), whole: String(presents + ideas) });

const legend = [
  { tone: 'solid', label: text('Presents') },
  { tone: 'striped', label: text('Still ideas') },
] as const;

/** How many of the year's gift items became presents, for each person. */
export function IdeasCard({ review }: { review: YearReview }) {
  const { year, presents, ideas, people } = review;
  const figures: Figures = {
    columns: [text('Person'), text('Presents'), text('Still ideas')],
    rows: people.map((person) => ({
      id: person.id,
      cells: [linkToPerson(person), { count: person.presents }, { count: person.ideas }],
    })),
  };
  const all = text(
    '{presents, plural, one {# present} other {# presents}}, {ideas, plural, one {# idea left} other {# ideas left}}.',
    { presents, ideas },
  );
  const words = people.map((person) => `${person.label} ${share(person)}`);
  return (
    <PlotCard title={text('Ideas turned into presents')} year={year} figures={figures}>
      {(plot) => (
        <BarPlot
          {...plot}
          description={`${all} ${listed(words)}`}
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
