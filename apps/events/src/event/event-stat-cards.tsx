import { formatCalendarDate, formatDaysAway, formatDollars } from '@evergift/data';
import type { BudgetSummary, EventRow } from '@evergift/data';
import { CardGrid } from '@evergift/ui/layout';
import { Progress } from '@evergift/ui/progress';
import { StatCard } from '@evergift/ui/stat-card';
import { CalendarHeart, Users, Wallet } from 'lucide-react';
import { Participants } from './participants.tsx';

/** Date, participants and budget (E5). */
export function EventStatCards({ row }: { row: EventRow }) {
  return (
    <CardGrid>
      <StatCard
        label="Date"
        figure={formatCalendarDate(row.event.date)}
        lines={row.days !== null && row.upcoming ? [formatDaysAway(row.days)] : []}
        icon={<CalendarHeart size={18} aria-hidden />}
      />
      <StatCard
        label="Participants"
        figure={row.participants.length}
        icon={<Users size={18} aria-hidden />}
      >
        <Participants participants={row.participants} />
      </StatCard>
      {row.budget ? (
        <BudgetCard budget={row.budget} />
      ) : (
        <StatCard label="Budget" figure="No Budget Set." icon={<Wallet size={18} aria-hidden />} />
      )}
    </CardGrid>
  );
}

function BudgetCard({ budget }: { budget: BudgetSummary }) {
  const { eventBudget, totalPurchased, budgetLeft, exceeded } = budget;
  const figure = `${formatDollars(totalPurchased)} / ${formatDollars(eventBudget)}`;
  return (
    <StatCard
      label="Budget"
      figure={figure}
      lines={exceeded ? [] : [`${formatDollars(budgetLeft)} remaining`]}
      icon={<Wallet size={18} aria-hidden />}
    >
      <Progress
        label="Budget"
        isLabelHidden
        value={totalPurchased}
        max={eventBudget}
        valueText={figure}
        exceededText={`${formatDollars(-budgetLeft)} over budget`}
      />
    </StatCard>
  );
}
