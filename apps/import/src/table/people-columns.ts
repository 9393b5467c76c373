import type { DateText } from '@evergift/data';
import type { Contact, ContactsFile, Unreadable } from '../read/contact.ts';
import { sortEntries } from '../read/read-contacts.ts';
import { excerpt, fitContact } from '../read/fit-contact.ts';
import { cellOf, cellsOf, guessColumns, type Columns, type Headings } from './columns.ts';
import type { Table, TableRow } from './parse-table.ts';
import { dateOrderOf, readWrittenDate, type DateOrder } from './written-date.ts';

/** What a column of a table of people may contain. */
export type PeopleField =
  | 'name'
  | 'givenName'
  | 'familyName'
  | 'nickname'
  | 'birthday'
  | 'relationship'
  | 'notes';

export type PeopleColumns = Columns<PeopleField>;

/** How programs and people call these columns. */
const headings: Headings<PeopleField> = {
  name: [/^(?:(?:full|display)[ _-]?name|name|person|contact|who)$/i],
  givenName: [/^(?:first|given)[ _-]?name$/i],
  familyName: [/^(?:last|family)[ _-]?name$|^surname$/i],
  nickname: [/^nick[ _-]?name$/i],
  birthday: [/^(?:birth[ _-]?day|birth[ _-]?date|date of birth|born|dob|b-?day)$/i],
  relationship: [/^relation(?:ship)?$/i],
  notes: [/^notes?$|^comments?$/i],
};

/** The columns by their headings; without a heading that does, the first one contains names. */
export function guessPeopleColumns({ columns }: Table): PeopleColumns {
  const guessed = guessColumns(headings, columns);
  const hasName = [guessed.name, guessed.givenName, guessed.familyName].some(
    (at) => at !== undefined,
  );
  return hasName ? guessed : { ...guessed, name: 0 };
}

interface Reading {
  readonly columns: PeopleColumns;
  readonly order: DateOrder;
  readonly today: DateText;
}

function contactOf(row: TableRow, { columns, order, today }: Reading): Contact | Unreadable {
  const { line, cells } = row;
  const cell = (field: PeopleField) => cellOf(row, columns[field]);
  const written = cell('birthday');
  const birthday = written === '' ? '' : readWrittenDate(written, order, today);
  const entry = fitContact({
    line,
    name: cell('name') || `${cell('givenName')} ${cell('familyName')}`,
    nickname: cell('nickname'),
    birthday: birthday ?? '',
    notes: cell('notes'),
    relationship: cell('relationship'),
    remarks:
      birthday === undefined
        ? [`The birthday “${excerpt(written)}” is no date and is left out.`]
        : [],
  });
  return 'reason' in entry ? { ...entry, text: excerpt(cells.join(' ')) } : entry;
}

/** The people of a table by the columns that somebody chose. */
export function readPeopleTable(
  { rows }: Table,
  columns: PeopleColumns,
  today: DateText,
  order = dateOrderOf(cellsOf(rows, columns.birthday)),
): ContactsFile {
  const entries = rows.map((row) => contactOf(row, { columns, order, today }));
  return { kind: 'contacts', source: 'table', ...sortEntries(entries) };
}
