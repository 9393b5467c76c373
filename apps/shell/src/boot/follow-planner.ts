import type { Data, Overruled, Planner } from '@evergift/data';
import { pageLanguage, text } from '@evergift/language';
import type { ToastStore } from '@evergift/ui/toast-store';
import {
  distinctUntilChanged,
  filter,
  map,
  pairwise,
  switchMap,
  take,
  withLatestFrom,
  type Subscription,
} from 'rxjs';
import type { HostParts } from './create-host.ts';

type PlannerData = Pick<Data, 'planner$' | 'leftPlanner$' | 'overruled$'>;

interface FollowingParts extends Pick<HostParts, 'modals' | 'toasts'> {
  /** Goes to a page of the planner that is open now. */
  readonly goHome: () => void;
}

/**
 * Follows which planner somebody has open. What the last one left on the screen goes with it, and who was taken out of
 * one reads so, and what they could not send any more. Who wrote what another one has changed since can write it again.
 */
export function followPlanner(
  { planner$, leftPlanner$, overruled$ }: PlannerData,
  { modals, toasts, goHome }: FollowingParts,
): Subscription {
  const changed$ = planner$.pipe(
    map(({ ownerUid }) => ownerUid),
    distinctUntilChanged(),
    pairwise(),
    // Signing in and out is no change of planner.
    filter(([before, now]) => before !== '' && now !== ''),
  );
  const subscription = changed$.subscribe(() => {
    toasts.clear();
    modals.close();
    goHome();
  });
  const taken$ = leftPlanner$.pipe(
    switchMap((left) =>
      planner$.pipe(
        filter(({ isMine }) => isMine),
        take(1),
        map(() => left),
      ),
    ),
  );
  const written$ = overruled$.pipe(withLatestFrom(planner$));
  subscription.add(
    written$.subscribe(([overruled, planner]) => notifyOverruled(toasts, overruled, planner)),
  );
  subscription.add(taken$.subscribe(({ name, lost }) => notifyTaken(toasts, name, lost)));
  return subscription;
}

/** 'a, b, c' */
const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(pageLanguage(), { type: 'unit' }).format(names);

/** So long a notice offers to write again, in milliseconds. */
const takeBackDuration = 30_000;

function notifyOverruled(
  toasts: ToastStore,
  { name, fields, takeBack }: Overruled,
  { members }: Planner,
): void {
  const others = members.filter(({ isMe }) => !isMe);
  const who = (others.length === 1 && others[0]?.name) || text('Somebody');
  const what = listed(fields.map((field) => text('“{name}”', { name: field })));
  const again = async () => {
    const { applied } = takeBack();
    const result = await applied;
    if (!result.ok) toasts.show({ type: 'error', message: result.error.message });
  };
  toasts.show({
    title: text('{who} changed {name}', { who, name }),
    message: text('{what}: you had written something else.', { what }),
    duration: takeBackDuration,
    action: { label: text('Use mine'), onAction: () => void again() },
  });
}

function notifyTaken(toasts: ToastStore, name: string, lost: readonly string[]): void {
  toasts.show({
    type: 'warning',
    title: name
      ? text('You are not part of {name}’s planner any more.', { name })
      : text('You are not part of this planner any more.'),
    message:
      lost.length === 0
        ? text('Your own planner is open now.')
        : text('These changes could not be sent: {lost}.', { lost: listed(lost) }),
    duration: 0,
  });
}
