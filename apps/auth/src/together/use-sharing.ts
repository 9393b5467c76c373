import { useHost } from '@evergift/contract';
import type { Sharing, SharingResult } from '@evergift/data';
import { useData } from '@evergift/data/react';
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
