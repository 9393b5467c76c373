import { concatMap, debounceTime, EMPTY, from, map, type Subscription } from 'rxjs';
import { toDataError } from '../errors/to-data-error.ts';
import { isOpenSecret, type Household } from '../model/household.ts';
import type { GiftItem } from '../model/gift-item.ts';
import { photosForUndo } from '../photos/photos-for-undo.ts';
import { asStored } from '../store/as-stored.ts';
import { whereItBelongs, type Write } from '../store/document-store.ts';
import type { HouseholdParts } from './planner.ts';
import type { Placement } from '../commands/placement.ts';

/** Rules look up two documents for each gift that moves, and may look up twenty in a commit. */
const mostInCommit = 9;

/** Moves these gifts to where they belong, in commits that may be interrupted anywhere. @returns how many moved */
export async function hideGifts(
  parts: HouseholdParts,
  placement: Placement,
  gifts: readonly GiftItem[],
): Promise<number> {
  let moved = 0;
  for (let start = 0; start < gifts.length; start += mostInCommit) {
    const some = gifts.slice(start, start + mostInCommit);
    const photos = await photosForUndo(
      parts,
      some.map(({ id }) => id),
    );
    const writes = some.map(({ id }): Write => ({
      kind: 'update',
      address: { collection: 'giftItems', id, circle: whereItBelongs },
      fields: {},
    }));
    await parts.outbox.commit(placement.place(writes, photos).map(asStored)).confirmed;
    moved += some.length;
  }
  return moved;
}

/** How long changes that come together are waited for, in milliseconds. */
const quiet = 500;

/**
 * Hides what somebody noted who did not know yet who is who: on a device without a network, or while a guest joined.
 * One gift that two devices move at once is moved once.
 */
export function startHiding(
  parts: HouseholdParts,
  { household, placement }: { household: () => Household | undefined; placement: Placement },
): Subscription {
  const { graph, ports } = parts;
  return graph.published$
    .pipe(
      debounceTime(quiet, ports.clock.scheduler),
      map(() => {
        const known = household();
        const isLive = graph.states.giftItems.status === 'live';
        if (!known || !isLive) return [];
        return [...graph.giftItems.values()].filter((gift) => isOpenSecret(known, gift));
      }),
      concatMap((gifts) => (gifts.length === 0 ? EMPTY : from(hide(gifts)))),
    )
    .subscribe();

  async function hide(gifts: readonly GiftItem[]): Promise<void> {
    const known = household();
    const now = gifts.flatMap(({ id }) => graph.giftItems.get(id) ?? []);
    const still = known ? now.filter((gift) => isOpenSecret(known, gift)) : [];
    await hideGifts(parts, placement, still).catch((cause: unknown) => {
      const { kind } = toDataError(cause);
      const message = 'A gift could not be hidden; the next change tries again.';
      ports.report({ area: 'household', level: 'warning', message, facts: { kind } });
    });
  }
}
