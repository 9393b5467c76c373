import type { Planner } from '@evergift/data';

/** A planner of one, as long as nothing else is known. */
export const ownPlanner: Planner = {
  ...{ ownerUid: '', isMine: true, name: '' },
  ...{ members: [], others: [] },
};

/** The planners that could be opened in place of this one, the user's own first. */
export function plannersToOpen({ ownerUid, isMine, others }: Planner, uid: string) {
  const own = isMine ? [] : [{ ownerUid: uid, title: 'your planner' }];
  const shared = others
    .filter((other) => other.ownerUid !== ownerUid)
    .map((other) => ({ ownerUid: other.ownerUid, title: `${other.name}’s planner` }));
  return [...own, ...shared];
}
