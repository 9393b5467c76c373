import type { Observable } from 'rxjs';
import type { Publication } from '../graph/publication.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import { view } from '../graph/views.ts';
import { collectionNames } from '../model/collections.ts';
import { peopleOf } from '../model/gift-item.ts';
import type { Query } from '../model/query-state.ts';
import type { EventRow, Participant } from '../rows/event-row.ts';
import type { GiftRow } from '../rows/gift-row.ts';
import { sidesOf } from '../tables/table.ts';
import { newestFirst } from '../values/compare.ts';
import { equal } from '../values/equal.ts';

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
interface EventPlanSources {
  readonly giftsOfPerson: (personId: string) => readonly GiftRow[];
  /** Bought or planned for the event. */
  readonly giftsOfEvent: (eventId: string) => readonly GiftRow[];
}

const byNewest = (a: GiftRow, b: GiftRow) => newestFirst(a.gift, b.gift);
const unplannedFirst = (a: GiftRow, b: GiftRow) =>
  Number(a.plannedEvent !== null) - Number(b.plannedEvent !== null) || byNewest(a, b);

const isBoughtFor = (eventId: string, { gift }: GiftRow) =>
  gift.status === 'purchased' && gift.eventId === eventId;
const isPlannedFor = (eventId: string, { gift }: GiftRow) => gift.plannedEventId === eventId;

/** One participant's row. */
function planRow(eventId: string, participant: Participant, gifts: readonly GiftRow[]): PlanRow {
  const sorted = [...gifts].sort(byNewest);
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
function eventPlan(
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
    .sort(byNewest);
  return { id, rows, others: before && equal(before.others, others) ? before.others : others };
}

/** Whose gifts became different, and which events' gifts. */
function touchedBy({ giftRows }: Publication) {
  const people = new Set<string>();
  const events = new Set<string>();
  for (const { gift } of sidesOf(giftRows)) {
    for (const id of peopleOf(gift)) people.add(id);
    events.add(gift.eventId).add(gift.plannedEventId);
  }
  return { people, events };
}

/** The plan of one event, kept by looking at the gifts of those participants alone whose gifts changed. */
export function eventPlanView(
  graph: RecordGraph,
  id: string,
): Observable<Query<EventPlan | undefined>> {
  const rowsOf = (ids: Iterable<string>) =>
    [...ids].flatMap((giftId) => graph.giftRows.get(giftId) ?? []);
  const sources: EventPlanSources = {
    giftsOfPerson: (personId) => rowsOf(graph.giftsByPerson.ids(personId)),
    giftsOfEvent: (eventId) =>
      rowsOf([...graph.giftsByEvent.ids(eventId), ...graph.giftsByPlannedEvent.ids(eventId)]),
  };
  const planOf = (before?: EventPlan, isTouched?: (personId: string) => boolean) => {
    const row = graph.eventRows.get(id);
    return row && eventPlan(row, sources, before, isTouched);
  };
  return view<EventPlan | undefined>(graph, collectionNames, undefined, () => {
    let plan = planOf();
    return {
      data: plan,
      next: (publication) => {
        const touched = touchedBy(publication);
        const isConcerned =
          publication.eventRows.some((change) => change.id === id) ||
          touched.events.has(id) ||
          plan?.rows.some((row) => touched.people.has(row.id));
        if (!isConcerned) return undefined;
        const next = planOf(plan, (personId) => touched.people.has(personId));
        const isSame =
          next?.others === plan?.others &&
          next?.rows.length === plan?.rows.length &&
          (next?.rows.every((row, index) => row === plan?.rows[index]) ?? true);
        if (isSame && (next === undefined) === (plan === undefined)) return undefined;
        plan = next;
        return { data: plan };
      },
    };
  });
}
