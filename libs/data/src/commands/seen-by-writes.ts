import { whereItBelongs, type RecordWrite, type Write } from '../store/document-store.ts';
import { update } from './writes.ts';

/** Who sees a gift in a planner of several: the user alone, or all but whom it is for. */
export type SeenBy = 'me' | 'others';

/** Who sees a gift from now on; absent: as before. */
export interface NewReaders {
  readonly seenBy?: SeenBy | undefined;
}

/** The writes of a gift, to where only these see it. */
export function seenByWrites(
  writes: readonly Write[],
  id: string,
  { seenBy, uid }: NewReaders & { readonly uid: string | undefined },
): readonly Write[] {
  if (seenBy === undefined) return writes;
  const circle = seenBy === 'me' ? uid : whereItBelongs;
  const isGift = ({ kind, address }: Write): boolean =>
    kind !== 'delete' && address.collection === 'giftItems' && address.id === id;
  const placed = writes.map((write) =>
    isGift(write) ? ({ ...write, address: { ...write.address, circle } } as RecordWrite) : write,
  );
  if (placed.some(isGift)) return placed;
  const { address } = update('giftItems', id, {});
  return [...placed, { kind: 'update', address: { ...address, circle }, fields: {} }];
}
