import type { BudgetSummary } from '@evergift/data';
import { expect, test } from 'vitest';
import { budgetBeforeText, budgetText } from './budget-text.ts';

/** A budget of $800.00 of which so much was spent and planned, in cents. */
const budget = (spent: number, planned = 0) =>
  ({
    eventBudget: 80_000,
    budgetLeft: 80_000 - spent,
    leftAfterPlans: 80_000 - spent - planned,
  }) as BudgetSummary;

test('O4 says what is left, and by how much the budget is exceeded', () => {
  expect(budgetText(budget(78_750), true)).toBe('Leaves $12.50 of $800.00');
  expect(budgetText(budget(80_000), true)).toBe('Leaves $0.00 of $800.00');
  expect(budgetText(budget(80_900), true)).toBe('$9.00 over the budget of $800.00');
  expect(budgetText(budget(70_000, 10_900), false)).toBe('$9.00 over the budget of $800.00');
});

test('O4 says when it is the plans that exceed the budget, and not what was bought', () => {
  expect(budgetText(budget(70_000, 10_900), true)).toBe(
    '$9.00 over the budget of $800.00, with what is planned',
  );
});

test('O4 says what is left before an amount is typed', () => {
  expect(budgetBeforeText(budget(78_750))).toBe('$12.50 of $800.00 is left');
  expect(budgetBeforeText(budget(80_900))).toBe('$9.00 over the budget of $800.00 already');
});
