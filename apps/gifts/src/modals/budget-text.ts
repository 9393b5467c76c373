import { formatMoney } from '@evergift/data';
import type { BudgetSummary } from '@evergift/data';

/**
 * What saving a gift makes of the budget of its event.
 * @param isPurchase what was bought may fit while what is planned beside it does not
 */
export function budgetText(forecast: BudgetSummary, isPurchase: boolean): string {
  const { eventBudget, budgetLeft, leftAfterPlans } = forecast;
  const budget = formatMoney(eventBudget);
  if (leftAfterPlans >= 0) return `Leaves ${formatMoney(leftAfterPlans)} of ${budget}`;
  const over = `${formatMoney(-leftAfterPlans)} over the budget of ${budget}`;
  return isPurchase && budgetLeft >= 0 ? `${over}, with what is planned` : over;
}

/** What is left before an amount is typed. */
export function budgetBeforeText({ eventBudget, leftAfterPlans }: BudgetSummary): string {
  const budget = formatMoney(eventBudget);
  if (leftAfterPlans >= 0) return `${formatMoney(leftAfterPlans)} of ${budget} is left`;
  return `${formatMoney(-leftAfterPlans)} over the budget of ${budget} already`;
}
