import type { PersonRow } from '../rows/person-row.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import { peopleOf } from '../model/gift-item.ts';
import { compareTexts } from '../values/compare.ts';

/** How many are offered. */
const most = 3;

/**
 * Those who most likely share a present with somebody, the likeliest first: who shared one before, then who takes
 * part in the same events. The fewer take part, the more it says: an anniversary of two more than a Christmas of seven.
 */
export function likelySharers(graph: RecordGraph, personId: string): readonly PersonRow[] {
  const likelihood = new Map<string, number>();
  const meet = (people: readonly string[], weight: number) => {
    for (const id of people) {
      if (id !== personId) likelihood.set(id, (likelihood.get(id) ?? 0) + weight / people.length);
    }
  };
  for (const id of graph.giftsByPerson.ids(personId)) {
    const gift = graph.giftItems.get(id);
    if (gift) meet(peopleOf(gift), 10);
  }
  for (const id of graph.eventsByParticipant.ids(personId)) {
    meet(graph.events.get(id)?.people ?? [], 1);
  }
  return [...likelihood]
    .sort(([one, a], [other, b]) => b - a || compareTexts(one, other))
    .flatMap(([id]) => graph.personRows.get(id) ?? [])
    .slice(0, most);
}
