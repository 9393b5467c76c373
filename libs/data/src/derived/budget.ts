/** An event's budget against what was spent; all in cents (F3). */
export interface BudgetSummary {
  readonly eventBudget: number;
  readonly totalPurchased: number;
  /** Negative when the budget is exceeded. */
  readonly budgetLeft: number;
  /** How full the bar is: 0 to 1, and no further. */
  readonly share: number;
  readonly exceeded: boolean;
}

/** The summary, or null when no budget is set. */
export function budgetSummary(budget: number | null, totalPurchased: number): BudgetSummary | null {
  if (budget === null) return null;
  const full = totalPurchased > 0 ? 1 : 0;
  return {
    eventBudget: budget,
    totalPurchased,
    budgetLeft: budget - totalPurchased,
    share: budget === 0 ? full : Math.min(1, totalPurchased / budget),
    exceeded: totalPurchased > budget,
  };
}
