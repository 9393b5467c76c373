import type { Observable } from 'rxjs';
import { eventPlan, type EventPlan, type EventPlanSources } from '../derived/event-plan.ts';
import type { Publication } from '../derived/publication.ts';
import type { RecordGraph } from '../derived/record-graph.ts';
import { sidesOf } from '../derived/table.ts';
import { collectionNames } from '../model/collections.ts';
import { peopleOf } from '../model/gift-people.ts';
import type { Query } from '../model/query-state.ts';
import { view, type Publisher } from './views.ts';

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
  publisher: Publisher,
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
  return view<EventPlan | undefined>(publisher, collectionNames, undefined, () => {
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
