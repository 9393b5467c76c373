import { birthdayEventOwner } from '../calendar/birthday-event-id.ts';
import { seriesOf } from '../calendar/yearly-series.ts';
import type { GiftEvent } from '../model/gift-event.ts';
import { peopleOf } from '../model/gift-people.ts';
import type { EventRow } from './event-row.ts';
import type { GiftRow } from './gift-row.ts';
import type { Person } from '../model/person.ts';
import { labelOf } from './label.ts';

/** What somebody got at an earlier occurrence; a shared gift stands with each of its people. */
export interface GivenTo {
  readonly id: string;
  readonly label: string;
  readonly gifts: readonly GiftRow[];
}

/** An occasion as it was before: who got what for how much. */
export interface LastTime {
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
export const occasionKeys = (event: GiftEvent): readonly string[] =>
  event.date === '' ? [] : [seriesKey(event), titleKey(event, yearOf(event.date))];

/**
 * Where the earlier occurrences of an event are found: those of the same birthday or series, and those of the same
 * title and type in the year before. A year in a title makes no difference.
 */
export const earlierKeys = (event: GiftEvent): readonly string[] =>
  event.date === '' ? [] : [seriesKey(event), titleKey(event, yearOf(event.date) - 1)];

export interface LastTimeSources {
  readonly person: (id: string) => Person | undefined;
  /** What was bought for an event. */
  readonly boughtFor: (eventId: string) => readonly GiftRow[];
}

/** The latest of the earlier events at which something was given. */
export function lastTime(
  { id, event }: EventRow,
  earlier: Iterable<GiftEvent>,
  { person, boughtFor }: LastTimeSources,
): LastTime | undefined {
  const latestFirst = [...earlier]
    .filter((other) => other.id !== id && other.date < event.date)
    .sort((a, b) => (a.date > b.date ? -1 : a.date < b.date ? 1 : a.id < b.id ? -1 : 1));
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
      event: last,
      totalSpent: gifts.reduce((sum, { cost }) => sum + cost, 0),
      people: people.filter((one) => one.gifts.length > 0),
    };
  }
  return undefined;
}
