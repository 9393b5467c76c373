import type { Planner } from '@evergift/data';
import { text } from '@evergift/language';

/** The planners that could be opened in place of this one, the user's own first. */
export function plannersToOpen({ ownerUid, isMine, others }: Planner, uid: string) {
  const own = isMine ? [] : [{ ownerUid: uid, name: '', label: text('Open your planner') }];
  const shared = others
    .filter((other) => other.ownerUid !== ownerUid)
    .map(({ ownerUid: owner, name }) => ({
      ownerUid: owner,
      name,
      label: text('Open {name}’s planner', { name }),
    }));
  return [...own, ...shared];
}
