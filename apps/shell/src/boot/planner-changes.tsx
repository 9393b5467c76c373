import { homePath, joinPath, useHost } from '@evergift/contract';
import type { Planner } from '@evergift/data';
import { useData } from '@evergift/data/react';
import { useEffect } from 'react';
import { filter, Subscription, take } from 'rxjs';
import { useFollow } from '../browser/router-links.tsx';
import type { HostParts } from './create-host.ts';

const isShared = ({ isMine, members, others }: Planner): boolean =>
  !isMine || members.length > 0 || others.length > 0;

/** Shows the dashboard of each planner that is opened in place of another. Who plans alone does not load how. */
export function PlannerChanges({ modals, toasts }: Pick<HostParts, 'modals' | 'toasts'>) {
  const data = useData();
  const { reportError } = useHost();
  const follow = useFollow();
  useEffect(() => {
    const goHome = () => {
      // Who joins is led by that page, which leaves nothing of the invitation in the history.
      if (location.pathname !== joinPath) follow(homePath);
    };
    const load = async () => {
      const { followPlanner } = await import('./follow-planner.ts');
      following.add(followPlanner(data, { modals, toasts, goHome }));
    };
    const following = new Subscription();
    const shared$ = data.planner$.pipe(filter(isShared), take(1));
    following.add(shared$.subscribe(() => void load().catch(reportError)));
    return () => following.unsubscribe();
  }, [data, modals, toasts, follow, reportError]);
  return null;
}
