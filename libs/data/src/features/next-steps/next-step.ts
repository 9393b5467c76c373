import { byId, oldestFirst } from '../../values/compare.ts';
import { isToWrap, type GiftItem } from '../../model/gift-item.ts';
import type { BudgetSummary } from '../../rows/budget.ts';
import type { EventRow } from '../../rows/event-row.ts';
import type { GiftRow } from '../../rows/gift-row.ts';
import type { Compare } from '../../tables/sorted-rows.ts';
import { nearDays } from '../../rows/summary.ts';
import type { FirstStep } from './first-step.ts';

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
  /** The viewer noted the idea; always so in a planner of one. */
  readonly isOwnIdea: boolean;
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

/** One thing worth doing for an event. */
export type EventStep = PresentStep | WrapStep | BudgetStep;

/** One thing worth doing now. */
export type NextStep = EventStep | FirstStep;

/** Who looks, in a planner of several: others get what they have taken. */
export interface Viewer {
  readonly uid: string;
  /** The person of the planner who they are; '' for nobody. */
  readonly personId: string;
  readonly isOwner: boolean;
}

export interface NextStepSources {
  /** Left out in a planner of one. */
  readonly viewer?: Viewer | undefined;
  readonly giftsOfEvent: (eventId: string) => Iterable<GiftRow>;
  readonly giftsOfPerson: (personId: string) => Iterable<GiftItem>;
}

/** Whether somebody else than the viewer gets this. */
const isOthers = ({ takenBy }: GiftItem, viewer: Viewer | undefined): boolean =>
  viewer !== undefined && takenBy !== '' && takenBy !== viewer.uid;

const wantsWrapping = ({ gift }: GiftRow, viewer: Viewer | undefined) =>
  gift.status === 'purchased' && isToWrap(gift.stage) && !isOthers(gift, viewer);

/** The most urgent things worth doing now for one event, at most so many, in the order of `byUrgency`. */
export function nextStepsOf(event: EventRow, sources: NextStepSources, most: number): EventStep[] {
  const { id, days, budget } = event;
  if (days === null || days < 0) return [];
  const presents = days <= nearDays ? presentStepsOf(event, sources) : [];
  const steps: EventStep[] = presents.slice(0, most);
  if (days <= wrappingDays && steps.length < most) {
    for (const gift of firstToWrap(event, sources, most)) {
      steps.push({ kind: 'wrap', id: `wrap ${id} ${gift.id}`, event, gift });
    }
  }
  // On the day a budget is past help, unless somebody still gets something.
  if (budget?.exceeded && (days > 0 || presents.length > 0)) {
    steps.push({ kind: 'budget', id: `budget ${id}`, event, budget });
  }
  return steps.slice(0, most);
}

/**
 * The first of the gifts to wrap, in the order of the participants whom they are for; a gift for nobody of them is
 * before those. An event may have hundreds, so they are not sorted.
 */
function firstToWrap(
  { id: eventId, participants }: EventRow,
  { giftsOfEvent, viewer }: NextStepSources,
  most: number,
): GiftRow[] {
  const places = new Map(participants.map(({ id }, place) => [id, place]));
  const first: { row: GiftRow; place: number }[] = [];
  for (const row of giftsOfEvent(eventId)) {
    if (!wantsWrapping(row, viewer)) continue;
    const place = places.get(row.gift.personId) ?? -1;
    let at = first.length;
    for (; at > 0; at -= 1) {
      const other = first[at - 1];
      if (!other || other.place < place || (other.place === place && other.row.id < row.id)) break;
    }
    if (at < most) first.splice(at, 0, { row, place });
    if (first.length > most) first.pop();
  }
  return first.map(({ row }) => row);
}

/**
 * The participants of an event without a present, each with the best idea there is. Not the viewer themselves, and
 * nobody for whom somebody else gets something.
 */
export function presentStepsOf(event: EventRow, sources: NextStepSources): PresentStep[] {
  const { id, participants, budget } = event;
  const { viewer } = sources;
  const isOthersTask = (personId: string) =>
    viewer !== undefined &&
    (personId === viewer.personId ||
      [...sources.giftsOfPerson(personId)].some(
        (gift) => gift.plannedEventId === id && isOthers(gift, viewer),
      ));
  return participants
    .filter(({ id: personId, known, hasPurchase }) => {
      return known && !hasPurchase && !isOthersTask(personId);
    })
    .map(({ id: personId, label: personLabel }) => {
      const gifts = sources.giftsOfPerson(personId);
      const ideas = viewer ? [...gifts].filter((gift) => !isOthers(gift, viewer)) : gifts;
      const idea = bestIdea(ideas, id, budget && budget.leftAfterPlans) ?? null;
      return {
        kind: 'present',
        id: `present ${id} ${personId}`,
        event,
        personId,
        personLabel,
        idea,
        isOwnIdea: !viewer || (idea?.notedBy ? idea.notedBy === viewer.uid : viewer.isOwner),
      };
    });
}

/** On one day, finding a present comes before wrapping one, and that before a budget. */
const kinds: readonly EventStep['kind'][] = ['present', 'wrap', 'budget'];
const kindOf = ({ kind }: EventStep) => kinds.indexOf(kind);

/** The place of a step among those of its event: in the order of the participants. */
function placeOf(step: EventStep): number {
  if (step.kind === 'budget') return 0;
  const personId = step.kind === 'present' ? step.personId : step.gift.gift.personId;
  return step.event.participants.findIndex(({ id }) => id === personId);
}

/** Most urgent first: the nearest day. Two steps are never equal. */
export const byUrgency: Compare<EventStep> = (a, b) =>
  (a.event.days ?? 0) - (b.event.days ?? 0) ||
  kindOf(a) - kindOf(b) ||
  byId(a.event, b.event) ||
  placeOf(a) - placeOf(b) ||
  byId(a, b);

/** What an idea costs as far as anybody knows: an estimate of 0 is none, and comes last. */
const price = ({ estimatedCost }: GiftItem) => estimatedCost || Infinity;

function isBefore(a: GiftItem, b: GiftItem): boolean {
  if (price(a) !== price(b)) return price(a) < price(b);
  return oldestFirst(a, b) < 0;
}

/**
 * The idea to buy for an event: the cheapest that is planned for it; else the cheapest that nothing else is planned
 * for and that fits what is left of the budget, or has no estimate. Of two alike the older one.
 *
 * @param left cents; null without a budget
 */
export function bestIdea(
  ideas: Iterable<GiftItem>,
  eventId: string,
  left: number | null,
): GiftItem | undefined {
  let planned: GiftItem | undefined;
  let free: GiftItem | undefined;
  for (const idea of ideas) {
    if (idea.status !== 'idea') continue;
    if (idea.plannedEventId === eventId) {
      if (!planned || isBefore(idea, planned)) planned = idea;
    } else if (idea.plannedEventId === '' && idea.estimatedCost <= (left ?? Infinity)) {
      if (!free || isBefore(idea, free)) free = idea;
    }
  }
  return planned ?? free;
}
