import { text } from '@evergift/language';
import { map, type Observable } from 'rxjs';
import { formatCalendarDate } from '../calendar/format-date.ts';
import type { CollectionName } from '../model/collections.ts';
import type { Queries } from './queries.ts';
import type { Query, QueryState } from '../model/query-state.ts';

/** A record that a search found, as any list can show it. */
export interface SearchResult {
  readonly id: string;
  /** A person's nickname or name, a title. */
  readonly label: string;
  /** What distinguishes it from others of the same label: 'sister', 'Dec 24, 2026', 'for Ana'. */
  readonly detail?: string | undefined;
}

type Search = (queries: Queries, search: string) => Observable<readonly SearchResult[]>;

/** A list's rows as search results; `result` says how one row is shown. */
const results = <Row>(
  rows$: Observable<Query<readonly Row[]>>,
  result: (row: Row) => SearchResult,
): Observable<readonly SearchResult[]> => rows$.pipe(map(({ data }) => data.map(result)));

const searches: Record<CollectionName, Search> = {
  people: ({ peopleList$ }, search) =>
    results(peopleList$({ search }), ({ id, label, name, person }) => ({
      id,
      label,
      detail: label === name ? person.relationship : name,
    })),
  events: ({ eventList$ }, search) =>
    results(eventList$({ search, showAll: true }), ({ id, title, event }) => ({
      id,
      label: title,
      detail: formatCalendarDate(event.date),
    })),
  giftItems: ({ giftList$ }, search) =>
    results(giftList$({ search }), ({ id, gift, personLabel }) => ({
      id,
      label: gift.name,
      detail: text('for {person}', { person: personLabel }),
    })),
};

const isCollection = (name: string): name is CollectionName => Object.hasOwn(searches, name);

/**
 * Searches one collection, named at run time, as its list page does. The results come in the list's
 * order and change with the data.
 *
 * @returns undefined when there is no collection of that name
 */
export const searchCollection = (
  queries: Queries,
  name: string,
  search: string,
): Observable<readonly SearchResult[]> | undefined =>
  isCollection(name) ? searches[name](queries, search) : undefined;

/**
 * Whether one collection, named at run time, is loaded; what is in it is not said.
 *
 * @returns undefined when there is no collection of that name
 */
export const followCollection = (
  queries: Queries,
  name: string,
): Observable<QueryState> | undefined =>
  isCollection(name) ? queries.collectionState$(name) : undefined;
