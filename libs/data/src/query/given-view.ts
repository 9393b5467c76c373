import type { Observable } from 'rxjs';
import { newestFirst } from '../derived/event-plan.ts';
import type { GiftRow } from '../derived/gift-row.ts';
import { givenTo, isGiven, type GivenYear } from '../derived/given.ts';
import type { Publication } from '../derived/publication.ts';
import type { RecordGraph } from '../derived/record-graph.ts';
import { sidesOf } from '../derived/table.ts';
import { collectionNames } from '../model/collections.ts';
import { peopleOf } from '../model/gift-people.ts';
import type { Query } from '../model/query-state.ts';
import { valueView, type Publisher } from './views.ts';

const isFor = (personId: string, { giftRows }: Publication) =>
  sidesOf(giftRows).some(({ gift }) => peopleOf(gift).includes(personId));

/** What `read` makes of somebody's gifts; looked at again when one of them changed, and at midnight. */
function ofGiftsView<T>(
  publisher: Publisher,
  graph: RecordGraph,
  personId: string,
  read: (gifts: readonly GiftRow[]) => readonly T[],
): Observable<Query<readonly T[]>> {
  let { today } = graph;
  const readGifts = () => {
    today = graph.today;
    const ids = [...graph.giftsByPerson.ids(personId)];
    return read(ids.flatMap((id) => graph.giftRows.get(id) ?? []));
  };
  return valueView<readonly T[]>(
    publisher,
    collectionNames,
    [],
    readGifts,
    (publication) => graph.today !== today || isFor(personId, publication),
  );
}

/** What somebody was given, by year and occasion. */
export const givenView = (publisher: Publisher, graph: RecordGraph, personId: string) =>
  ofGiftsView<GivenYear>(publisher, graph, personId, (gifts) =>
    givenTo(personId, { gifts, today: graph.today, yearOf: graph.yearOf }),
  );

/** Somebody's ideas, and what is bought and not yet given, newest first. */
export const aheadView = (publisher: Publisher, graph: RecordGraph, personId: string) =>
  ofGiftsView<GiftRow>(publisher, graph, personId, (gifts) =>
    gifts.filter((row) => !isGiven(row, graph.today)).sort(newestFirst),
  );
