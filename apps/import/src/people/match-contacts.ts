import { formatCalendarDate, unknownBirthYear } from '@evergift/data';
import type { DateText, Person } from '@evergift/data';
import { text } from '@evergift/language';
import type { Contact } from '../read/contact.ts';
import { nameKey } from './name-key.ts';

/**
 * What becomes of a contact. `new`: nobody is called so. `there`: somebody of this name and birthday is there already.
 * `asked`: somebody of this name is there, whose birthday is another or not known, so a person has to say.
 */
export type Match = 'new' | 'there' | 'asked';

/** A contact, and whom it may be. */
export interface Candidate {
  readonly contact: Contact;
  readonly match: Match;
  /** Who is called so already; undefined when it is an earlier contact of the same file. */
  readonly person: Person | undefined;
}

const isYearKnown = (birthday: DateText) => !birthday.startsWith(String(unknownBirthYear));

/** Whether the contact says nothing about the birthday that is not known already. */
function isKnownBirthday(known: DateText, imported: DateText): boolean {
  if (known === imported) return true;
  return (
    known !== '' &&
    imported !== '' &&
    !isYearKnown(imported) &&
    known.slice(4) === imported.slice(4)
  );
}

function withoutFuture(contact: Contact, today: DateText): Contact {
  const { birthday, remarks } = contact;
  if (birthday <= today) return contact;
  const remark = text('The birthday {date} lies in the future and is left out.', {
    date: formatCalendarDate(birthday),
  });
  return { ...contact, birthday: '', remarks: [...remarks, remark] };
}

interface Namesake {
  readonly birthday: DateText;
  /** Undefined for an earlier contact of the file. */
  readonly person: Person | undefined;
}

/** Compares each contact of a file with everybody who is there, and with the contacts before it. */
export function matchContacts(
  contacts: readonly Contact[],
  people: Iterable<Person>,
  today: DateText,
): Candidate[] {
  const namesakes = new Map<string, Namesake[]>();
  const add = (name: string, namesake: Namesake) => {
    const key = nameKey(name);
    const known = namesakes.get(key);
    if (known) known.push(namesake);
    else namesakes.set(key, [namesake]);
  };
  for (const person of people) add(person.name, { birthday: person.birthday, person });
  return contacts.map((written) => {
    const contact = withoutFuture(written, today);
    const known = namesakes.get(nameKey(contact.name)) ?? [];
    const same = known.find(({ birthday }) => isKnownBirthday(birthday, contact.birthday));
    const nearest = same ?? known[0];
    add(contact.name, { birthday: contact.birthday, person: undefined });
    const match = same ? 'there' : nearest ? 'asked' : 'new';
    return { contact, match, person: nearest?.person };
  });
}

/** What the contact would add to the person: what is empty there, and a year of birth that was not known. */
export function missingFields(
  person: Person,
  { birthday, nickname, notes, relationship }: Contact,
): Partial<Pick<Person, 'birthday' | 'nickname' | 'notes' | 'relationship'>> {
  const addsYear =
    person.birthday.slice(4) === birthday.slice(4) &&
    !isYearKnown(person.birthday) &&
    isYearKnown(birthday);
  return {
    ...(birthday !== '' && (person.birthday === '' || addsYear) && { birthday }),
    ...(nickname !== '' && person.nickname === '' && { nickname }),
    ...(notes !== '' && person.notes === '' && { notes }),
    ...(relationship !== '' && person.relationship === '' && { relationship }),
  };
}
