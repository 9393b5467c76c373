import { Card } from '@evergift/ui/card';
import styles from '../profile.module.css';
import { DigestSetting } from './digest-setting.tsx';
import { LeadTimesSetting } from './lead-times-setting.tsx';
import { NotificationsSetting } from './notifications-setting.tsx';
import type { FeedView } from './use-feed.ts';

/** When to remind, whether this device notifies, and summaries by e-mail. */
export function RemindersCard({ feed }: { feed: FeedView }) {
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
