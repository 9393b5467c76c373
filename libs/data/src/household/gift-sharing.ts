import type { Run } from '../commands/command-queue.ts';
import type { Outcome } from '../commands/outcome.ts';
import { remove, update } from '../commands/writes.ts';
import { DataError } from '../errors/data-error.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import type { GiftItem } from '../model/gift-item.ts';
import { givenId, wishIdOf } from '../model/household.ts';
import type { Write } from '../store/document-store.ts';

/** Who gets which gift, in a planner of several. Each applies at once, can be undone, and never rejects. */
export interface GiftSharing {
  /** Says that the user gets this; of two who do at once one has it, the other a `conflict`. */
  take(giftItemId: string): Outcome;
  /** Says that the user does not get it after all. */
  giveBack(giftItemId: string): Outcome;
  /** Shows a gift that the user noted to whom it is for. */
  reveal(giftItemId: string): Outcome;
}

const taken = () =>
  new DataError('conflict', {
    message: 'Somebody else gets this already, so it was not changed. Choose something else.',
  });

const isTaken = (gift: GiftItem | undefined, uid: string): boolean =>
  gift !== undefined && gift.takenBy !== '' && gift.takenBy !== uid;

/** A gift that the user gets from now on. */
function takeWrites(graph: RecordGraph, id: string, uid: string): Write[] {
  const gift = graph.giftItems.get(id);
  if (!gift) throw new DataError('not-found');
  if (isTaken(gift, uid)) throw taken();
  return [update('giftItems', id, { takenBy: uid })];
}

/** A gift that nobody gets any more; what was to fulfil a wish goes, and the wish is back. */
function giveBackWrites(graph: RecordGraph, id: string): Write[] {
  const gift = graph.giftItems.get(id);
  if (!gift) throw new DataError('not-found');
  if (wishIdOf(id) !== undefined && gift.status === 'idea') return [remove('giftItems', id)];
  return [update('giftItems', id, { takenBy: '' })];
}

/** The outcome of taking a gift: what the rules refuse was taken by somebody else at the same moment. */
function orTaken(graph: RecordGraph, uid: string, outcome: Outcome): Outcome {
  const { id } = outcome;
  const isOthers = () => [id, givenId(id)].some((each) => isTaken(graph.giftItems.get(each), uid));
  return {
    ...outcome,
    confirmed: outcome.confirmed.then((error) =>
      error?.kind === 'permission' && isOthers() ? taken() : error,
    ),
  };
}

export function createGiftSharing(graph: RecordGraph, run: Run, uid: string): GiftSharing {
  const change = (id: string, writes: () => Write[]) => run({ id, needs: ['giftItems'], writes });
  return {
    take: (id) =>
      orTaken(
        graph,
        uid,
        change(id, () => takeWrites(graph, id, uid)),
      ),
    giveBack: (id) => change(id, () => giveBackWrites(graph, id)),
    reveal: (id) => change(id, () => [update('giftItems', id, { revealed: true })]),
  };
}
