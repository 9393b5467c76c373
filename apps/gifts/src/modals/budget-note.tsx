import { forecastBudget } from '@evergift/data';
import type { GiftItem } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { budgetBeforeText, budgetText } from './budget-text.ts';
import { FormNote } from './form-note.tsx';
import type { SharedGiftValues } from './gift-form-values.ts';

type Budgeted = Pick<
  GiftItem,
  'status' | 'eventId' | 'plannedEventId' | 'purchasedCost' | 'estimatedCost'
>;

/** What of the form the budget depends on: nothing else renders the note. */
const budgetedOf = (form: SharedGiftValues) => ({
  status: form.status,
  eventId: form.eventId,
  plannedEventId: form.plannedEventId,
  purchasedCost: form.purchasedCost,
  estimatedCost: form.estimatedCost,
});

interface BudgetNoteProperties {
  /** The gift as it is saved. */
  saved?: Budgeted | undefined;
}

/** What saving the gift makes of its event's budget; it never blocks. */
export function BudgetNote({ saved }: BudgetNoteProperties) {
  const { control } = useFormContext<SharedGiftValues>();
  const draft = useWatch({ control, compute: budgetedOf });
  const isPurchase = draft.status === 'purchased';
  const eventId = isPurchase ? draft.eventId : draft.plannedEventId;
  const amount = isPurchase ? draft.purchasedCost : draft.estimatedCost;
  const { data: event } = useQuery(useData().event$(eventId));
  const forecast = event && forecastBudget(event, draft, saved);
  if (!forecast) return <FormNote />;
  return (
    <FormNote tone={forecast.leftAfterPlans < 0 ? 'urgent' : 'muted'} isPlaceKept>
      {amount === 0 ? budgetBeforeText(forecast) : budgetText(forecast, isPurchase)}
    </FormNote>
  );
}
