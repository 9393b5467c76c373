import { CalendarCard } from './calendar-card.tsx';
import { RemindersCard } from './reminders-card.tsx';
import { useFeed } from './use-feed.ts';

/** What reminds, and what calendars get. */
export function ReminderCards() {
  const feed = useFeed();
  return (
    <>
      <RemindersCard feed={feed.view} />
      <CalendarCard feed={feed} />
    </>
  );
}
