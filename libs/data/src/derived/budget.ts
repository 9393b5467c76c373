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
