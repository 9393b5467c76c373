import { map, of, shareReplay, type Observable } from 'rxjs';
import { type EventPlan, eventPlanView } from '../features/shortlist.ts';
import type { EventRow } from '../rows/event-row.ts';
import type { GiftRow } from '../rows/gift-row.ts';
import { aheadView, givenView, type GivenYear } from '../features/gift-history.ts';
import type { NextStep, Viewer } from '../features/next-steps/next-step.ts';
import { type PreviousOccasion, previousOccasionView } from '../features/previous-occasion.ts';
import type { PersonRow } from '../rows/person-row.ts';
import { emptySummary, type Summary } from '../rows/summary.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import { type CollectionName, collectionNames } from '../model/collections.ts';
import type { GiftEvent } from '../model/gift-event.ts';
import type { GiftItem } from '../model/gift-item.ts';
import type { Person } from '../model/person.ts';
import { noSettings, type Settings } from '../model/settings.ts';
import type { EventCriteria, GiftCriteria, PeopleCriteria, TimelineCriteria } from './criteria.ts';
import { memoize } from '../values/memoize.ts';
import { nextStepsView } from '../features/next-steps/next-steps.ts';
import { likelySharers } from '../features/likely-sharers.ts';
import { similarGift, type SimilarGiftCriteria } from '../features/similar-gifts.ts';
import type { Query } from '../model/query-state.ts';
import {
  eventsByDate,
  giftsByNewest,
  peopleByLabel,
  peopleByName,
  selectEvents,
  selectGifts,
  selectGiftsOfEvent,
  selectGiftsOfPerson,
  selectPeople,
  selectTimeline,
  selectUpcoming,
} from './selections.ts';
import { listView, rowView, valueView, type RowSource } from '../graph/views.ts';

type Query$<T> = Observable<Query<T>>;

/** Every question that can be asked. The same arguments give the same observable. */
export interface Queries {
  readonly people$: Query$<readonly Person[]>;
  readonly events$: Query$<readonly GiftEvent[]>;
  readonly giftItems$: Query$<readonly GiftItem[]>;
  readonly settings$: Query$<Settings>;
  /** How one collection is loaded, whatever is in it. */
  collectionState$(name: CollectionName): Query$<undefined>;
  /** Whether there is a record of any kind with this id. */
  hasRecord$(id: string): Query$<boolean>;
  readonly peopleRows$: Query$<readonly PersonRow[]>;
  readonly eventRows$: Query$<readonly EventRow[]>;
  readonly giftRows$: Query$<readonly GiftRow[]>;
  readonly summary$: Query$<Summary>;
  readonly nextSteps$: Query$<readonly NextStep[]>;
  person$(id: string): Query$<PersonRow | undefined>;
  event$(id: string): Query$<EventRow | undefined>;
  giftItem$(id: string): Query$<GiftRow | undefined>;
  upcomingEvents$(personId?: string): Query$<readonly EventRow[]>;
  giftsOfPerson$(personId: string): Query$<readonly GiftRow[]>;
  giftsOfEvent$(eventId: string): Query$<readonly GiftRow[]>;
  given$(personId: string): Query$<readonly GivenYear[]>;
  giftsAhead$(personId: string): Query$<readonly GiftRow[]>;
  eventPlan$(eventId: string): Query$<EventPlan | undefined>;
  previousOccasion$(eventId: string): Query$<PreviousOccasion | undefined>;
  timeline$(criteria: TimelineCriteria): Query$<readonly EventRow[]>;
  afterTimeline$(criteria: TimelineCriteria): Query$<readonly EventRow[]>;
  peopleList$(criteria?: PeopleCriteria): Query$<readonly PersonRow[]>;
  eventList$(criteria?: EventCriteria): Query$<readonly EventRow[]>;
  giftList$(criteria?: GiftCriteria): Query$<readonly GiftRow[]>;
  similarGift$(criteria: SimilarGiftCriteria): Query$<GiftRow | undefined>;
  likelySharers$(personId: string): Query$<readonly PersonRow[]>;
}

