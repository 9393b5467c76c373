import type { Observable } from 'rxjs';
import { equal } from '../derived/equal.ts';
import type { GiftRow } from '../derived/gift-row.ts';
import { givenTo, isGiven, type GivenYear } from '../derived/given.ts';
import type { Publication } from '../derived/publication.ts';
import type { RecordGraph } from '../derived/record-graph.ts';
import { collectionNames } from '../model/collections.ts';
import { peopleOf } from '../model/gift-people.ts';
import type { Query } from './query.ts';
import { view, type Publisher } from './views.ts';

const isFor = (personId: string, { giftRows }: Publication) =>
  giftRows.some(({ before, after }) =>
    [before, after].some((row) => row && peopleOf(row.gift).includes(personId)),
  );

/** What `read` makes of somebody's gifts; looked at again when one of them changed, and at midnight. */
function ofGiftsView<T>(
  publisher: Publisher,
  graph: RecordGraph,
  personId: string,
  read: (gifts: readonly GiftRow[]) => readonly T[],
): Observable<Query<readonly T[]>> {
  const readAgain = () => {
    const ids = [...graph.giftsByPerson.ids(personId)];
    return read(ids.flatMap((id) => graph.giftRows.get(id) ?? []));
  };
  return view<readonly T[]>(publisher, collectionNames, [], () => {
    let { today } = graph;
    let current = readAgain();
    return {
      data: current,
      next: (publication) => {
        if (graph.today === today && !isFor(personId, publication)) return undefined;
        today = graph.today;
        const next = readAgain();
        if (equal(current, next)) return undefined;
        current = next;
        return { data: current };
      },
    };
  });
}

/** What somebody was given, by year and occasion (O8). */
export const givenView = (publisher: Publisher, graph: RecordGraph, personId: string) =>
  ofGiftsView<GivenYear>(publisher, graph, personId, (gifts) =>
    givenTo(personId, { gifts, today: graph.today, yearOf: graph.yearOf }),
  );

const newestFirst = (a: GiftRow, b: GiftRow) =>
  b.gift.createdAt - a.gift.createdAt || (a.id < b.id ? -1 : 1);

/** Somebody's ideas, and what is bought and not yet given, newest first (O8). */
export const aheadView = (publisher: Publisher, graph: RecordGraph, personId: string) =>
  ofGiftsView<GiftRow>(publisher, graph, personId, (gifts) =>
    gifts.filter((row) => !isGiven(row, graph.today)).sort(newestFirst),
  );
