import { byId } from '../../values/compare.ts';
import { type GiftItem, isToWrap } from '../../model/gift-item.ts';
import { bestIdea } from './best-idea.ts';
import type { BudgetSummary } from '../../rows/budget.ts';
import type { EventRow } from '../../rows/event-row.ts';
import type { GiftRow } from '../../rows/gift-row.ts';
import type { Compare } from '../../tables/sorted-rows.ts';
import { nearDays } from '../../rows/summary.ts';

/** Days before an event within which its presents want wrapping. */
const wrappingDays = 7;

interface Step {
  /** The same for the same thing to do, whatever else changes. */
  readonly id: string;
  readonly event: EventRow;
}

/** A participant without a present, and what to buy for them; null when there is no idea that fits. */
export interface PresentStep extends Step {
  readonly kind: 'present';
  readonly personId: string;
  readonly personLabel: string;
  readonly idea: GiftItem | null;
}

/** A bought present that is not wrapped. */
export interface WrapStep extends Step {
  readonly kind: 'wrap';
  readonly gift: GiftRow;
}

/** A budget that is exceeded. */
export interface BudgetStep extends Step {
  readonly kind: 'budget';
  readonly budget: BudgetSummary;
}

/** One thing worth doing now. */
export type NextStep = PresentStep | WrapStep | BudgetStep;

export interface NextStepSources {
  readonly giftsOfEvent: (eventId: string) => Iterable<GiftRow>;
  readonly giftsOfPerson: (personId: string) => Iterable<GiftItem>;
}

const wantsWrapping = ({ gift }: GiftRow) => gift.status === 'purchased' && isToWrap(gift.stage);

/** Everything worth doing now for one event, in no order. */
export function nextStepsOf(event: EventRow, sources: NextStepSources): NextStep[] {
  const { id, days, participants, budget } = event;
  if (days === null || days < 0) return [];
  const steps: NextStep[] = [];
  if (budget?.exceeded) steps.push({ kind: 'budget', id: `budget ${id}`, event, budget });
  if (days <= nearDays) {
    for (const { id: personId, label: personLabel, known, hasPurchase } of participants) {
      if (!known || hasPurchase) continue;
      const ideas = sources.giftsOfPerson(personId);
      const idea = bestIdea(ideas, id, budget && budget.leftAfterPlans) ?? null;
      steps.push({
        kind: 'present',
        id: `present ${id} ${personId}`,
        event,
        personId,
        personLabel,
        idea,
      });
    }
  }
  if (days <= wrappingDays) {
    for (const gift of sources.giftsOfEvent(id)) {
      if (wantsWrapping(gift))
        steps.push({ kind: 'wrap', id: `wrap ${id} ${gift.id}`, event, gift });
    }
  }
  return steps;
}

/** Finding a present comes before wrapping one; a budget, which no day makes better, comes last. */
const kinds: readonly NextStep['kind'][] = ['present', 'wrap', 'budget'];
const kindOf = ({ kind }: NextStep) => kinds.indexOf(kind);

/** The place of a step among those of its event: in the order of the participants. */
function placeOf(step: NextStep): number {
  if (step.kind === 'budget') return 0;
  const personId = step.kind === 'present' ? step.personId : step.gift.gift.personId;
  return step.event.participants.findIndex(({ id }) => id === personId);
}

/** Most urgent first: what has to be done by a day, the nearest day first; then the budgets. Two steps are never equal. */
export const byUrgency: Compare<NextStep> = (a, b) =>
  Number(a.kind === 'budget') - Number(b.kind === 'budget') ||
  (a.event.days ?? 0) - (b.event.days ?? 0) ||
  kindOf(a) - kindOf(b) ||
  byId(a.event, b.event) ||
  placeOf(a) - placeOf(b) ||
  byId(a, b);
