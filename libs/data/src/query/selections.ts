import { isInTimelineWindow } from '../calendar/timeline-window.ts';
import type { EventRow } from '../rows/event-row.ts';
import type { GiftRow } from '../rows/gift-row.ts';
import type { PersonRow } from '../rows/person-row.ts';
import type { Compare, Selection } from '../tables/sorted-rows.ts';
import { peopleOf } from '../model/gift-item.ts';
import { compareNames } from '../formats/formats.ts';
import { compareTexts } from '../values/compare.ts';
import type {
  Direction,
  EventCriteria,
  EventSort,
  GiftCriteria,
  GiftSort,
  PeopleCriteria,
  PeopleSort,
  TimelineCriteria,
} from './criteria.ts';

const everything = () => true;
const byDate: Compare<EventRow> = (a, b) => compareTexts(a.event.date, b.event.date);

/** By the name that is shown: the nickname preferred. */
export const peopleByLabel: Selection<PersonRow> = {
  include: everything,
  compare: byText(({ label }) => label),
};
/** By the name itself. */
export const peopleByName: Selection<PersonRow> = {
  include: everything,
  compare: byText(({ name }) => name),
};
export const eventsByDate: Selection<EventRow> = {
  include: everything,
  compare: missingLast(({ days }) => days, byDate),
};
export const giftsByNewest: Selection<GiftRow> = {
  include: everything,
  compare: byNewest(({ gift }) => gift.createdAt),
};

/** The people list: search and sorts. */
export function selectPeople(criteria: PeopleCriteria): Selection<PersonRow> {
  const { search, sort = 'name', direction = 'asc' } = criteria;
  const ordered = inDirection(direction);
  const matches = containing(search);
  const orders: Record<PeopleSort, Compare<PersonRow>> = {
    name: ordered(peopleByName.compare),
    birthday: missingLast(
      ({ birthday }) => birthday?.days,
      ordered(byNumber(({ birthday }) => birthday?.days ?? 0)),
    ),
    giftCount: ordered(byNumber(({ giftCount }) => giftCount)),
    totalSpent: ordered(byNumber(({ totalSpent }) => totalSpent)),
    recentlyAdded: byNewest(({ person }) => person.createdAt),
  };
  return {
    include: ({ person, name }) => matches(name, person.nickname, person.relationship),
    compare: orders[sort],
  };
}

/** The events list: upcoming only unless all are wanted, search in titles, sorts. */
export function selectEvents(criteria: EventCriteria): Selection<EventRow> {
  const { search, showAll = false, sort = 'date', direction = 'asc' } = criteria;
  const ordered = inDirection(direction);
  const matches = containing(search);
  const orders: Record<EventSort, Compare<EventRow>> = {
    title: ordered(byText(({ title }) => title)),
    date: missingLast(({ days }) => days, ordered(byDate)),
    giftCount: ordered(byNumber(({ giftCount }) => giftCount)),
    totalSpent: ordered(byNumber(({ totalSpent }) => totalSpent)),
    recentlyAdded: byNewest(({ event }) => event.createdAt),
  };
  return {
    include: ({ title, upcoming }) => (showAll || upcoming) && matches(title),
    compare: orders[sort],
  };
}

/** The gift list: search over gift, person and event names, filters and sorts. */
export function selectGifts(criteria: GiftCriteria): Selection<GiftRow> {
  const { search, status, stage, personId, eventId } = criteria;
  const { sort = 'newest', direction = 'asc' } = criteria;
  const ordered = inDirection(direction);
  const matches = containing(search);
  const orders: Record<GiftSort, Compare<GiftRow>> = {
    newest: giftsByNewest.compare,
    name: ordered(byText(({ gift }) => gift.name)),
    person: ordered(byText(({ personLabel }) => personLabel)),
    cost: ordered(byNumber(({ cost }) => cost)),
  };
  return {
    include: ({ gift, personLabel, personName, event, alsoFor }) =>
      (!status || gift.status === status) &&
      (!personId || peopleOf(gift).includes(personId)) &&
      (stage === undefined || (gift.status === 'purchased' && gift.stage === stage)) &&
      (!eventId || gift.eventId === eventId) &&
      matches(
        ...[gift.name, personLabel, personName, event?.title ?? '', event?.label ?? ''],
        ...alsoFor.flatMap(({ label, name }) => [label, name]),
      ),
    compare: orders[sort],
  };
}

/** The gifts of one person, shared ones too, newest first. */
export function selectGiftsOfPerson(id: string): Selection<GiftRow> {
  return { ...giftsByNewest, include: ({ gift }) => id !== '' && peopleOf(gift).includes(id) };
}

/** The gifts of one event, newest first; '' has none. */
export function selectGiftsOfEvent(id: string): Selection<GiftRow> {
  return { ...giftsByNewest, include: ({ gift }) => id !== '' && gift.eventId === id };
}

/** Events from today on, of one person or of all, by date. */
export function selectUpcoming(personId: string | undefined): Selection<EventRow> {
  return {
    include: ({ upcoming, event }) => upcoming && (!personId || event.people.includes(personId)),
    compare: byDate,
  };
}

/** The dashboard's timeline; or, by `isAfter`, what comes up after its window. */
export function selectTimeline(
  { window, personId }: TimelineCriteria,
  today: () => string,
  isAfter = false,
): Selection<EventRow> {
  const { include, compare } = selectUpcoming(personId);
  return {
    include: (row) =>
      include(row) && isInTimelineWindow(row.event.date, window, today()) !== isAfter,
    compare,
  };
}

function byText<Row>(text: (row: Row) => string): Compare<Row> {
  return (a, b) => compareNames(text(a), text(b));
}

function byNumber<Row>(number: (row: Row) => number): Compare<Row> {
  return (a, b) => number(a) - number(b);
}

/** Newest first. */
function byNewest<Row>(moment: (row: Row) => number): Compare<Row> {
  return (a, b) => moment(b) - moment(a);
}

/** Turns orders round for 'desc'. */
const inDirection =
  (direction: Direction) =>
  <Row>(compare: Compare<Row>): Compare<Row> =>
    direction === 'asc' ? compare : (a, b) => compare(b, a);

/** Rows without the value come last, in both directions. */
function missingLast<Row>(
  value: (row: Row) => number | string | null | undefined,
  compare: Compare<Row>,
): Compare<Row> {
  const missing = (row: Row) => (value(row) === null || value(row) === undefined ? 1 : 0);
  return (a, b) => missing(a) - missing(b) || (missing(a) ? 0 : compare(a, b));
}

/** Without the marks that keep the direction of a name. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

/** A test for texts that contain what was searched for, whatever the case; an empty search finds all. */
function containing(search: string | undefined): (...texts: string[]) => boolean {
  const wanted = (search ?? '').trim().toLowerCase();
  return (...texts) =>
    wanted === '' || texts.some((text) => plain(text).toLowerCase().includes(wanted));
}
