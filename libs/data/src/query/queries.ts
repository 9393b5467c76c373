import { map, shareReplay, type Observable } from 'rxjs';
import type { EventPlan } from '../derived/event-plan.ts';
import type { EventRow } from '../derived/event-row.ts';
import type { GiftRow } from '../derived/gift-row.ts';
import type { GivenYear } from '../derived/given.ts';
import type { NextStep } from '../derived/next-step.ts';
import type { LastTime } from '../derived/last-time.ts';
import type { PersonRow } from '../derived/person-row.ts';
import { emptySummary, type Summary } from '../derived/summary.ts';
import type { RecordGraph } from '../derived/record-graph.ts';
import { collectionNames } from '../model/collections.ts';
import type { GiftEvent } from '../model/gift-event.ts';
import type { GiftItem } from '../model/gift-item.ts';
import type { Person } from '../model/person.ts';
import { noSettings, type Settings } from '../model/settings.ts';
import type {
  EventCriteria,
  GiftCriteria,
  PeopleCriteria,
  SimilarGiftCriteria,
  TimelineCriteria,
} from './criteria.ts';
import { eventPlanView } from './event-plan-view.ts';
import { aheadView, givenView } from './given-view.ts';
import { keyed } from './keyed.ts';
import { nextStepsView } from './next-steps-view.ts';
import { likelySharers } from './likely-sharers.ts';
import { similarGift } from './similar-gift.ts';
import { lastTimeView } from './last-time-view.ts';
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
import { listView, rowView, valueView, type Publisher, type RowSource } from './views.ts';

type Query$<T> = Observable<Query<T>>;

/** Every question that can be asked. The same arguments give the same observable. */
export interface Queries {
  readonly people$: Query$<readonly Person[]>;
  readonly events$: Query$<readonly GiftEvent[]>;
  readonly giftItems$: Query$<readonly GiftItem[]>;
  readonly settings$: Query$<Settings>;
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
  lastTime$(eventId: string): Query$<LastTime | undefined>;
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

export function createQueries(graph: RecordGraph): Queries {
  const publisher: Publisher = { published$: graph.published$, states: () => graph.states };
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
      listView(publisher, alone(people, 'people'), peopleByName),
      ({ person }) => person,
    ),
    events$: recordsOf(
      listView(publisher, alone(events, 'events'), eventsByDate),
      ({ event }) => event,
    ),
    giftItems$: recordsOf(
      listView(publisher, alone(gifts, 'giftItems'), giftsByNewest),
      ({ gift }) => gift,
    ),
    settings$: valueView(publisher, ['settings'], noSettings, () => {
      const [settings = noSettings] = graph.settings.values();
      return settings;
    }),
    peopleRows$: listView(publisher, people, peopleByLabel),
    eventRows$: listView(publisher, events, eventsByDate),
    giftRows$: listView(publisher, gifts, giftsByNewest),
    summary$: valueView(publisher, collectionNames, emptySummary, () => graph.summary),
    nextSteps$: nextStepsView(publisher, graph),
    person$: keyed((id: string) => rowView(publisher, people, id)),
    event$: keyed((id: string) => rowView(publisher, events, id)),
    giftItem$: keyed((id: string) => rowView(publisher, gifts, id)),
    upcomingEvents$: keyed((personId?: string) =>
      listView(publisher, events, selectUpcoming(personId)),
    ),
    giftsOfPerson$: keyed((personId: string) =>
      listView(publisher, gifts, selectGiftsOfPerson(personId)),
    ),
    giftsOfEvent$: keyed((eventId: string) =>
      listView(publisher, gifts, selectGiftsOfEvent(eventId)),
    ),
    given$: keyed((personId: string) => givenView(publisher, graph, personId)),
    giftsAhead$: keyed((personId: string) => aheadView(publisher, graph, personId)),
    eventPlan$: keyed((eventId: string) => eventPlanView(publisher, graph, eventId)),
    lastTime$: keyed((eventId: string) => lastTimeView(publisher, graph, eventId)),
    timeline$: keyed((criteria: TimelineCriteria) =>
      listView(
        publisher,
        events,
        selectTimeline(criteria, () => graph.today),
      ),
    ),
    afterTimeline$: keyed((criteria: TimelineCriteria) =>
      listView(
        publisher,
        events,
        selectTimeline(criteria, () => graph.today, true),
      ),
    ),
    peopleList$: keyed((criteria: PeopleCriteria = {}) =>
      listView(publisher, people, selectPeople(criteria)),
    ),
    eventList$: keyed((criteria: EventCriteria = {}) =>
      listView(publisher, events, selectEvents(criteria)),
    ),
    giftList$: keyed((criteria: GiftCriteria = {}) =>
      listView(publisher, gifts, selectGifts(criteria)),
    ),
    similarGift$: keyed((criteria: SimilarGiftCriteria) =>
      valueView(publisher, collectionNames, undefined, () => similarGift(graph, criteria)),
    ),
    likelySharers$: keyed((personId: string) =>
      valueView(publisher, collectionNames, [], () => likelySharers(graph, personId)),
    ),
  };
}
