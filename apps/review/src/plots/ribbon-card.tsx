import { formatCalendarDate } from '@evergift/data';
import { text } from '@evergift/language';
import { RibbonPlot } from '@evergift/ui/ribbon-plot';
import type { ReviewedOccasion, YearReview } from '../figures/year-review.ts';
import type { Figures } from '../figures/figures.ts';
import { listed } from '../figures/words.ts';
import { EmptyCard } from './empty-card.tsx';
import { linkToEvent } from './links.ts';
import { PlotCard } from './plot-card.tsx';

const inWords = ({ title, date }: ReviewedOccasion) =>
  `${title} ${formatCalendarDate(date, 'month-day')}`;

interface RibbonCardProperties {
  review: YearReview;
  /** 'YYYY-MM-DD' */
  today: string;
}

/** The year's occasions in their order. */
export function RibbonCard({ review, today }: RibbonCardProperties) {
  const { year, occasions } = review;
  if (occasions.length === 0) {
    return (
      <EmptyCard
        title={text('Occasions')}
        missing={text('No occasions in {year}', { year: String(year) })}
        message={text('Birthdays and events of the year are here in their order.')}
      />
    );
  }
  const all = text('{count, plural, one {# occasion} other {# occasions}}', {
    count: occasions.length,
  });
  const figures: Figures = {
    columns: [text('Occasion'), text('Date'), text('Presents'), text('Spent')],
    rows: occasions.map((event) => ({
      id: event.id,
      cells: [
        linkToEvent(event),
        { date: event.date },
        { count: event.presents },
        { amount: event.spent },
      ],
    })),
  };
  return (
    <PlotCard title={text('Occasions')} year={year} figures={figures}>
      {(plot) => (
        <RibbonPlot
          {...plot}
          description={`${all}. ${listed(occasions.map(inWords))}`}
          year={year}
          today={today}
          points={occasions.map((event) => ({
            id: event.id,
            date: event.date,
            text: text('{occasion}: {count, plural, one {# present} other {# presents}}', {
              occasion: inWords(event),
              count: event.presents,
            }),
            isFilled: event.presents > 0,
          }))}
          legend={{ filled: text('With presents'), open: text('Without') }}
        />
      )}
    </PlotCard>
  );
}
