import type { GiftItem } from '../model/gift-item.ts';
import { budgetSummary, type BudgetSummary } from './budget.ts';
import type { EventRow } from './event-row.ts';

/** What of a gift counts against a budget. */
type BudgetedGift = Pick<
  GiftItem,
  'status' | 'eventId' | 'plannedEventId' | 'purchasedCost' | 'estimatedCost'
>;

const spentFor = (eventId: string, gift: BudgetedGift | undefined) =>
  gift?.status === 'purchased' && gift.eventId === eventId ? gift.purchasedCost : 0;
const plannedFor = (eventId: string, gift: BudgetedGift | undefined) =>
  gift?.status === 'idea' && gift.plannedEventId === eventId ? gift.estimatedCost : 0;

/**
 * What saving a gift makes of an event's budget; null when it has none.
 * @param saved the gift as it is now, when it is there already: what it counts for is not counted twice
 */
export function forecastBudget(
  { id, budget }: Pick<EventRow, 'id' | 'budget'>,
  draft: BudgetedGift,
  saved?: BudgetedGift,
): BudgetSummary | null {
  if (!budget) return null;
  return budgetSummary(
    budget.eventBudget,
    budget.totalPurchased - spentFor(id, saved) + spentFor(id, draft),
    budget.totalPlanned - plannedFor(id, saved) + plannedFor(id, draft),
  );
}
