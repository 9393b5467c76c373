import { formatCalendarDate, formatDaysAway, formatMoney } from '@evergift/data';
import type { BudgetSummary, EventRow } from '@evergift/data';
import { text } from '@evergift/language';
import { BudgetBar } from '@evergift/ui/budget-bar';
import { Card } from '@evergift/ui/card';
import { StatCard } from '@evergift/ui/stat-card';
import { CalendarHeart, Users, Wallet } from 'lucide-react';
import styles from './event-figures.module.css';
import { Participants } from './participants.tsx';

/** When it is, and in how many days. */
export function DateCard({ row }: { row: EventRow }) {
  return (
    <StatCard
      label={text('Date')}
      figure={formatCalendarDate(row.event.date)}
      lines={[
        ...(row.days === null ? [] : [formatDaysAway(row.days)]),
        ...(row.turns ? [row.turns] : []),
      ]}
      icon={<CalendarHeart size={18} aria-hidden />}
    />
  );
}

/** How many participants fit into a card beside others; more get a row of their own. */
export const fitInCard = 3;

/** How many take part, with a link to each: a card among figures, or a section of its own. */
export function ParticipantsCard({ row, isSection }: { row: EventRow; isSection: boolean }) {
  if (isSection) {
    return (
      <Card
        as="section"
        title={
          <>
            {text('Participants')} <span className={styles.count}>{row.participants.length}</span>
          </>
        }
      >
        <Participants participants={row.participants} />
      </Card>
    );
  }
  return (
    <StatCard
      label={text('Participants')}
      figure={row.participants.length}
      icon={<Users size={18} aria-hidden />}
    >
      <Participants participants={row.participants} />
    </StatCard>
  );
}

interface BudgetCardProperties {
  row: EventRow;
  /** The bar below the figures. Default true; a phone shows it below the plan. */
  hasBar?: boolean;
}

/** Purchased of the budget, and what remains; or what it costs without one. */
export function BudgetCard({ row, hasBar = true }: BudgetCardProperties) {
  const { budget } = row;
  const icon = <Wallet size={18} aria-hidden />;
  if (!budget) {
    return (
      <StatCard
        label={text('Budget')}
        figure={text('No Budget Set.')}
        lines={costLines(row)}
        icon={icon}
      />
    );
  }
  const { eventBudget, totalPurchased, budgetLeft, exceeded } = budget;
  return (
    <StatCard
      label={text('Budget')}
      figure={text('{spent} / {budget}', {
        spent: formatMoney(totalPurchased),
        budget: formatMoney(eventBudget),
      })}
      lines={exceeded ? [] : [text('{amount} remaining', { amount: formatMoney(budgetLeft) })]}
      icon={icon}
    >
      {hasBar && <EventBudgetBar budget={budget} />}
    </StatCard>
  );
}

/** The sum below the plan, on a phone. */
export function EventBudgetCard({ budget }: { budget: BudgetSummary }) {
  return (
    <Card>
      <EventBudgetBar budget={budget} />
    </Card>
  );
}

/** What is spent, planned and left of an event's budget. */
function EventBudgetBar({ budget }: { budget: BudgetSummary }) {
  return (
    <BudgetBar
      label={text('Budget')}
      budget={budget.eventBudget}
      spent={budget.totalPurchased}
      planned={budget.totalPlanned}
      format={formatMoney}
    />
  );
}

/** What it costs all the same: nothing is said while that is nothing. */
function costLines({ totalSpent, totalPlanned }: EventRow): string[] {
  return [
    ...(totalSpent > 0 ? [text('{amount} spent', { amount: formatMoney(totalSpent) })] : []),
    ...(totalPlanned > 0 ? [text('{amount} planned', { amount: formatMoney(totalPlanned) })] : []),
  ];
}
