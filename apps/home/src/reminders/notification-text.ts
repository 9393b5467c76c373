import { formatDaysAway } from '@evergift/data';
import type { Reminder } from '@evergift/occasions';

/** The one notification of a day. */
export interface DueNotification {
  readonly title: string;
  readonly body: string;
  /** The page that a click opens: the nearest event's. */
  readonly path: string;
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** @param due what is due, the nearest occasion first; at least one */
export function notificationOf(due: readonly [Reminder, ...Reminder[]]): DueNotification {
  const [{ occasion: nearest }] = due;
  const lines = due.map(
    ({ occasion: { title, days } }) => `${title}: ${formatDaysAway(days).toLowerCase()}`,
  );
  const path = `/events/${encodeURIComponent(nearest.id)}`;
  const [only = ''] = lines;
  if (due.length > 1)
    return { title: `${due.length} occasions lack a present`, body: lines.join('\n'), path };
  return { title: only, body: `No present yet for ${list.format(nearest.withoutPresent)}.`, path };
}
