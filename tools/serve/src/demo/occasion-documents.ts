import { addDays, nextOccurrence, type CalendarDate } from './calendar.ts';
import type { DemoDocument } from './demo-document.ts';
import { demoOccasions } from './occasions.ts';
import type { DemoPerson } from './people.ts';
import { birthDate } from './person-documents.ts';

export const birthdayEventId = (personId: string, date: CalendarDate): string =>
  `birthday-${personId}-${date.slice(0, 4)}`;

/** The coming birthday, and today's beside it when it is today. */
export function birthdayEvents(person: DemoPerson, today: CalendarDate): DemoDocument[] {
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

export function occasionDocuments(today: CalendarDate): DemoDocument[] {
  return demoOccasions.map(({ on, notes = '', ...occasion }) => {
    const date = typeof on === 'number' ? addDays(today, on) : nextOccurrence(on, today);
    return { path: `events/${occasion.id}`, fields: { ...occasion, date, notes } };
  });
}
