import { peopleOf } from '../model/gift-people.ts';
import { equal } from '../values/equal.ts';
import type { EventRow, Participant } from './event-row.ts';
import type { GiftRow } from './gift-row.ts';

/** What a participant gets at an event, and what else there is in mind for them; gifts newest first. */
export interface PlanRow extends Participant {
  /** Purchased for this event. */
  readonly bought: readonly GiftRow[];
  /** Ideas that are planned for this event. */
  readonly planned: readonly GiftRow[];
  /** Their other ideas; first those that are planned for no event, then those that `plannedEvent` says are. */
  readonly ideas: readonly GiftRow[];
}

/** Who gets what at an event. */
export interface EventPlan {
  readonly id: string;
  /** One row for each participant, in the event's order. A shared gift is in the row of each of its people. */
  readonly rows: readonly PlanRow[];
  /** What is bought or planned for this event for nobody who takes part in it. */
  readonly others: readonly GiftRow[];
}

/** Where a plan finds the gifts. */
export interface EventPlanSources {
  readonly giftsOfPerson: (personId: string) => readonly GiftRow[];
  /** Bought or planned for the event. */
  readonly giftsOfEvent: (eventId: string) => readonly GiftRow[];
}

/** An order of gifts; two are never equal. */
export const newestFirst = (a: GiftRow, b: GiftRow) =>
  b.gift.createdAt - a.gift.createdAt || (a.id < b.id ? -1 : 1);
const unplannedFirst = (a: GiftRow, b: GiftRow) =>
  Number(a.plannedEvent !== null) - Number(b.plannedEvent !== null) || newestFirst(a, b);

const isBoughtFor = (eventId: string, { gift }: GiftRow) =>
  gift.status === 'purchased' && gift.eventId === eventId;
const isPlannedFor = (eventId: string, { gift }: GiftRow) => gift.plannedEventId === eventId;

/** One participant's row. */
function planRow(eventId: string, participant: Participant, gifts: readonly GiftRow[]): PlanRow {
  const sorted = [...gifts].sort(newestFirst);
  return {
    ...participant,
    bought: sorted.filter((row) => isBoughtFor(eventId, row)),
    planned: sorted.filter((row) => isPlannedFor(eventId, row)),
    ideas: sorted
      .filter((row) => row.gift.status === 'idea' && !isPlannedFor(eventId, row))
      .sort(unplannedFirst),
  };
}

/**
 * The plan of an event. Rows that are as they were in `before` keep their identity; of those whose gifts `isTouched`
 * says did not change, no gift is looked at.
 */
export function eventPlan(
  { id, participants }: EventRow,
  sources: EventPlanSources,
  before?: EventPlan,
  isTouched: (personId: string) => boolean = () => true,
): EventPlan {
  const known = new Map(before?.rows.map((row) => [row.id, row]));
  const rows = participants.map((participant) => {
    const old = known.get(participant.id);
    const gifts =
      old && !isTouched(participant.id) ? undefined : sources.giftsOfPerson(participant.id);
    const next = gifts ? planRow(id, participant, gifts) : { ...old, ...participant };
    return old && equal(old, next) ? old : (next as PlanRow);
  });
  const takesPart = new Set(participants.map((participant) => participant.id));
  const others = sources
    .giftsOfEvent(id)
    .filter(({ gift }) => !peopleOf(gift).some((personId) => takesPart.has(personId)))
    .sort(newestFirst);
  return { id, rows, others: before && equal(before.others, others) ? before.others : others };
}
