import type { Planner } from '@evergift/data';

/** The planners that could be opened in place of this one, the user's own first. */
export function plannersToOpen({ ownerUid, isMine, others }: Planner, uid: string) {
  const own = isMine ? [] : [{ ownerUid: uid, title: 'your planner' }];
  const shared = others
    .filter((other) => other.ownerUid !== ownerUid)
    .map((other) => ({ ownerUid: other.ownerUid, title: `${other.name}’s planner` }));
  return [...own, ...shared];
}
