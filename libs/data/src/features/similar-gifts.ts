import type { RecordGraph } from '../graph/record-graph.ts';
import { peopleOf, type GiftItem } from '../model/gift-item.ts';
import type { GiftRow } from '../rows/gift-row.ts';
import { foldLetters, foldedWords } from '../gift-name/fold-letters.ts';

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

/** A word in the singular, spelled the same for each of its plurals: 'box' and 'boxes', 'candy' and 'candies'. */
function singular(word: string): string {
  const shorter = /[^\ds]s$/.test(word)
    ? word.slice(0, -1)
    : /(?:s|x|z|ch|sh)e$/.test(word)
      ? word.slice(0, -1)
      : word.replace(/(..[^aeiou\d])(?:ie|y)$/, '$1i');
  return shorter.length < 2 || shorter === word ? word : singular(shorter);
}

/**
 * What two gifts' names have in common when they read alike: case, accents, punctuation, the order of the words and
 * a plural s do not count, nor does '&' or 'and'. '' for a name without a letter, digit or sign.
 */
export function giftNameKey(name: string): string {
  const counting = foldedWords(name)
    .filter((word) => word !== 'and')
    .map(singular);
  // A name of signs alone, such as an emoji, reads like itself.
  return counting.sort().join(' ') || foldLetters(name).trim();
}
