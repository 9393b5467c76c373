import { text } from '@evergift/language';
import type { Observable } from 'rxjs';
import { birthdayEventOwner } from '../calendar/birthday-event-id.ts';
import type { DateText } from '../calendar/calendar-date.ts';
import { type GiftRow, giftYear, occasionDate } from '../rows/gift-row.ts';
import type { Publication } from '../graph/publication.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import { valueView } from '../graph/views.ts';
import { collectionNames } from '../model/collections.ts';
import { peopleOf } from '../model/gift-item.ts';
import type { Query } from '../model/query-state.ts';
import { splitEvenly } from '../money/money.ts';
import { sidesOf } from '../tables/table.ts';
import { byId, compareTexts, newestFirst, oldestFirst } from '../values/compare.ts';
import { groupBy } from '../values/group-by.ts';

/** A present that somebody was given; costs in cents. */
export interface GivenGift {
  readonly id: string;
  readonly name: string;
  readonly cost: number;
  /** Their part of the cost: all of it unless it was for others too. */
  readonly share: number;
  /** What the others are called whom it was for. */
  readonly sharedWith: readonly string[];
}

/** What somebody was given at one occasion, in the order in which it was added. */
export interface GivenOccasion {
  readonly id: string;
  /** Null where there is no event, or none any more. */
  readonly eventId: string | null;
  /** The event's title; 'Birthday' for their own, 'Just because' without an event. */
  readonly title: string;
  /** '' without an event. */
  readonly date: DateText;
  readonly gifts: readonly GivenGift[];
}

/** What somebody was given in a calendar year, the latest occasion first. */
export interface GivenYear {
  readonly year: number;
  /** Cents: their parts of the costs. */
  readonly total: number;
  readonly occasions: readonly GivenOccasion[];
}

export interface GivenSources {
  /** Those that are for them, shared ones too. */
  readonly gifts: readonly GiftRow[];
  readonly today: DateText;
  /** The calendar year of a moment (milliseconds since 1970) in the user's zone. */
  readonly yearOf: (moment: number) => number;
}

/** Bought for an occasion that has passed, or handed over; without an occasion, unless it is still on its way. */
function isGiven(row: GiftRow, today: DateText): boolean {
  const { status, stage } = row.gift;
  if (status !== 'purchased') return false;
  const date = occasionDate(row);
  return stage === 'given' || (date === '' ? stage === '' : date < today);
}

function givenGift(personId: string, { id, gift, cost, alsoFor, personLabel }: GiftRow): GivenGift {
  const people = peopleOf(gift);
  const labels = [personLabel, ...alsoFor.map(({ label }) => label)];
  const place = people.indexOf(personId);
  return {
    id,
    name: gift.name,
    cost,
    share: splitEvenly(cost, people.length)[place] ?? cost,
    sharedWith: labels.filter((_, index) => index !== place),
  };
}

const latestFirst = (a: GivenOccasion, b: GivenOccasion) =>
  compareTexts(b.date, a.date) || byId(a, b);

function occasionOf(personId: string, rows: readonly GiftRow[]): GivenOccasion {
  const event = rows[0]?.event;
  const isBirthday = event?.known && birthdayEventOwner(event.id) === personId;
  return {
    id: event?.known ? event.id : '',
    eventId: event?.known ? event.id : null,
    title: isBirthday ? text('Birthday') : event?.known ? event.title : text('Just because'),
    date: rows[0] ? occasionDate(rows[0]) : '',
    gifts: rows.map((row) => givenGift(personId, row)),
  };
}

/** What somebody was given, the latest year first. A gift counts in the year of its event, else of its entry. */
export function givenTo(personId: string, { gifts, today, yearOf }: GivenSources): GivenYear[] {
  const given = gifts
    .filter((row) => isGiven(row, today))
    .sort((a, b) => oldestFirst(a.gift, b.gift));
  const years = [...groupBy(given, (row) => giftYear(row, yearOf))].map(
    ([year, rows]): GivenYear => {
      const occasions = [...groupBy(rows, ({ event }) => (event?.known ? event.id : ''))]
        .map(([, ofOccasion]) => occasionOf(personId, ofOccasion))
        .sort(latestFirst);
      const total = occasions
        .flatMap((occasion) => occasion.gifts)
        .reduce((sum, { share }) => sum + share, 0);
      return { year, total, occasions };
    },
  );
  return years.sort((a, b) => b.year - a.year);
}

const isFor = (personId: string, { giftRows }: Publication) =>
  sidesOf(giftRows).some(({ gift }) => peopleOf(gift).includes(personId));

/** What `read` makes of somebody's gifts; looked at again when one of them changed, and at midnight. */
function ofGiftsView<T>(
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
    graph,
    collectionNames,
    [],
    readGifts,
    (publication) => graph.today !== today || isFor(personId, publication),
  );
}

/** What somebody was given, by year and occasion. */
export const givenView = (graph: RecordGraph, personId: string) =>
  ofGiftsView<GivenYear>(graph, personId, (gifts) =>
    givenTo(personId, { gifts, today: graph.today, yearOf: graph.yearOf }),
  );

/** Somebody's ideas, and what is bought and not yet given, newest first. */
export const aheadView = (graph: RecordGraph, personId: string) =>
  ofGiftsView<GiftRow>(graph, personId, (gifts) =>
    gifts.filter((row) => !isGiven(row, graph.today)).sort((a, b) => newestFirst(a.gift, b.gift)),
  );
