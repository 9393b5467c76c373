import { useHost } from '@evergift/contract';
import type { Invitation, Sharing, SharingResult } from '@evergift/data';
import { useData, useObservable } from '@evergift/data/react';
import { useState } from 'react';
import { catchError, defer, from, NEVER, of, switchMap, type Observable } from 'rxjs';
import { usePending } from '../account/use-pending.ts';
import { togetherNotices } from './together-notices.ts';

type Step<Value> = (sharing: Sharing) => Promise<SharingResult<Value>>;

/** Runs one step of planning together at a time, and says what went wrong with it. */
export function useSharingStep() {
  const data = useData();
  const { notify } = useHost();
  const [isPending, run] = usePending();
  const take = <Value>(step: Step<Value>, done: (value: Value) => void) =>
    run(async () => {
      const sharing = await data.openSharing().catch((error: unknown) => {
        notify(togetherNotices.notLoaded(error));
      });
      if (!sharing) return;
      const result = await step(sharing);
      if (result.ok) done(result);
      else notify(togetherNotices.failed(result.error));
    });
  return [isPending, take] as const;
}

/** The invitations to the user's own planner that are still open; undefined until they are known. */
export function useInvitations(isMine: boolean): readonly Invitation[] | undefined {
  const data = useData();
  const { reportError } = useHost();
  const [invitations$] = useState<Observable<readonly Invitation[] | undefined>>(() =>
    defer(() => from(data.openSharing())).pipe(
      switchMap((sharing) => sharing.invitations$),
      catchError((error: unknown) => {
        reportError(error);
        return of(undefined);
      }),
    ),
  );
  return useObservable(isMine ? invitations$ : NEVER, undefined);
}
