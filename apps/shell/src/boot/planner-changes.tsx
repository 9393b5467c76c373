import { homePath, joinPath } from '@evergift/contract';
import type { Data } from '@evergift/data';
import { useData } from '@evergift/data/react';
import type { ToastStore } from '@evergift/ui/toast-store';
import { useEffect } from 'react';
import {
  distinctUntilChanged,
  filter,
  map,
  pairwise,
  switchMap,
  take,
  type Subscription,
} from 'rxjs';
import { useFollow } from '../browser/router-links.tsx';
import type { HostParts } from './create-host.ts';

type PlannerData = Pick<Data, 'planner$' | 'leftPlanner$'>;

interface FollowingParts extends Pick<HostParts, 'modals' | 'toasts'> {
  /** Goes to a page of the planner that is open now. */
  readonly goHome: () => void;
}

/**
 * Follows which planner somebody has open. What the last one left on the screen goes with it, and who was taken out of
 * one reads so, and what they could not send any more.
 */
export function followPlanner(
  { planner$, leftPlanner$ }: PlannerData,
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
  subscription.add(taken$.subscribe(({ name, lost }) => notifyTaken(toasts, name, lost)));
  return subscription;
}

function notifyTaken(toasts: ToastStore, name: string, lost: readonly string[]): void {
  const planner = name ? `${name}’s planner` : 'this planner';
  toasts.show({
    type: 'warning',
    title: `You are not part of ${planner} any more.`,
    message:
      lost.length === 0
        ? 'Your own planner is open now.'
        : `These changes could not be sent: ${lost.join(', ')}.`,
    duration: 0,
  });
}

/** Shows the dashboard of each planner that is opened in place of another. */
export function PlannerChanges({ modals, toasts }: Pick<HostParts, 'modals' | 'toasts'>) {
  const data = useData();
  const follow = useFollow();
  useEffect(() => {
    const goHome = () => {
      // Who joins is led by that page, which leaves nothing of the invitation in the history.
      if (location.pathname !== joinPath) follow(homePath);
    };
    const following = followPlanner(data, { modals, toasts, goHome });
    return () => following.unsubscribe();
  }, [data, modals, toasts, follow]);
  return null;
}
