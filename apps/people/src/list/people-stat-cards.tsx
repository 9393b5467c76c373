import { useData, useQuery } from '@evergift/data/react';
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
        label="Upcoming events"
        figure={summary.events.upcoming}
        lines={[`${summary.events.withinThirtyDays} within 30 days`]}
        href="/events"
        icon={<CalendarHeart size={18} aria-hidden />}
        isLoading={isLoading}
      />
      <StatCard
        label="Gifts"
        figure={summary.gifts.total}
        lines={[
          `${summary.gifts.ideas} ${summary.gifts.ideas === 1 ? 'idea' : 'ideas'}`,
          `${summary.gifts.bought} bought`,
        ]}
        href="/giftItems"
        icon={<Gift size={18} aria-hidden />}
        isLoading={isLoading}
      />
    </StatRow>
  );
});
