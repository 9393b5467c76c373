import type { Observable } from 'rxjs';
import { earlierKeys, lastTime, type LastTime } from '../derived/last-time.ts';
import type { Publication } from '../derived/publication.ts';
import type { RecordGraph } from '../derived/record-graph.ts';
import { sidesOf } from '../derived/table.ts';
import { collectionNames } from '../model/collections.ts';
import type { Query } from '../model/query-state.ts';
import { valueView, type Publisher } from './views.ts';

/** Who got what at an event's last occurrence, looked up again when an event or one of its gifts changed. */
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
  const isConcerned = ({ events, people, giftRows }: Publication) => {
    const row = graph.eventRows.get(id);
    const touched = new Set(sidesOf(giftRows).map(({ gift }) => gift.eventId));
    return (
      events.length > 0 ||
      people.length > 0 ||
      (row !== undefined && [...earlierOf(row)].some((other) => touched.has(other)))
    );
  };
  return valueView(publisher, collectionNames, undefined, find, isConcerned);
}
