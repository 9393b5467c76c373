import { formatCalendarDate, formatDaysAway, formatDollars } from '@evergift/data';
import type { BudgetSummary, EventRow } from '@evergift/data';
import { BudgetBar } from '@evergift/ui/budget-bar';
import { StatCard } from '@evergift/ui/stat-card';
import { CalendarHeart, Users, Wallet } from 'lucide-react';
import styles from './event-stat-cards.module.css';
import { Participants } from './participants.tsx';

/** How many participants fit into a card of the row; more get a row of their own. */
const fitInCard = 3;

/** Date, participants and budget (E5). */
export function EventStatCards({ row }: { row: EventRow }) {
  const isCrowd = row.participants.length > fitInCard;
  return (
    <div className={styles.cards}>
      <StatCard
        label="Date"
        figure={formatCalendarDate(row.event.date)}
        lines={[
          ...(row.days === null ? [] : [formatDaysAway(row.days)]),
          ...(row.turns ? [row.turns] : []),
        ]}
        icon={<CalendarHeart size={18} aria-hidden />}
      />
      <div className={isCrowd ? styles.crowd : styles.few}>
        <StatCard
          label="Participants"
          figure={row.participants.length}
          icon={<Users size={18} aria-hidden />}
        >
          <Participants participants={row.participants} />
        </StatCard>
      </div>
      <div className={styles.budget}>
        {row.budget ? (
          <BudgetCard budget={row.budget} />
        ) : (
          <StatCard
            label="Budget"
            figure="No Budget Set."
            lines={costLines(row)}
            icon={<Wallet size={18} aria-hidden />}
          />
        )}
      </div>
    </div>
  );
}

function BudgetCard({ budget }: { budget: BudgetSummary }) {
  const { eventBudget, totalPurchased, totalPlanned, budgetLeft, exceeded } = budget;
  return (
    <StatCard
      label="Budget"
      figure={`${formatDollars(totalPurchased)} / ${formatDollars(eventBudget)}`}
      lines={exceeded ? [] : [`${formatDollars(budgetLeft)} remaining`]}
      icon={<Wallet size={18} aria-hidden />}
    >
      <BudgetBar
        label="Budget"
        budget={eventBudget}
        spent={totalPurchased}
        planned={totalPlanned}
        format={formatDollars}
      />
    </StatCard>
  );
}

/** What it costs all the same: nothing is said while that is nothing. */
function costLines({ totalSpent, totalPlanned }: EventRow): string[] {
  return [
    ...(totalSpent > 0 ? [`${formatDollars(totalSpent)} spent`] : []),
    ...(totalPlanned > 0 ? [`${formatDollars(totalPlanned)} planned`] : []),
  ];
}
