import type { Data } from '@evergift/data';
import {
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  from,
  fromEvent,
  map,
  merge,
  Observable,
  skip,
  switchMap,
  timer,
} from 'rxjs';
import type { Subscription } from 'rxjs';
import { notificationTag, notifyDue } from './notify-due.ts';

/** A day that begins while the page is open notifies from this hour on: nobody is woken at midnight. */
const morning = 8;

/** Milliseconds until the morning; 0 once it has begun. */
function untilMorning(): number {
  const now = new Date();
  const begin = new Date(now.getFullYear(), now.getMonth(), now.getDate(), morning);
  return Math.max(0, begin.getTime() - now.getTime());
}

/** Whether the person allows notifications; asks nobody. */
const allowed$ = () =>
  new Observable<boolean>((subscriber) => {
    const emit = () => subscriber.next(Notification.permission === 'granted');
    let status: PermissionStatus | undefined;
    emit();
    // Not every browser can be asked for changes.
    navigator.permissions?.query({ name: 'notifications' }).then(
      (answer) => {
        status = answer;
        status.addEventListener('change', emit);
      },
      () => undefined,
    );
    return () => status?.removeEventListener('change', emit);
  }).pipe(distinctUntilChanged());

const loadDue = async () => (await import('./open-due.ts')).openDue;

async function closeNotifications(registration: ServiceWorkerRegistration): Promise<void> {
  for (const shown of await registration.getNotifications({ tag: notificationTag })) shown.close();
}

/**
 * Shows one notification a day for what is due, where the person switched that on: when the page is opened, looked
 * at again, and in the morning of a day that began meanwhile. A sign-out takes it away: it contains names.
 *
 * @param report takes what fails; nothing is shown
 */
export function followReminders(
  data: Data,
  registration: ServiceWorkerRegistration,
  report: (error: unknown) => void,
): Subscription {
  if (!(globalThis as { Notification?: unknown }).Notification) return EMPTY.subscribe();
  const user$ = data.session.state$.pipe(
    filter(({ loading }) => !loading),
    map(({ user }) => user?.uid),
    distinctUntilChanged(),
  );
  const seenAgain$ = fromEvent(document, 'visibilitychange').pipe(
    filter(() => document.visibilityState === 'visible'),
  );
  const newMorning$ = data.today$.pipe(
    skip(1),
    switchMap(() => timer(untilMorning())),
  );
  const open = async (uid: string | undefined, isAllowed: boolean) => {
    if (uid === undefined) await closeNotifications(registration);
    if (uid === undefined || !isAllowed) return undefined;
    const [due, { notifies }] = await Promise.all([data.open(loadDue), data.openReminders()]);
    return { ...due, notifies };
  };
  return combineLatest([user$, allowed$()])
    .pipe(
      switchMap(([uid, isAllowed]) => open(uid, isAllowed)),
      switchMap((due) =>
        due
          ? merge(due.notifies.value$, seenAgain$, newMorning$).pipe(
              exhaustMap(() => from(notifyDue(due, registration).catch(report))),
            )
          : EMPTY,
      ),
    )
    .subscribe({ error: report });
}
