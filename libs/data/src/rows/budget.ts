import type { GiftItem } from '../model/gift-item.ts';

/** An event's budget against what was spent, and what is planned beside it; all in cents. */
export interface BudgetSummary {
  readonly eventBudget: number;
  readonly totalPurchased: number;
  /** Negative when the budget is exceeded. */
  readonly budgetLeft: number;
  /** How full the bar is: 0 to 1, and no further. */
  readonly share: number;
  readonly exceeded: boolean;
  /** The estimates of what is planned. */
  readonly totalPlanned: number;
  /** What is left when all that is planned is bought as estimated; negative when that exceeds the budget. */
  readonly leftAfterPlans: number;
  /** How much of the bar the plans fill behind what was spent: what is left of it at most. */
  readonly plannedShare: number;
}

const shareOf = (amount: number, budget: number) => {
  if (budget === 0) return amount > 0 ? 1 : 0;
  return Math.min(1, amount / budget);
};

/** The summary, or null when no budget is set. */
export function budgetSummary(
  budget: number | null,
  totalPurchased: number,
  totalPlanned = 0,
): BudgetSummary | null {
  if (budget === null) return null;
  const share = shareOf(totalPurchased, budget);
  return {
    eventBudget: budget,
    totalPurchased,
    budgetLeft: budget - totalPurchased,
    share,
    exceeded: totalPurchased > budget,
    totalPlanned,
    leftAfterPlans: budget - totalPurchased - totalPlanned,
    plannedShare: shareOf(totalPurchased + totalPlanned, budget) - share,
  };
}

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
  { id, budget }: { readonly id: string; readonly budget: BudgetSummary | null },
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
