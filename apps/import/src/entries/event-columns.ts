import { limits, nextBirthday, parseCalendarDate, unknownBirthYear } from '@evergift/data';
import type { DateText } from '@evergift/data';
import type { RecordGraph } from '@evergift/data/feature';
import { currencyName } from '@evergift/data/reading';
import { text } from '@evergift/language';
import { nameKey } from '../people/name-key.ts';
import type { Unreadable } from '../read/contact.ts';
import { excerpt, nameProblem, oneLine, within } from '../read/fit-contact.ts';
import { cellOf, cellsOf, type Columns, type Headings } from '../table/columns.ts';
import { notesHeading } from '../table/notes-heading.ts';
import type { Table, TableRow } from '../table/parse-table.ts';
import { dateOrderOf, readWrittenDate } from '../table/written-date.ts';
import { decimalMarkIn, readWrittenMoney } from '../table/written-money.ts';
import type { EventEntry } from './entry.ts';
import { PeopleFinder } from './people-finder.ts';

/** What a column of a table of events may contain. */
export type EventField = 'title' | 'date' | 'people' | 'budget' | 'type' | 'notes';

export const eventHeadings: Headings<EventField> = {
  title: [
    `event, occasion, title, subject, summary,
    Anlass, Ereignis, Veranstaltung, Termin, Feier, Fest, Titel, Betreff,
    événement, évènement, fête, titre, objet, evento, ocasión, acontecimiento, fiesta, título, asunto,
    المناسبة, مناسبة, الحدث, الحفل, العنوان, الموضوع`,
    `name, what, event name, was, Bezeichnung, Name des Anlasses, nom, quoi, nom de l'événement,
    nombre, qué, nombre del evento, الاسم, ماذا, اسم المناسبة`,
  ],
  date: [
    `date, day, when, start date, event date, Datum, Tag, wann, Beginn, beginnt am, Startdatum,
    jour, quand, début, date de début, fecha, día, cuándo, comienzo, inicio, fecha de inicio,
    التاريخ, تاريخ, اليوم, متى, تاريخ البدء, تاريخ المناسبة`,
  ],
  people: [
    `participant, participants, people, person, persons, guest, guests, attendee, attendees,
    required attendees, who, Teilnehmer, Teilnehmende, erforderliche Teilnehmer, Personen, Gäste, Gast,
    Leute, wer, personne, personnes, invité, invités, participants obligatoires, qui,
    participante, participantes, persona, personas, invitado, invitados, asistentes, quién, quiénes,
    المشاركون, المشاركين, الأشخاص, الشخص, الضيوف, المدعوون, المدعوين, الحضور, من`,
    `for, with, name, names, für, mit, Namen, pour, avec, nom, noms, para, con, nombre, nombres,
    لـ, مع, لمن, الاسم, الأسماء`,
  ],
  budget: [
    'budget, presupuesto, الميزانية, ميزانية',
    'amount, limit, Betrag, Limit, montant, limite, importe, monto, límite, المبلغ, الحد',
  ],
  type: [
    `type, kind, category, categories, Art, Typ, Kategorie, Kategorien, genre, catégorie, catégories,
    tipo, clase, categoría, categorías, النوع, نوع, الفئة, التصنيف`,
  ],
  notes: [`${notesHeading}, description, Beschreibung, descripción, الوصف`],
};

/** Two-digit years of events lie this far ahead at most. */
const yearsAhead = 50;

/** A date without a year is the next such day. */
const withYear = (date: DateText | undefined, today: DateText) =>
  date?.startsWith(String(unknownBirthYear)) ? nextBirthday(date, today) : date;

const keyOf = ({ title, date }: { readonly title: string; readonly date: DateText }) =>
  `${date} ${nameKey(title)}`;

/**
 * The events of a table, by the columns that somebody chose. One is there already when an event of this title and
 * date is. Events that have passed are taken, too: what was given at them counts.
 */
export function readEventsTable(
  graph: RecordGraph,
  { rows }: Table,
  columns: Columns<EventField>,
  order = dateOrderOf(cellsOf(rows, columns.date)),
): (EventEntry | Unreadable)[] {
  const { today } = graph;
  const mark = decimalMarkIn(cellsOf(rows, columns.budget));
  const latest = parseCalendarDate(today)?.add({ years: yearsAhead }).toString() ?? today;
  const finder = new PeopleFinder(graph.people.values());
  const known = new Set([...graph.events.values()].map(keyOf));

  const read = (row: TableRow): EventEntry | Unreadable => {
    const cell = (field: EventField) => cellOf(row, columns[field]);
    const title = oneLine(cell('title'));
    const date = withYear(readWrittenDate(cell('date'), order, latest), today);
    const { people, problem } = finder.read(cell('people'));
    const reason =
      nameProblem('title', title) ??
      (cell('date') === '' ? text('It has no date.') : undefined) ??
      (date
        ? undefined
        : text('The date “{written}” names no day.', { written: excerpt(cell('date')) })) ??
      problem ??
      (people.length === 0
        ? text('Nobody takes part: an event needs one person at least.')
        : undefined) ??
      (people.length > limits.participants
        ? text('More than {most} people take part.', { most: limits.participants })
        : undefined);
    if (reason || !date) {
      return { line: row.line, text: excerpt(title || row.cells.join(' ')), reason: reason ?? '' };
    }
    const remarks: string[] = [];
    const budget = readWrittenMoney(cell('budget'), mark);
    if (cell('budget') !== '' && budget === undefined) {
      remarks.push(
        text('The budget “{written}” is no amount in {currency} and is left out.', {
          ...{ written: excerpt(cell('budget')), currency: currencyName() },
        }),
      );
    }
    const key = keyOf({ title, date });
    const match = known.has(key) ? 'there' : 'new';
    known.add(key);
    return {
      ...{ kind: 'event', line: row.line, title, date, people, match, remarks },
      type: within(remarks, 'type', oneLine(cell('type')), limits.type),
      budget: budget ?? null,
      notes: within(remarks, 'note', cell('notes'), limits.notes),
    };
  };
  return rows.map(read);
}
