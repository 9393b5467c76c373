import { pageLanguage, text } from '@evergift/language';
import { formatDaysAway, type DeviceChoice } from '@evergift/data';
import type { Reminder } from '@evergift/occasions';
import {
  defaultIfEmpty,
  filter,
  firstValueFrom,
  map,
  merge,
  switchMap,
  takeUntil,
  timer,
} from 'rxjs';
import type { Due } from './open-due.ts';

/** A notification of the same tag takes the earlier one's place. */
export const notificationTag = 'evergift-due';
const lockName = 'evergift-reminders';
const icon = '/installation/icon-192.png';

/** So long the server may take before this device's copy has to do, and before it is given up, in ms. */
const patience = 10_000;
const longestWait = 30_000;

/** What is due: in step with the server if it answers soon, so that a present bought elsewhere counts. */
function dueNow({ due$ }: Due): Promise<readonly Reminder[]> {
  const live$ = due$.pipe(filter(({ status }) => status === 'live'));
  const kept$ = timer(patience).pipe(
    switchMap(() => due$.pipe(filter(({ status }) => status === 'offline'))),
  );
  return firstValueFrom(
    merge(live$, kept$).pipe(
      map(({ data }) => data),
      takeUntil(timer(longestWait)),
      defaultIfEmpty([]),
    ),
  );
}

/** One page at a time, where browsers have locks. */
const alone = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(lockName, work) : work();

/** What is due, and whether this device notifies. */
export interface DueOnDevice extends Due {
  readonly notifies: DeviceChoice;
}

/**
 * Shows today's notification, if there is something due and no page of this device has shown it. It is noted after
 * it was shown: a page that is closed in between may show it again, in the same place.
 */
export async function notifyDue(
  due: DueOnDevice,
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
): Promise<void> {
  const mayTell = () => due.notifies.value && Notification.permission === 'granted';
  if (!mayTell()) return;
  await alone(async () => {
    const [first, ...others] = await dueNow(due);
    if (!first || !mayTell()) return;
    const { title, body, path } = notificationOf([first, ...others]);
    const data = { path };
    await registration.showNotification(title, { body, data, icon, tag: notificationTag });
    due.noteShown();
  });
}

/** The one notification of a day. */
interface DueNotification {
  readonly title: string;
  readonly body: string;
  /** The page that a click opens: the nearest event's. */
  readonly path: string;
}

const list = new Intl.ListFormat(pageLanguage(), { type: 'conjunction' });

/** @param due what is due, the nearest occasion first; at least one */
export function notificationOf(due: readonly [Reminder, ...Reminder[]]): DueNotification {
  const [{ occasion: nearest }] = due;
  const lines = due.map(({ occasion: { title, days } }) =>
    days === 0
      ? text('{title}: today', { title })
      : text('{title}: {when}', { title, when: formatDaysAway(days) }),
  );
  const path = `/events/${encodeURIComponent(nearest.id)}`;
  const [only = ''] = lines;
  if (due.length > 1)
    return {
      title: text(
        '{count, plural, one {# occasion lacks a present} other {# occasions lack a present}}',
        { count: due.length },
      ),
      body: lines.join('\n'),
      path,
    };
  const people = list.format(nearest.withoutPresent);
  return { title: only, body: text('No present yet for {people}.', { people }), path };
}
