import { formatMoney } from '@evergift/data';
import type { BudgetStep as Step } from '@evergift/data';
import { AvatarStack } from '@evergift/ui/avatar';
import { ButtonLink } from '@evergift/ui/button-link';
import { StepLayout } from './step-layout.tsx';

/** A budget that is exceeded, by how much, and the way to the plan. */
export function BudgetStep({ step: { event, budget } }: { step: Step }) {
  const { totalPurchased, eventBudget, budgetLeft } = budget;
  return (
    <StepLayout
      event={event}
      media={
        <AvatarStack
          people={event.participants.map(({ id, label }) => ({ id, name: label }))}
          max={1}
          size="medium"
        />
      }
      title={`${formatMoney(-budgetLeft)} over the budget`}
      details={[`${formatMoney(totalPurchased)} of ${formatMoney(eventBudget)}`]}
      action={
        <ButtonLink
          size="small"
          href={`/events/${event.id}`}
          aria-label={`See the plan: ${event.title}`}
        >
          See the plan
        </ButtonLink>
      }
    />
  );
}
