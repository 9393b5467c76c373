import { formatCalendarDate } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { Avatar } from '@evergift/ui/avatar';
import type { CommandSection } from '@evergift/ui/command-list';
import { CalendarHeart, Gift } from 'lucide-react';
import { changing, doing, going } from './palette-actions.tsx';

/** So many of a kind are shown; who looks for more types on. */
const most = 5;

/** What fits a query: people, events and gifts as the lists find them, and actions by their name. */
export function usePaletteSections(query: string): readonly CommandSection[] {
  const data = useData();
  const search = query.trim();
  const { data: people } = useQuery(data.peopleList$({ search }));
  const { data: events } = useQuery(data.eventList$({ search, showAll: true }));
  const { data: gifts } = useQuery(data.giftList$({ search }));

  const count = search === '' ? 0 : most;
  const fits = ({ label }: { label: string }) =>
    label.toLocaleLowerCase().includes(search.toLocaleLowerCase());
  return [
    {
      id: 'people',
      title: 'People',
      commands: people.slice(0, count).map(({ id, label, name, person }) => ({
        id: `person:${id}`,
        label,
        detail: label === name ? person.relationship : name,
        icon: <Avatar name={label} seed={id} size="small" />,
      })),
    },
    {
      id: 'events',
      title: 'Events',
      commands: events.slice(0, count).map(({ id, title, event }) => ({
        id: `event:${id}`,
        label: title,
        detail: formatCalendarDate(event.date),
        icon: <CalendarHeart size={18} />,
      })),
    },
    {
      id: 'gifts',
      title: 'Gifts',
      commands: gifts.slice(0, count).map(({ id, gift, personLabel }) => ({
        id: `gift:${id}`,
        label: gift.name,
        detail: `for ${personLabel}`,
        icon: <Gift size={18} />,
      })),
    },
    { id: 'doing', title: 'Add', commands: doing.filter(fits) },
    { id: 'going', title: 'Go', commands: going.filter(fits) },
    { id: 'changing', title: 'More', commands: changing.filter(fits) },
  ];
}
