import { formatBirthday } from '@evergift/data';
import { text } from '@evergift/language';
import type { ImportedPerson } from '../people/import-people.ts';
import type { Candidate } from '../people/match-contacts.ts';
import type { ContactsFile } from '../read/contact.ts';

/** Who of a file is looked at: everybody, or those with a birthday. */
export type Scope = 'all' | 'birthdays';

/** What to do with contacts whose name is there already. */
export type NamesakeAnswer = 'skip' | 'fill' | 'add';

interface Item {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
}

/** The contacts of a file by what becomes of them, each with an id by its line. */
export interface ImportGroups {
  readonly new: readonly Candidate[];
  readonly asked: readonly Candidate[];
  readonly there: readonly Candidate[];
}

export const idOf = ({ contact }: Candidate): string => String(contact.line);

export function groupCandidates(candidates: readonly Candidate[], scope: Scope): ImportGroups {
  const inScope = candidates.filter(({ contact }) => scope === 'all' || contact.birthday !== '');
  const of = (match: Candidate['match']) => inScope.filter((one) => one.match === match);
  return { new: of('new'), asked: of('asked'), there: of('there') };
}

const birthdayText = (birthday: string) =>
  birthday ? formatBirthday(birthday) : text('No birthday');

/** A contact as a line of a list: birthday and nickname, and what is left out. */
export function contactItem(candidate: Candidate): Item {
  const { contact } = candidate;
  const parts = [birthdayText(contact.birthday), contact.nickname, ...contact.remarks];
  return { id: idOf(candidate), label: contact.name, detail: parts.filter(Boolean).join(' · ') };
}

/** The same, beside whom it may be. */
export function namesakeItem(candidate: Candidate): Item {
  const { person } = candidate;
  const item = contactItem(candidate);
  const known = person
    ? text('there already: {birthday}', { birthday: birthdayText(person.birthday) })
    : text('twice in this file');
  return { ...item, detail: `${item.detail} · ${known}` };
}

export const unreadableItems = ({ unreadable }: Pick<ContactsFile, 'unreadable'>): Item[] =>
  unreadable.map(({ line, text: written, reason }, index) => ({
    id: String(index),
    label: written || text('Without a text'),
    detail: text('Line {line}: {reason}', { line: String(line), reason }),
  }));

interface Choice {
  readonly groups: ImportGroups;
  /** The ids of contacts that were taken out. */
  readonly left: ReadonlySet<string>;
  readonly answer: NamesakeAnswer;
  readonly withNotes: boolean;
}

/** What Import writes. */
export function chosenPeople({ groups, left, answer, withNotes }: Choice): ImportedPerson[] {
  const wanted = (candidate: Candidate): Candidate => {
    const { contact } = candidate;
    return withNotes ? candidate : { ...candidate, contact: { ...contact, notes: '' } };
  };
  const kept = (group: readonly Candidate[]) => group.filter((one) => !left.has(idOf(one)));
  const added = kept(groups.new).map((one) => ({ candidate: wanted(one), action: 'add' as const }));
  if (answer === 'skip') return added;
  const namesakes = kept(groups.asked)
    .filter(({ person }) => answer === 'add' || person)
    .map((one) => ({ candidate: wanted(one), action: answer }));
  return [...added, ...namesakes];
}
