import { nextBirthdayEventDate } from '../calendar/birthday.ts';
import { birthdayEventId } from '../calendar/birthday-event-id.ts';
import type { DateText } from '../calendar/calendar-date.ts';
import { birthdayTitle } from '../model/event-title.ts';
import { emptyEvent, type GiftEvent } from '../model/gift-event.ts';
import type { Write } from '../store/document-store.ts';
import { byId, compareTexts } from '../values/compare.ts';
import type { BirthdayEffect } from './outcome.ts';
import { create, remove, update, updateChanged } from './writes.ts';

const birthdayType = 'birthday';

/** Whether it is a birthday's event still: a person may have made something else of it, which stays theirs. */
export function isBirthday({ type }: GiftEvent): boolean {
  return type.toLowerCase() === birthdayType;
}

/** Left over from a birthday that was cleared, or without a type: taken up again for the next one. */
export const isReleased = ({ type }: GiftEvent) => type === '';

export interface BirthdayPerson {
  readonly id: string;
  readonly name: string;
  readonly birthday: DateText;
}

export interface BirthdaySources {
  /** The events that were created for this person's birthdays, past ones included. */
  readonly own: readonly GiftEvent[];
  readonly today: DateText;
  /** Undefined while the gifts are not known. */
  readonly hasGifts: (eventId: string) => boolean | undefined;
}

export interface BirthdayWrites {
  readonly writes: readonly Write[];
  readonly effect: BirthdayEffect;
}

const byDate = (a: GiftEvent, b: GiftEvent) => compareTexts(a.date, b.date) || byId(a, b);

function coming({ own, today }: BirthdaySources): GiftEvent[] {
  return own.filter(({ date }) => date > today).sort(byDate);
}

/**
 * Removes a coming birthday event; one that has gifts stays as an ordinary event, and one of which that is not
 * known stays as it is.
 */
function release({ id }: GiftEvent, { hasGifts }: BirthdaySources): Write[] {
  const isKept = hasGifts(id);
  if (isKept === undefined) return [];
  return [isKept ? update('events', id, { type: '', recurring: false }) : remove('events', id)];
}

/** The id for a birthday event of a year beside those that are there. */
export function freeBirthdayEventId(
  personId: string,
  year: number,
  own: readonly GiftEvent[],
): string {
  const taken = new Set(own.map(({ id }) => id));
  let repeat = 0;
  while (taken.has(birthdayEventId(personId, year, repeat))) repeat += 1;
  return birthdayEventId(personId, year, repeat);
}

/**
 * Makes exactly one birthday event of this person lie after today, on the next birthday after today: updates
 * the coming one in place, else creates it. Events of today and of the past stay as they are. No writes when it is so.
 */
export function birthdayEventWrites(
  person: BirthdayPerson,
  sources: BirthdaySources,
): BirthdayWrites {
  const date = nextBirthdayEventDate(person.birthday, sources.today);
  if (date === undefined || person.name === '') return { writes: [], effect: undefined };
  const title = birthdayTitle(person.name);
  const candidates = coming(sources);
  const [kept = candidates.find(isReleased), ...extra] = candidates.filter(isBirthday);
  if (kept === undefined) {
    const year = Number(date.slice(0, 4));
    const birthday = { title, people: [person.id], date, type: birthdayType, recurring: true };
    const id = freeBirthdayEventId(person.id, year, sources.own);
    return { writes: [create('events', id, { ...emptyEvent, ...birthday })], effect: 'created' };
  }
  const writes = [
    ...updateChanged('events', kept, { title, date, type: birthdayType, recurring: true }),
    ...extra.flatMap((event) => release(event, sources)),
  ];
  return { writes, effect: writes.length > 0 ? 'updated' : undefined };
}

/** What clearing a birthday does to the coming event: gone when it has no gifts, else an ordinary one. */
export function birthdayClearedWrites(sources: BirthdaySources): BirthdayWrites {
  const writes = coming(sources)
    .filter(isBirthday)
    .flatMap((event) => release(event, sources));
  const removed = writes.some(({ kind }) => kind === 'delete');
  return { writes, effect: removed ? 'removed' : writes.length > 0 ? 'updated' : undefined };
}
