import type { Observable } from 'rxjs';
import { birthdayEventOwner } from '../calendar/birthday-event-id.ts';
import { seriesOf } from '../calendar/yearly-series.ts';
import { labelOf, type Person } from '../model/person.ts';
import type { Publication } from '../graph/publication.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import { valueView } from '../graph/views.ts';
import { collectionNames } from '../model/collections.ts';
import { eventTitle } from '../model/event-title.ts';
import type { GiftEvent } from '../model/gift-event.ts';
import { peopleOf } from '../model/gift-item.ts';
import type { Query } from '../model/query-state.ts';
import type { EventRow } from '../rows/event-row.ts';
import type { GiftRow } from '../rows/gift-row.ts';
import { sidesOf } from '../tables/table.ts';
import { byId, compareTexts, oldestFirst } from '../values/compare.ts';

/** What somebody got at an earlier occurrence; a shared gift is listed for each of its people. */
export interface GivenTo {
  readonly id: string;
  readonly label: string;
  readonly gifts: readonly GiftRow[];
}

/** An occasion as it was before: who got what for how much. */
export interface PreviousOccasion {
  readonly event: GiftEvent;
  /** Cents; a shared gift counts once. */
  readonly totalSpent: number;
  /** Those who got something: the participants first, in the event's order. */
  readonly people: readonly GivenTo[];
}

const yearOf = (date: string) => Number(date.slice(0, 4));
const titleKey = ({ title, type }: GiftEvent, year: number) => {
  const name = title.replace(/\b\d{4}\b/g, '').trim();
  return `title ${year} ${JSON.stringify([name, type].map((text) => text.toLowerCase()))}`;
};
const seriesKey = ({ id }: GiftEvent) => {
  const owner = birthdayEventOwner(id);
  return owner === undefined ? `series ${seriesOf(id)}` : `birthday ${owner}`;
};

/** Under what an event is found by those that come after it: its series, and its title and type in its year. */
const occasionKeys = (event: GiftEvent): readonly string[] =>
  event.date === '' ? [] : [seriesKey(event), titleKey(event, yearOf(event.date))];

/**
 * Where the earlier occurrences of an event are found: those of the same birthday or series, and those of the same
 * title and type in the year before. A year in a title makes no difference.
 */
const earlierKeys = (event: GiftEvent): readonly string[] =>
  event.date === '' ? [] : [seriesKey(event), titleKey(event, yearOf(event.date) - 1)];

interface LastTimeSources {
  readonly person: (id: string) => Person | undefined;
  /** What was bought for an event. */
  readonly boughtFor: (eventId: string) => readonly GiftRow[];
}

/** The latest of the earlier events at which something was given. */
function lastTime(
  { id, event }: EventRow,
  earlier: Iterable<GiftEvent>,
  { person, boughtFor }: LastTimeSources,
): PreviousOccasion | undefined {
  const latestFirst = [...earlier]
    .filter((other) => other.id !== id && other.date < event.date)
    .sort((a, b) => compareTexts(b.date, a.date) || byId(a, b));
  for (const last of latestFirst) {
    const gifts = boughtFor(last.id);
    if (gifts.length === 0) continue;
    const recipients = new Set([...last.people, ...gifts.flatMap(({ gift }) => peopleOf(gift))]);
    const people = [...recipients].map((recipient) => {
      const theirs = gifts.filter(({ gift }) => peopleOf(gift).includes(recipient));
      const own = theirs.find(({ gift }) => gift.personId === recipient);
      const known = person(recipient);
      return {
        id: recipient,
        label: known || !own ? labelOf(known) : own.personLabel,
        gifts: theirs,
      };
    });
    return {
      event: { ...last, title: eventTitle(last) },
      totalSpent: gifts.reduce((sum, { cost }) => sum + cost, 0),
      people: people.filter((one) => one.gifts.length > 0),
    };
  }
  return undefined;
}

/** Who got what at an event's last occurrence, looked up again when an event or one of its gifts changed. */
export function previousOccasionView(
  graph: RecordGraph,
  id: string,
): Observable<Query<PreviousOccasion | undefined>> {
  const boughtFor = (eventId: string) =>
    [...graph.giftsByEvent.ids(eventId)]
      .flatMap((giftId) => graph.giftRows.get(giftId) ?? [])
      .filter(({ gift }) => gift.status === 'purchased')
      .sort((a, b) => oldestFirst(a.gift, b.gift));
  const earlierOf = (row: { readonly event: Parameters<typeof earlierKeys>[0] }) =>
    new Set(
      earlierKeys(row.event).flatMap((key) => [...graph.eventIndexes.by(occasionKeys).ids(key)]),
    );
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
  return valueView(graph, collectionNames, undefined, find, isConcerned);
}
