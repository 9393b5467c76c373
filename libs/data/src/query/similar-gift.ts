import type { GiftRow } from '../derived/gift-row.ts';
import type { RecordGraph } from '../derived/record-graph.ts';
import type { SimilarGiftCriteria } from './criteria.ts';

/** A gift of one of these people whose name reads like this one: of the first who has one, the newest. */
export function similarGift(
  graph: RecordGraph,
  { personIds, name, exceptId = '' }: SimilarGiftCriteria,
): GiftRow | undefined {
  for (const personId of personIds) {
    const gift = graph.similarGifts.find(personId, name, exceptId);
    if (gift) return graph.giftRows.get(gift.id);
  }
  return undefined;
}
