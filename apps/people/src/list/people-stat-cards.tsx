import { useData, useQuery } from '@evergift/data/react';
import { text } from '@evergift/language';
import { StatCard, StatRow } from '@evergift/ui/stat-card';
import { CalendarHeart, Gift } from 'lucide-react';
import { memo } from 'react';

/** What comes up and what there is, with the way there. */
export const PeopleStatCards = memo(function PeopleStatCards() {
  const { data: summary, status } = useQuery(useData().summary$);
  const isLoading = status === 'loading';
  return (
    <StatRow>
      <StatCard
        label={text('Upcoming events')}
        figure={summary.events.upcoming}
        lines={[text('{count} within 30 days', { count: summary.events.withinThirtyDays })]}
        href="/events"
        icon={<CalendarHeart size={18} aria-hidden />}
        isLoading={isLoading}
      />
      <StatCard
        label={text('Gifts')}
        figure={summary.gifts.total}
        lines={[
          text('{count, plural, one {# idea} other {# ideas}}', { count: summary.gifts.ideas }),
          text('{count} bought', { count: summary.gifts.bought }),
        ]}
        href="/giftItems"
        icon={<Gift size={18} aria-hidden />}
        isLoading={isLoading}
      />
    </StatRow>
  );
});
