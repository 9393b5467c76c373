import { birthdayEventOwner } from '../calendar/birthday-event-id.ts';
import type { DateText } from '../calendar/calendar-date.ts';
import { peopleOf } from '../model/gift-people.ts';
import { splitEvenly } from '../money/split-evenly.ts';
import { giftYear, occasionDate } from './gift-date.ts';
import type { GiftRow } from './gift-row.ts';

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
export function isGiven(row: GiftRow, today: DateText): boolean {
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

const inOrder = (a: GiftRow, b: GiftRow) =>
  a.gift.createdAt - b.gift.createdAt || (a.id < b.id ? -1 : 1);
const latestFirst = (a: GivenOccasion, b: GivenOccasion) =>
  a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1;

function groupedBy<Row, Key>(rows: Iterable<Row>, keyOf: (row: Row) => Key): [Key, Row[]][] {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups];
}

function occasionOf(personId: string, rows: readonly GiftRow[]): GivenOccasion {
  const event = rows[0]?.event;
  const isBirthday = event?.known && birthdayEventOwner(event.id) === personId;
  return {
    id: event?.known ? event.id : '',
    eventId: event?.known ? event.id : null,
    title: isBirthday ? 'Birthday' : event?.known ? event.title : 'Just because',
    date: rows[0] ? occasionDate(rows[0]) : '',
    gifts: rows.map((row) => givenGift(personId, row)),
  };
}

/** What somebody was given, the latest year first. A gift counts in the year of its event, else of its entry. */
export function givenTo(personId: string, { gifts, today, yearOf }: GivenSources): GivenYear[] {
  const given = gifts.filter((row) => isGiven(row, today)).sort(inOrder);
  const years = groupedBy(given, (row) => giftYear(row, yearOf)).map(([year, rows]): GivenYear => {
    const occasions = groupedBy(rows, ({ event }) => (event?.known ? event.id : ''))
      .map(([, ofOccasion]) => occasionOf(personId, ofOccasion))
      .sort(latestFirst);
    const total = occasions
      .flatMap((occasion) => occasion.gifts)
      .reduce((sum, { share }) => sum + share, 0);
    return { year, total, occasions };
  });
  return years.sort((a, b) => b.year - a.year);
}
