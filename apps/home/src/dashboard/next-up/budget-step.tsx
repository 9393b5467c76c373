import { text } from '@evergift/language';
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
      title={text('{amount} over the budget', { amount: formatMoney(-budgetLeft) })}
      details={[
        text('{amount} of {total}', {
          amount: formatMoney(totalPurchased),
          total: formatMoney(eventBudget),
        }),
      ]}
      action={
        <ButtonLink
          size="small"
          href={`/events/${event.id}`}
          aria-label={text('See the plan: {title}', { title: event.title })}
        >
          {text('See the plan')}
        </ButtonLink>
      }
    />
  );
}
