import { formatTurns } from '../calendar/age.ts';
import { birthdayEventOwner } from '../calendar/birthday-event-id.ts';
import { daysBetween, type DateText } from '../calendar/calendar-date.ts';
import { urgencyOf, type Urgency } from '../calendar/urgency.ts';
import { eventTitle } from '../model/event-title.ts';
import type { GiftEvent } from '../model/gift-event.ts';
import { labelOf, type Person } from '../model/person.ts';
import { budgetSummary, type BudgetSummary } from './budget.ts';
import type { GiftStatistics } from './gift-statistics.ts';

export interface Participant {
  readonly id: string;
  readonly label: string;
  /** False when the person is gone. */
  readonly known: boolean;
  /** At least one gift of this event for this participant is purchased; a shared one counts for each. */
  readonly hasPurchase: boolean;
}

/** An event with everything that lists, cards and pages show of it. */
export interface EventRow {
  readonly id: string;
  readonly event: GiftEvent;
  readonly title: string;
  /** Calendar days from today: 0 today, negative in the past, null without a valid date. */
  readonly days: number | null;
  /** Today or later. */
  readonly upcoming: boolean;
  /** 'turns 37', 'turned 36' on somebody's birthday; '' where that is not known. */
  readonly turns: string;
  /** None for past dates. */
  readonly urgency: Urgency | null;
  readonly giftCount: number;
  /** Cents of the purchased gifts. */
  readonly totalSpent: number;
  /** Ideas that are planned for it. */
  readonly plannedCount: number;
  /** Cents of their estimates. */
  readonly totalPlanned: number;
  /** Purchased gifts that are still to wrap. */
  readonly toWrap: number;
  /** The y of x/y is their number. */
  readonly participants: readonly Participant[];
  /** The x of x/y: participants with a purchased gift, never more than y. */
  readonly purchasedPeople: number;
  /** Somebody takes part, everybody who can be found has a present, and the budget is not exceeded. */
  readonly done: boolean;
  /** Null when no budget is set. */
  readonly budget: BudgetSummary | null;
}

export interface EventRowSources {
  readonly person: (id: string) => Person | undefined;
  readonly gifts: GiftStatistics;
  readonly plans: GiftStatistics;
  readonly purchasesFor: (personId: string) => number;
  readonly today: DateText;
}

export function eventRow(event: GiftEvent, sources: EventRowSources): EventRow {
  const { gifts, plans } = sources;
  const owner = sources.person(birthdayEventOwner(event.id) ?? '');
  const days = daysBetween(sources.today, event.date);
  const participants = event.people.map((id) => {
    const person = sources.person(id);
    return {
      id,
      label: labelOf(person),
      known: person !== undefined,
      hasPurchase: sources.purchasesFor(id) > 0,
    };
  });
  const purchasedPeople = participants.filter(({ hasPurchase }) => hasPurchase).length;
  const budget = budgetSummary(event.budget, gifts.totalSpent, plans.estimatedTotal);
  return {
    id: event.id,
    event,
    title: eventTitle(event),
    days,
    upcoming: days !== null && days >= 0,
    turns: formatTurns(owner?.birthday ?? '', event.date, sources.today),
    urgency: urgencyOf(days),
    giftCount: gifts.giftCount,
    totalSpent: gifts.totalSpent,
    plannedCount: plans.giftCount,
    totalPlanned: plans.estimatedTotal,
    toWrap: gifts.toWrap,
    participants,
    purchasedPeople,
    done:
      purchasedPeople > 0 &&
      participants.every(({ known, hasPurchase }) => hasPurchase || !known) &&
      !budget?.exceeded,
    budget,
  };
}
