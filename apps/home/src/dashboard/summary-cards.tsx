import { text } from '@evergift/language';
import { useData, useQuery } from '@evergift/data/react';
import { StatCard, StatRow } from '@evergift/ui/stat-card';
import { CalendarHeart, Gift, Users } from 'lucide-react';

/** EVENTS, GIFTS and PEOPLE in figures. */
export function SummaryCards() {
  const { data: summary } = useQuery(useData().summary$);
  const { events, gifts, people } = summary;

  return (
    <StatRow>
      <StatCard
        label={text('EVENTS')}
        figure={events.total}
        lines={[
          text('{count, plural, one {# upcoming} other {# upcoming}}', { count: events.upcoming }),
        ]}
        href="/events"
        icon={<CalendarHeart size={18} aria-hidden />}
      />
      <StatCard
        label={text('GIFTS')}
        figure={gifts.total}
        lines={[
          text('{count, plural, one {# idea} other {# ideas}}', { count: gifts.ideas }),
          text('{count, plural, one {# bought} other {# bought}}', { count: gifts.bought }),
        ]}
        href="/giftItems"
        icon={<Gift size={18} aria-hidden />}
      />
      <StatCard
        label={text('PEOPLE')}
        figure={people.total}
        lines={[
          text('{count, plural, one {# birthday} other {# birthdays}}', {
            count: people.birthdays,
          }),
        ]}
        href="/people"
        icon={<Users size={18} aria-hidden />}
      />
    </StatRow>
  );
}
