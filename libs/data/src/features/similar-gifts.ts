import { giftNameKey } from '../gift-name/gift-name-key.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import { type GiftItem, peopleOf } from '../model/gift-item.ts';
import type { GiftRow } from '../rows/gift-row.ts';

/** A gift that somebody is about to add or change. */
export interface SimilarGiftCriteria {
  /** Whom it is for. */
  readonly personIds: readonly string[];
  readonly name: string;
  /** The gift itself, when it is there already. */
  readonly exceptId?: string | undefined;
}

const keyOf = (personId: string, nameKey: string) => `${personId} ${nameKey}`;

/** By person and by how the name reads; a shared gift under each of its people. */
const similarityKeys = (gift: GiftItem): string[] => {
  const nameKey = giftNameKey(gift.name);
  return peopleOf(gift).map((personId) => keyOf(personId, nameKey));
};

/** A gift of one of these people whose name reads like this one: of the first who has one, the newest. */
export function similarGift(
  graph: RecordGraph,
  { personIds, name, exceptId }: SimilarGiftCriteria,
): GiftRow | undefined {
  const nameKey = giftNameKey(name);
  if (nameKey === '') return undefined;
  for (const personId of personIds.filter(Boolean)) {
    const [newest] = [...graph.giftIndexes.by(similarityKeys).ids(keyOf(personId, nameKey))]
      .flatMap((id) => (id === exceptId ? [] : (graph.giftRows.get(id) ?? [])))
      .sort((a, b) => b.gift.createdAt - a.gift.createdAt);
    if (newest) return newest;
  }
  return undefined;
}
