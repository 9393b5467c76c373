import { formatMoney } from '@evergift/data';
import type { BudgetSummary } from '@evergift/data';
import { text } from '@evergift/language';
import { BudgetBar } from '@evergift/ui/budget-bar';
import { Card } from '@evergift/ui/card';
import styles from './yearly-budget.module.css';

interface YearlyBudgetProperties {
  /** Null when none is set. */
  budget: BudgetSummary | null;
  /** The calendar year that it is about. */
  year: string;
}

/** What is spent and planned for somebody this calendar year, against their budget. */
export function YearlyBudget({ budget, year }: YearlyBudgetProperties) {
  if (!budget) return null;
  const { eventBudget, totalPurchased, totalPlanned, leftAfterPlans } = budget;
  // With plans, or when it is exceeded, the bar says so itself.
  const isPlain = totalPlanned === 0 && leftAfterPlans >= 0;
  return (
    <Card as="section" title={text('Budget {year}', { year })}>
      <p className={styles.figure}>
        {text('{spent} / {budget}', {
          spent: formatMoney(totalPurchased),
          budget: formatMoney(eventBudget),
        })}
      </p>
      <BudgetBar
        label={text('Budget {year}', { year })}
        budget={eventBudget}
        spent={totalPurchased}
        planned={totalPlanned}
        format={formatMoney}
      />
      {isPlain && (
        <p className={styles.left}>
          {text('{amount} left', { amount: formatMoney(leftAfterPlans) })}
        </p>
      )}
    </Card>
  );
}
