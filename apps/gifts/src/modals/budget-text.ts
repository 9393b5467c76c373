import { formatDollars } from '@evergift/data';
import type { BudgetSummary } from '@evergift/data';

/**
 * What saving a gift makes of the budget of its event.
 * @param isPurchase what was bought may fit while what is planned beside it does not
 */
export function budgetText(forecast: BudgetSummary, isPurchase: boolean): string {
  const { eventBudget, budgetLeft, leftAfterPlans } = forecast;
  const budget = formatDollars(eventBudget);
  if (leftAfterPlans >= 0) return `Leaves ${formatDollars(leftAfterPlans)} of ${budget}`;
  const over = `${formatDollars(-leftAfterPlans)} over the budget of ${budget}`;
  return isPurchase && budgetLeft >= 0 ? `${over}, with what is planned` : over;
}

/** What is left before an amount is typed. */
export function budgetBeforeText({ eventBudget, leftAfterPlans }: BudgetSummary): string {
  const budget = formatDollars(eventBudget);
  if (leftAfterPlans >= 0) return `${formatDollars(leftAfterPlans)} of ${budget} is left`;
  return `${formatDollars(-leftAfterPlans)} over the budget of ${budget} already`;
}
