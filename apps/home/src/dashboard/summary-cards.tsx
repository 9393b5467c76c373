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
        label="EVENTS"
        figure={events.total}
        lines={[`${events.upcoming} upcoming`]}
        href="/events"
        icon={<CalendarHeart size={18} aria-hidden />}
      />
      <StatCard
        label="GIFTS"
        figure={gifts.total}
        lines={[`${gifts.ideas} ${gifts.ideas === 1 ? 'idea' : 'ideas'}`, `${gifts.bought} bought`]}
        href="/giftItems"
        icon={<Gift size={18} aria-hidden />}
      />
      <StatCard
        label="PEOPLE"
        figure={people.total}
        lines={[`${people.birthdays} ${people.birthdays === 1 ? 'birthday' : 'birthdays'}`]}
        href="/people"
        icon={<Users size={18} aria-hidden />}
      />
    </StatRow>
  );
}
