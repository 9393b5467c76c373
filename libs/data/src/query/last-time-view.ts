import type { Observable } from 'rxjs';
import { equal } from '../derived/equal.ts';
import { earlierKeys, lastTime, type LastTime } from '../derived/last-time.ts';
import type { Publication } from '../derived/publication.ts';
import type { RecordGraph } from '../derived/record-graph.ts';
import { collectionNames } from '../model/collections.ts';
import type { Query } from './query.ts';
import { view, type Publisher } from './views.ts';

/** The events whose gifts became different. */
const touchedBy = ({ giftRows }: Publication): ReadonlySet<string> =>
  new Set(
    giftRows.flatMap(({ before, after }) => [
      before?.gift.eventId ?? '',
      after?.gift.eventId ?? '',
    ]),
  );

/** Who got what at an event's last occurrence, looked up again when an event or one of its gifts changed (O8). */
export function lastTimeView(
  publisher: Publisher,
  graph: RecordGraph,
  id: string,
): Observable<Query<LastTime | undefined>> {
  const boughtFor = (eventId: string) =>
    [...graph.giftsByEvent.ids(eventId)]
      .flatMap((giftId) => graph.giftRows.get(giftId) ?? [])
      .filter(({ gift }) => gift.status === 'purchased')
      .sort((a, b) => a.gift.createdAt - b.gift.createdAt || (a.id < b.id ? -1 : 1));
  const earlierOf = (row: { readonly event: Parameters<typeof earlierKeys>[0] }) =>
    new Set(earlierKeys(row.event).flatMap((key) => [...graph.eventsByOccasion.ids(key)]));
  const find = () => {
    const row = graph.eventRows.get(id);
    if (!row) return undefined;
    const earlier = [...earlierOf(row)].flatMap((other) => graph.events.get(other) ?? []);
    return lastTime(row, earlier, { person: (who) => graph.people.get(who), boughtFor });
  };
  return view<LastTime | undefined>(publisher, collectionNames, undefined, () => {
    let current = find();
    return {
      data: current,
      next: (publication) => {
        const row = graph.eventRows.get(id);
        const touched = touchedBy(publication);
        const isConcerned =
          publication.events.length > 0 ||
          publication.people.length > 0 ||
          (row !== undefined && [...earlierOf(row)].some((other) => touched.has(other)));
        if (!isConcerned) return undefined;
        const found = find();
        if (equal(found, current)) return undefined;
        current = found;
        return { data: found };
      },
    };
  });
}
