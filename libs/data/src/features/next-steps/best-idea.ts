import type { GiftItem } from '../../model/gift-item.ts';
import { oldestFirst } from '../../values/compare.ts';

/** What an idea costs as far as anybody knows: an estimate of 0 is none, and comes last. */
const price = ({ estimatedCost }: GiftItem) => estimatedCost || Infinity;

function isBefore(a: GiftItem, b: GiftItem): boolean {
  if (price(a) !== price(b)) return price(a) < price(b);
  return oldestFirst(a, b) < 0;
}

/**
 * The idea to buy for an event: the cheapest that is planned for it; else the cheapest that nothing else is planned
 * for and that fits what is left of the budget, or has no estimate. Of two alike the older one.
 *
 * @param left cents; null without a budget
 */
export function bestIdea(
  ideas: Iterable<GiftItem>,
  eventId: string,
  left: number | null,
): GiftItem | undefined {
  let planned: GiftItem | undefined;
  let free: GiftItem | undefined;
  for (const idea of ideas) {
    if (idea.status !== 'idea') continue;
    if (idea.plannedEventId === eventId) {
      if (!planned || isBefore(idea, planned)) planned = idea;
    } else if (idea.plannedEventId === '' && idea.estimatedCost <= (left ?? Infinity)) {
      if (!free || isBefore(idea, free)) free = idea;
    }
  }
  return planned ?? free;
}
