import { formatBirthday, formatTurns } from '@evergift/data';
import type { PersonRow } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { text } from '@evergift/language';
import { StatCard, StatRow } from '@evergift/ui/stat-card';
import { Cake, CalendarHeart, Gift } from 'lucide-react';

/** 'Events Coming Up', 'Days to Birthday' and 'Gift Items'. */
export function PersonStatCards({ row }: { row: PersonRow }) {
  const { data: upcoming } = useQuery(useData().upcomingEvents$(row.id));
  const { birthday } = row;
  return (
    <StatRow>
      <StatCard
        label={text('Events Coming Up')}
        figure={upcoming.length}
        icon={<CalendarHeart size={18} aria-hidden />}
      />
      {birthday ? (
        <StatCard
          label={text('Days to Birthday')}
          figure={birthday.days === 0 ? text('Today') : birthday.days}
          lines={[
            formatBirthday(birthday.birthday),
            formatTurns(birthday.birthday, birthday.next),
          ].filter(Boolean)}
          icon={<Cake size={18} aria-hidden />}
        />
      ) : (
        <StatCard
          label={text('Birthday')}
          figure={text('No Birthday Set')}
          icon={<Cake size={18} aria-hidden />}
        />
      )}
      <StatCard
        label={text('Gift Items')}
        figure={row.giftCount}
        icon={<Gift size={18} aria-hidden />}
      />
    </StatRow>
  );
}
