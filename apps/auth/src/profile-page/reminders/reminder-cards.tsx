import { CalendarCard } from './calendar-card.tsx';
import { useFeed, type FeedView } from './use-feed.ts';
import { Card } from '@evergift/ui/card';
import styles from '../profile.module.css';
import { DigestSetting } from './digest-setting.tsx';
import { LeadTimesSetting } from './lead-times-setting.tsx';
import { NotificationsSetting } from './notifications-setting.tsx';

/** When to remind, whether this device notifies, and summaries by e-mail. */
function RemindersCard({ feed }: { feed: FeedView }) {
  return (
    <Card as="section" title="Reminders">
      <p className={styles.note}>
        When an event is near and somebody still has no present. Each event can have its own times.
      </p>
      <LeadTimesSetting />
      <NotificationsSetting />
      <DigestSetting view={feed} />
    </Card>
  );
}

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