/** The records of rows; the list changes when one of its rows does. */
function recordsOf<Row, Record>(
  rows$: Query$<readonly Row[]>,
  record: (row: Row) => Record,
): Query$<readonly Record[]> {
  return rows$.pipe(
    map((query) => ({ ...query, data: query.data.map(record) })),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
}

/** @param viewer$ who looks, in a planner of several */
export function createQueries(
  graph: RecordGraph,
  viewer$: Observable<Viewer | undefined> = of(undefined),
): Queries {
  const people: RowSource<PersonRow> = {
    table: graph.personRows,
    changes: ({ personRows }) => personRows,
    collections: ['people', 'giftItems'],
  };
  const events: RowSource<EventRow> = {
    table: graph.eventRows,
    changes: ({ eventRows }) => eventRows,
    collections: collectionNames,
  };
  const gifts: RowSource<GiftRow> = {
    table: graph.giftRows,
    changes: ({ giftRows }) => giftRows,
    collections: collectionNames,
  };
  const alone = <Row>(source: RowSource<Row>, name: (typeof collectionNames)[number]) => ({
    ...source,
    collections: [name],
  });

  return {
    people$: recordsOf(
      listView(graph, alone(people, 'people'), peopleByName),
      ({ person }) => person,
    ),
    events$: recordsOf(
      listView(graph, alone(events, 'events'), eventsByDate),
      ({ event }) => event,
    ),
    giftItems$: recordsOf(
      listView(graph, alone(gifts, 'giftItems'), giftsByNewest),
      ({ gift }) => gift,
    ),
    settings$: valueView(graph, ['settings'], noSettings, () => {
      const [settings = noSettings] = graph.settings.values();
      return settings;
    }),
    collectionState$: memoize((name: CollectionName) =>
      valueView(graph, [name], undefined, () => undefined),
    ),
    hasRecord$: memoize((id: string) =>
      valueView(graph, collectionNames, false, () =>
        collectionNames.some((name) => graph[name].get(id) !== undefined),
      ),
    ),
    peopleRows$: listView(graph, people, peopleByLabel),
    eventRows$: listView(graph, events, eventsByDate),
    giftRows$: listView(graph, gifts, giftsByNewest),
    summary$: valueView(graph, collectionNames, emptySummary, () => graph.summary),
    nextSteps$: nextStepsView(graph, viewer$),
    person$: memoize((id: string) => rowView(graph, people, id)),
    event$: memoize((id: string) => rowView(graph, events, id)),
    giftItem$: memoize((id: string) => rowView(graph, gifts, id)),
    upcomingEvents$: memoize((personId?: string) =>
      listView(graph, events, selectUpcoming(personId)),
    ),
    giftsOfPerson$: memoize((personId: string) =>
      listView(graph, gifts, selectGiftsOfPerson(personId)),
    ),
    giftsOfEvent$: memoize((eventId: string) =>
      listView(graph, gifts, selectGiftsOfEvent(eventId)),
    ),
    given$: memoize((personId: string) => givenView(graph, personId)),
    giftsAhead$: memoize((personId: string) => aheadView(graph, personId)),
    eventPlan$: memoize((eventId: string) => eventPlanView(graph, eventId)),
    previousOccasion$: memoize((eventId: string) => previousOccasionView(graph, eventId)),
    timeline$: memoize((criteria: TimelineCriteria) =>
      listView(
        graph,
        events,
        selectTimeline(criteria, () => graph.today),
      ),
    ),
    afterTimeline$: memoize((criteria: TimelineCriteria) =>
      listView(
        graph,
        events,
        selectTimeline(criteria, () => graph.today, true),
      ),
    ),
    peopleList$: memoize((criteria: PeopleCriteria = {}) =>
      listView(graph, people, selectPeople(criteria)),
    ),
    eventList$: memoize((criteria: EventCriteria = {}) =>
      listView(graph, events, selectEvents(criteria)),
    ),
    giftList$: memoize((criteria: GiftCriteria = {}) =>
      listView(graph, gifts, selectGifts(criteria)),
    ),
    similarGift$: memoize((criteria: SimilarGiftCriteria) =>
      valueView(graph, collectionNames, undefined, () => similarGift(graph, criteria)),
    ),
    likelySharers$: memoize((personId: string) =>
      valueView(graph, collectionNames, [], () => likelySharers(graph, personId)),
    ),
  };
}
