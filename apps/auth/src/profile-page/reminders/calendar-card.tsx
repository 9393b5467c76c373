import { useHost } from '@evergift/contract';
import { useData } from '@evergift/data/react';
import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { Card } from '@evergift/ui/card';
import { downloadFile } from '@evergift/ui/download-file';
import { Switch } from '@evergift/ui/switch';
import { CalendarPlus } from 'lucide-react';
import { profileNotices } from '../profile-notices.ts';
import styles from '../profile.module.css';
import { usePending } from '../../account/use-pending.ts';
import { FeedSetting } from './feed-setting.tsx';
import type { FeedSwitch } from './use-feed.ts';
import { useDeviceChoice, useReminders } from './use-reminders.ts';

const fileName = 'evergift-occasions.ics';
const addressOf = (eventId: string) =>
  new URL(`/events/${encodeURIComponent(eventId)}`, location.origin).href;

/** All that is to come as a calendar file, what such files say, and the calendar feed. */
export function CalendarCard({ feed }: { feed: FeedSwitch }) {
  const data = useData();
  const { notify } = useHost();
  const [isPending, run] = usePending();
  const reminders = useReminders();
  const withDetails = useDeviceChoice(reminders?.calendarDetails);

  const save = async () => {
    try {
      const { calendarFile } = await import('@evergift/occasions/calendar-file');
      const file = await calendarFile(data, { addressOf });
      if (!file.ok) return notify(profileNotices.calendarFailed(file.error));
      if (file.count === 0) return notify(profileNotices.calendarEmpty);
      downloadFile(fileName, 'text/calendar', file.text);
      notify(profileNotices.calendarSaved(fileName));
    } catch (error) {
      notify(profileNotices.calendarFailed(error));
    }
  };
  return (
    <Card as="section" title={text('Calendar')}>
      <div className={styles.row}>
        <p className={styles.note}>
          {text(
            'All birthdays and events to come, for the calendar of your phone or computer. A new file updates the entries of the one before.',
          )}
        </p>
        <Button
          size="small"
          icon={<CalendarPlus size={16} aria-hidden />}
          isPending={isPending}
          onPress={() => run(save)}
        >
          {text('All occasions')}
        </Button>
      </div>
      <Switch
        label={text('Include budgets and who has no present yet')}
        description={text(
          'Everybody who sees your calendar can read it. Applies to files from this device.',
        )}
        value={withDetails}
        onChange={(isOn) => reminders?.calendarDetails.set(isOn)}
        isDisabled={!reminders}
      />
      <FeedSetting {...feed} />
    </Card>
  );
}
