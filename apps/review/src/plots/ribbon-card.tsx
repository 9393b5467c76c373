import { formatCalendarDate } from '@evergift/data';
import { RibbonPlot } from '@evergift/ui/ribbon-plot';
import type { ReviewedOccasion, YearReview } from '../figures/year-review.ts';
import type { Figures } from '../figures/figures.ts';
import { counted, listed } from '../figures/words.ts';
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
        title="Occasions"
        missing={`No occasions in ${year}`}
        message="Birthdays and events of the year stand here in their order."
      />
    );
  }
  const figures: Figures = {
    columns: ['Occasion', 'Date', 'Presents', 'Spent'],
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
    <PlotCard title="Occasions" year={year} figures={figures}>
      {(plot) => (
        <RibbonPlot
          {...plot}
          description={`${counted(occasions.length, 'occasion')}. ${listed(occasions.map(inWords))}`}
          year={year}
          today={today}
          points={occasions.map((event) => ({
            id: event.id,
            date: event.date,
            text: `${inWords(event)}: ${counted(event.presents, 'present')}`,
            isFilled: event.presents > 0,
          }))}
          legend={{ filled: 'With presents', open: 'Without' }}
        />
      )}
    </PlotCard>
  );
}
