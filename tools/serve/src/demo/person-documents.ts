import { addDays, type CalendarDate } from './calendar.ts';
import { whenSet, type DemoDocument } from './demo-document.ts';
import { demoPeople, type DemoPerson } from './people.ts';

export const personNamed = (id: string): DemoPerson =>
  demoPeople.find((person) => person.id === id)!;

/** On a 29 February the demo's people are born on the 28th: their years are no leap years. */
export function birthDate(person: DemoPerson, today: CalendarDate): CalendarDate {
  if (!person.birthday) return '';
  const monthDay = addDays(today, person.birthday.inDays).slice(4).replace('-02-29', '-02-28');
  return `${person.birthday.born}${monthDay}`;
}

export function personDocument(person: DemoPerson, today: CalendarDate): DemoDocument {
  return {
    path: `people/${person.id}`,
    fields: {
      id: person.id,
      name: person.name,
      birthday: birthDate(person, today),
      nickname: person.nickname ?? '',
      notes: person.notes ?? '',
      relationship: person.relationship,
      ...whenSet({
        likes: person.likes,
        sizes: person.sizes,
        avoids: person.avoids,
        yearlyBudget: person.yearlyBudget,
      }),
    },
  };
}
