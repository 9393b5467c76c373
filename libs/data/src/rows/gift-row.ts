import { text } from '@evergift/language';
import { birthdayEventOwner } from '../calendar/birthday-event-id.ts';
import { type DateText, isCalendarDate } from '../calendar/calendar-date.ts';
import { labelOf, type Person, unknownLabel } from '../model/person.ts';
import { eventTitle } from '../model/event-title.ts';
import type { GiftEvent } from '../model/gift-event.ts';
import type { GiftItem } from '../model/gift-item.ts';

/** The title shown for an event that is gone. */
export const missingEventTitle = text('Event Not Found');

export interface GiftEventReference {
  readonly id: string;
  readonly title: string;
  /**
   * The title beside a gift: of what comes back every year, with its year. The gift's own person's birthday is
   * 'Birthday 2026': whose it is, the row says.
   */
  readonly label: string;
  readonly date: string;
  /** False when the event is gone. */
  readonly known: boolean;
}

/** Somebody a gift is for. */
export interface GiftRecipient {
  readonly id: string;
  /** The nickname preferred. */
  readonly label: string;
  /** What a search finds too. */
  readonly name: string;
  /** False when the person is gone. */
  readonly known: boolean;
}

/** A gift with everything that lists show of it. */
export interface GiftRow {
  readonly id: string;
  readonly gift: GiftItem;
  /** What the person is called everywhere: the nickname preferred; the name kept on the gift when they are gone. */
  readonly personLabel: string;
  /** Their name as it is now, which a search finds too. */
  readonly personName: string;
  readonly personKnown: boolean;
  /** Those who share it beside `personId`. */
  readonly alsoFor: readonly GiftRecipient[];
  /** Null when the gift has no event. */
  readonly event: GiftEventReference | null;
  /** The event that an idea is planned for; null when it is planned for none. */
  readonly plannedEvent: GiftEventReference | null;
  /** Cents: the purchased cost of purchases, the estimate of everything else. */
  readonly cost: number;
}

export interface GiftRowSources {
  readonly person: (id: string) => Person | undefined;
  readonly event: (id: string) => GiftEvent | undefined;
}

/** An event's title with the year of its date, once: 'Christmas 2025'. */
export function titleWithYear({ title, date }: Pick<GiftEvent, 'title' | 'date'>): string {
  const year = date.slice(0, 4);
  return title.includes(year) ? title : `${title} ${year}`;
}

/** How an event is named beside a gift of somebody. */
function labelBeside(personId: string, event: GiftEvent): string {
  const { id, type, recurring, date } = event;
  if (type === 'birthday' && birthdayEventOwner(id) === personId) {
    return titleWithYear({ title: text('Birthday'), date });
  }
  const title = eventTitle(event);
  return recurring || type === 'birthday' ? titleWithYear({ title, date }) : title;
}

function referenceTo(
  id: string,
  personId: string,
  event: GiftEvent | undefined,
): GiftEventReference | null {
  if (id === '') return null;
  if (!event) {
    return { id, title: missingEventTitle, label: missingEventTitle, date: '', known: false };
  }
  const { date } = event;
  return { id, title: eventTitle(event), label: labelBeside(personId, event), date, known: true };
}

const nobody: readonly GiftRecipient[] = [];

function recipient(id: string, sources: GiftRowSources): GiftRecipient {
  const person = sources.person(id);
  return { id, label: labelOf(person), name: person?.name ?? '', known: person !== undefined };
}

export function giftRow(gift: GiftItem, sources: GiftRowSources): GiftRow {
  const { personId, eventId, plannedEventId } = gift;
  const person = sources.person(personId);
  const personName = person?.name || gift.personName;
  return {
    id: gift.id,
    gift,
    personLabel: person?.nickname || personName || unknownLabel,
    personName,
    personKnown: person !== undefined,
    alsoFor: gift.alsoFor.length === 0 ? nobody : gift.alsoFor.map((id) => recipient(id, sources)),
    event: referenceTo(eventId, personId, sources.event(eventId)),
    plannedEvent: referenceTo(plannedEventId, personId, sources.event(plannedEventId)),
    cost: gift.status === 'purchased' ? gift.purchasedCost : gift.estimatedCost,
  };
}

/** The date of the event that a gift is bought or planned for; '' without such an event, or without its date. */
export function occasionDate({ gift, event, plannedEvent }: GiftRow): DateText {
  const occasion = gift.status === 'purchased' ? event : plannedEvent;
  return occasion?.known && isCalendarDate(occasion.date) ? occasion.date : '';
}

/**
 * The calendar year in which a gift counts: that of its event, else that of its entry.
 *
 * @param yearOf the calendar year of a moment (milliseconds since 1970) in the user's zone
 */
export const giftYear = (row: GiftRow, yearOf: (moment: number) => number): number =>
  Number(occasionDate(row).slice(0, 4)) || yearOf(row.gift.createdAt);
