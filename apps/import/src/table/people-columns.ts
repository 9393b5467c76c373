import type { DateText } from '@evergift/data';
import type { Contact, ContactsFile, Unreadable } from '../read/contact.ts';
import { text } from '@evergift/language';
import { sortEntries } from '../read/read-contacts.ts';
import { excerpt, fitContact } from '../read/fit-contact.ts';
import { cellOf, cellsOf, guessColumns, type Columns, type Headings } from './columns.ts';
import { notesHeading } from './notes-heading.ts';
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

/** Thunderbird writes a birthday into three columns, the day into the one of the birthday. */
type BirthPart = 'birthMonth' | 'birthYear';

export type PeopleColumns = Columns<PeopleField | BirthPart>;

/** How programs and people call these columns. */
const headings: Headings<PeopleField | BirthPart> = {
  name: [
    `full name, display name, name, person, contact, who,
    vollständiger Name, ganzer Name, Anzeigename, Vor- und Nachname, Name und Vorname, Kontakt, wer,
    nom, nom complet, nom affiché, nom à afficher, prénom et nom, nom et prénom, personne, qui,
    nombre, nombre completo, nombre y apellidos, nombre para mostrar, persona, contacto, quién,
    الاسم, اسم, الاسم الكامل, الاسم بالكامل, الاسم واللقب, الاسم المعروض, الشخص, شخص, جهة الاتصال, من`,
  ],
  givenName: [
    `first name, given name, Vorname, Rufname, prénom, nombre de pila, primer nombre,
    الاسم الأول, الاسم الشخصي`,
  ],
  familyName: [
    `last name, family name, surname, Nachname, Familienname, Zuname, nom de famille,
    apellido, apellidos, primer apellido, اسم العائلة, الاسم الأخير, الاسم العائلي, العائلة, النسب`,
  ],
  nickname: [
    `nickname, Spitzname, Kosename, surnom, pseudo, pseudonyme, apodo, alias, sobrenombre,
    الكنية, اللقب, الاسم المستعار, اسم الشهرة`,
  ],
  birthday: [
    `birthday, birthdate, date of birth, born, dob, bday,
    Geburtstag, Geburtsdatum, geboren, geboren am, Geburt, Geb, Geb.-Datum,
    anniversaire, date d'anniversaire, date de naissance, naissance, né le, née le, né(e) le,
    cumpleaños, fecha de nacimiento, fecha de cumpleaños, nacimiento, nacido el, nacida el,
    تاريخ الميلاد, عيد الميلاد, عيد ميلاد, الميلاد, يوم الميلاد, تاريخ الولادة, المواليد`,
    'jour de naissance, día de nacimiento',
  ],
  birthMonth: [
    'birth month, Geburtsmonat, mois de naissance, mes de nacimiento, شهر الميلاد, شهر الولادة',
  ],
  birthYear: [
    'birth year, Geburtsjahr, année de naissance, año de nacimiento, سنة الميلاد, سنة الولادة',
  ],
  relationship: [
    `relation, relationship, Beziehung, Verwandtschaft, Verhältnis, lien, parenté, lien de parenté,
    relación, parentesco, العلاقة, القرابة, صلة القرابة`,
  ],
  notes: [notesHeading],
};

/** Whether a full name is beside the given name, and not the family name alone. */
const saysGivenName = ({ rows }: Table, name: number, givenName: number) =>
  rows.some((row) => {
    const given = cellOf(row, givenName);
    return given !== '' && cellOf(row, name).includes(given);
  });

/** Beside 'Vorname', 'Name' is the family name; beside 'Apellidos', 'Nombre' is the given one. */
function withNameParts(table: Table, guessed: PeopleColumns): PeopleColumns {
  const { name, givenName, familyName, ...others } = guessed;
  if (name === undefined) return guessed;
  if (familyName !== undefined && givenName === undefined) {
    return { ...others, familyName, givenName: name };
  }
  if (givenName === undefined || familyName !== undefined) return guessed;
  return saysGivenName(table, name, givenName)
    ? guessed
    : { ...others, givenName, familyName: name };
}

/** The columns by their headings; without a heading that does, the first one contains names. */
export function guessPeopleColumns(table: Table): PeopleColumns {
  const guessed = withNameParts(table, guessColumns(headings, table.columns));
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
  const cell = (field: PeopleField | BirthPart) => cellOf(row, columns[field]);
  const day = cell('birthday');
  const isDay = /^\d{1,2}$/.test(day) && cell('birthMonth') !== '';
  const written = isDay ? `${cell('birthYear') || '0000'}-${cell('birthMonth')}-${day}` : day;
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
        ? [
            text('The birthday “{written}” is no date and is left out.', {
              written: excerpt(written),
            }),
          ]
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
