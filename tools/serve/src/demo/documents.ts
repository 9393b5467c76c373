import { addDays, nextOccurrence, today as todayOf } from './calendar.ts';
import type { CalendarDate } from './calendar.ts';
import { demoGifts } from './gifts.ts';
import { demoOccasions } from './occasions.ts';
import { demoPeople } from './people.ts';
import type { DemoPerson } from './people.ts';

/** A document of the demo: its path below `users/{uid}`, and its fields without the timestamps. */
export interface DemoDocument {
  path: string;
  fields: Record<string, string | number | boolean | null | readonly string[]>;
}

/** On a 29 February the demo's people are born on the 28th: their years are no leap years. */
function birthDate(person: DemoPerson, today: CalendarDate): CalendarDate {
  if (!person.birthday) return '';
  const monthDay = addDays(today, person.birthday.inDays).slice(4).replace('-02-29', '-02-28');
  return `${person.birthday.born}${monthDay}`;
}

const birthdayEventId = (personId: string, date: CalendarDate): string =>
  `birthday-${personId}-${date.slice(0, 4)}`;

function personDocument(person: DemoPerson, today: CalendarDate): DemoDocument {
  return {
    path: `people/${person.id}`,
    fields: {
      id: person.id,
      name: person.name,
      birthday: birthDate(person, today),
      nickname: person.nickname ?? '',
      notes: person.notes ?? '',
      relationship: person.relationship,
    },
  };
}

/** The coming birthday, and today's beside it when it is today (decisions.md, Birthdays). */
function birthdayEvents(person: DemoPerson, today: CalendarDate): DemoDocument[] {
  if (!person.birthday) return [];
  const next = nextOccurrence(birthDate(person, today).slice(5), today);
  const dates = person.birthday.inDays === 0 ? [today, next] : [next];
  return dates.map((date) => {
    const id = birthdayEventId(person.id, date);
    const title = `${person.name}'s Birthday`;
    const budget = date === today || person.birthday!.inDays < 20 ? 10_000 : null;
    const fields = { id, title, people: [person.id], date, type: 'birthday', recurring: true };
    return { path: `events/${id}`, fields: { ...fields, budget, notes: '' } };
  });
}

function occasionDocuments(today: CalendarDate): DemoDocument[] {
  return demoOccasions.map(({ on, notes = '', ...occasion }) => {
    const date = typeof on === 'number' ? addDays(today, on) : nextOccurrence(on, today);
    return { path: `events/${occasion.id}`, fields: { ...occasion, date, notes } };
  });
}

function giftDocuments(today: CalendarDate): DemoDocument[] {
  return demoGifts.map((gift, index) => {
    const person = demoPeople.find(({ id }) => id === gift.person)!;
    const id = `gift-${index + 1}`;
    const birthday = addDays(today, person.birthday?.inDays ?? 0);
    const boughtFor = gift.bought?.for ?? '';
    return {
      path: `giftItems/${id}`,
      fields: {
        id,
        name: gift.name,
        personId: person.id,
        personName: person.name,
        status: gift.bought ? 'purchased' : 'idea',
        eventId: boughtFor === 'birthday' ? birthdayEventId(person.id, birthday) : boughtFor,
        url: gift.url ?? '',
        estimatedCost: gift.estimated,
        purchasedCost: gift.bought?.cost ?? 0,
      },
    };
  });
}

/** A realistic year of people, events and gifts, laid around today. */
export function demoDocuments(now: Date): DemoDocument[] {
  const today = todayOf(now);
  return [
    ...demoPeople.map((person) => personDocument(person, today)),
    ...demoPeople.flatMap((person) => birthdayEvents(person, today)),
    ...occasionDocuments(today),
    ...giftDocuments(today),
  ];
}
