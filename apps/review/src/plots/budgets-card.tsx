import { formatMoney } from '@evergift/data';
import { text } from '@evergift/language';
import { BarPlot } from '@evergift/ui/bar-plot';
import type { ReviewedBudget, YearReview } from '../figures/year-review.ts';
import type { Figures } from '../figures/figures.ts';
import { listed, moreText, mostRows } from '../figures/words.ts';
import { EmptyCard } from './empty-card.tsx';
import { linkToEvent, linkToPerson } from './links.ts';
import { PlotCard } from './plot-card.tsx';

const legend = [
  { tone: 'solid', label: text('Spent') },
  { tone: 'over', label: text('Over it') },
  { tone: 'mark', label: text('Budget') },
] as const;

/** A bar says more than half over no further: the words do. */
const mostOver = 0.5;

/** How far the bar goes over its budget, which is 1 for each: a small one is as easy to see as a large one. */
function overShare({ budget: { exceeded, eventBudget, totalPurchased } }: ReviewedBudget): number {
  if (!exceeded) return 0;
  return eventBudget === 0 ? mostOver : Math.min(mostOver, totalPurchased / eventBudget - 1);
}

function usedText({ budget }: ReviewedBudget): string {
  const spent = formatMoney(budget.totalPurchased);
  return budget.exceeded
    ? text('{spent}, over by {amount}', { spent, amount: formatMoney(-budget.budgetLeft) })
    : text('{part} of {whole}', { part: spent, whole: formatMoney(budget.eventBudget) });
}

const figuresOf = (budgets: readonly ReviewedBudget[]): Figures => ({
  columns: [text('For'), text('Budget'), text('Spent'), text('Left')],
  rows: budgets.map(({ id, of, label, budget }) => ({
    id: `${of} ${id}`,
    cells: [
      of === 'event' ? linkToEvent({ id, title: label }) : linkToPerson({ id, label }),
      { amount: budget.eventBudget },
      { amount: budget.totalPurchased },
      { amount: budget.budgetLeft },
    ],
  })),
});

/** Each budget of the year against what was spent: events', and this year people's own. */
export function BudgetsCard({ review }: { review: YearReview }) {
  const { year, budgets } = review;
  if (budgets.length === 0) {
    return (
      <EmptyCard
        title={text('Budgets')}
        missing={text('No budgets in {year}', { year: String(year) })}
        message={text(
          'Give an event or a person a budget, and it is compared here with what was spent.',
        )}
      />
    );
  }
  return (
    <PlotCard title={text('Budgets')} year={year} figures={figuresOf(budgets)}>
      {(plot) => (
        <BarPlot
          {...plot}
          description={listed(budgets.map((one) => `${one.label} ${usedText(one)}`))}
          legend={legend}
          bars={budgets.slice(0, mostRows).map((one) => ({
            id: `${one.of} ${one.id}`,
            label: one.label,
            text: usedText(one),
            isExceeded: one.budget.exceeded,
            mark: 1,
            segments: [
              { tone: 'solid', value: one.budget.share },
              { tone: 'over', value: overShare(one) },
            ],
          }))}
          more={moreText(budgets.length)}
        />
      )}
    </PlotCard>
  );
}
