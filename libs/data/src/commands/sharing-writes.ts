import { DataError } from '../errors/data-error.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import type { GiftItem } from '../model/gift-item.ts';
import { givenId, whereItBelongs, wishIdOf } from '../model/household.ts';
import type { RecordWrite, Write } from '../store/document-store.ts';
import type { Outcome } from './outcome.ts';
import { remove, update } from './writes.ts';

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

const taken = () =>
  new DataError('conflict', {
    message: 'Somebody else gets this already, so it was not changed. Choose something else.',
  });

const isTaken = (gift: GiftItem | undefined, uid: string): boolean =>
  gift !== undefined && gift.takenBy !== '' && gift.takenBy !== uid;

/** A gift that the user gets from now on. */
export function takeWrites(graph: RecordGraph, id: string, uid: string): Write[] {
  const gift = graph.giftItems.get(id);
  if (!gift) throw new DataError('not-found');
  if (isTaken(gift, uid)) throw taken();
  return [update('giftItems', id, { takenBy: uid })];
}

/** A gift that nobody gets any more; what was to fulfil a wish goes, and the wish is back. */
export function giveBackWrites(graph: RecordGraph, id: string): Write[] {
  const gift = graph.giftItems.get(id);
  if (!gift) throw new DataError('not-found');
  if (wishIdOf(id) !== undefined && gift.status === 'idea') return [remove('giftItems', id)];
  return [update('giftItems', id, { takenBy: '' })];
}

/** The outcome of taking a gift: what the rules refuse was taken by somebody else at the same moment. */
export function orTaken(graph: RecordGraph, uid: string, outcome: Outcome): Outcome {
  const { id } = outcome;
  const isOthers = () => [id, givenId(id)].some((each) => isTaken(graph.giftItems.get(each), uid));
  return {
    ...outcome,
    confirmed: outcome.confirmed.then((error) =>
      error?.kind === 'permission' && isOthers() ? taken() : error,
    ),
  };
}
