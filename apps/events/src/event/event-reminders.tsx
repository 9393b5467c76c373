import { useHost } from '@evergift/contract';
import { leadTimesText } from '@evergift/data';
import type { EventRow } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { Card } from '@evergift/ui/card';
import { downloadFile } from '@evergift/ui/download-file';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import styles from './event-reminders.module.css';

const addressOf = (eventId: string) =>
  new URL(`/events/${encodeURIComponent(eventId)}`, location.origin).href;

/** When an event to come is reminded of, and 'Add to calendar'; nothing once it has passed. */
export function EventReminders({ row }: { row: EventRow }) {
  const data = useData();
  const settings = useQuery(data.settings$);
  const { notify } = useHost();
  const [isPending, setPending] = useState(false);
  if (!row.upcoming) return null;
  const { id, event } = row;

  const save = async () => {
    const failed = (error: unknown) =>
      notify({
        type: 'error',
        message: text('Unable to write the calendar file.  Please try again.'),
        error,
      });
    setPending(true);
    try {
      const { calendarFile } = await import('@evergift/occasions/calendar-file');
      const file = await calendarFile(data, { eventId: id, addressOf });
      if (file.ok) downloadFile(`evergift-${event.date}.ics`, 'text/calendar', file.text);
      else failed(file.error);
    } catch (error) {
      failed(error);
    } finally {
      setPending(false);
    }
  };
  const remindDays = event.remindDays ?? settings.data.remindDays;
  return (
    <Card as="section" title={text('Reminders')}>
      <div className={styles.row}>
        <p className={styles.when}>
          {remindDays.length > 0
            ? text('{times}, while somebody has no present.', { times: leadTimesText(remindDays) })
            : text('You are not reminded of this event.')}
        </p>
        <Button
          size="small"
          icon={<CalendarPlus size={16} aria-hidden />}
          isPending={isPending}
          onPress={() => void save()}
        >
          {text('Add to calendar')}
        </Button>
      </div>
    </Card>
  );
}
