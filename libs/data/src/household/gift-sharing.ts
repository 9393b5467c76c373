import { text } from '@evergift/language';
import type { Run } from '../commands/command-queue.ts';
import type { Outcome } from '../commands/outcome.ts';
import { remove, update } from '../commands/writes.ts';
import { DataError } from '../errors/data-error.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import { peopleOf, type GiftItem } from '../model/gift-item.ts';
import { givenId, readersOf, wishIdOf } from '../model/household.ts';
import type { Write } from '../store/document-store.ts';
import type { GiftSharing, PlannerMember, SharedGift } from './planner.ts';

const taken = () =>
  new DataError('conflict', {
    message: text('Somebody else gets this already, so it was not changed. Choose something else.'),
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

/** @param members all who plan here, as they are known now */
export function createGiftSharing(
  { graph, run }: { readonly graph: RecordGraph; readonly run: Run },
  uid: string,
  members: () => readonly PlannerMember[],
): GiftSharing {
  const memberOf = (id: string) => members().find((member) => member.uid === id);
  const surprisedBy = (personIds: readonly string[]) => {
    const others = members().filter(({ isMe }) => !isMe);
    const surprised = others.filter(({ personId }) => personIds.includes(personId));
    return { surprised, mayBeOnlyMine: surprised.length < others.length };
  };
  const describe = (gift: GiftItem): SharedGift => {
    const owner = members().find(({ isOwner }) => isOwner);
    const noter = gift.notedBy ? memberOf(gift.notedBy) : owner;
    const readers = gift.circle === undefined ? undefined : readersOf(gift.circle);
    const isUnseenBy = ({ uid: id }: PlannerMember) => readers?.includes(id) === false;
    const unseen = members().filter(isUnseenBy);
    const { surprised, mayBeOnlyMine } = surprisedBy(peopleOf(gift));
    const unseenSurprised = surprised.filter(isUnseenBy);
    return {
      ...{ noter, taker: memberOf(gift.takenBy), surprised: unseenSurprised },
      isOnlyMine: gift.circle === uid && unseen.length > unseenSurprised.length,
      mayBeOnlyMine: noter?.isMe === true && !gift.revealed && mayBeOnlyMine,
    };
  };
  const change = (id: string, writes: () => Write[]) => run({ id, needs: ['giftItems'], writes });
  return {
    of: describe,
    surprisedBy,
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
