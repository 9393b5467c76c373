import { text } from '@evergift/language';
import { formatMoney } from '@evergift/data';
import type { BudgetSummary } from '@evergift/data';

/**
 * What saving a gift makes of the budget of its event.
 * @param isPurchase what was bought may fit while what is planned beside it does not
 */
export function budgetText(forecast: BudgetSummary, isPurchase: boolean): string {
  const { eventBudget, budgetLeft, leftAfterPlans } = forecast;
  const budget = formatMoney(eventBudget);
  const amount = formatMoney(Math.abs(leftAfterPlans));
  if (leftAfterPlans >= 0) return text('Leaves {amount} of {budget}', { amount, budget });
  return isPurchase && budgetLeft >= 0
    ? text('{amount} over the budget of {budget}, with what is planned', { amount, budget })
    : text('{amount} over the budget of {budget}', { amount, budget });
}

/** What is left before an amount is typed. */
export function budgetBeforeText({ eventBudget, leftAfterPlans }: BudgetSummary): string {
  const budget = formatMoney(eventBudget);
  const amount = formatMoney(Math.abs(leftAfterPlans));
  return leftAfterPlans >= 0
    ? text('{amount} of {budget} is left', { amount, budget })
    : text('{amount} over the budget of {budget} already', { amount, budget });
}
