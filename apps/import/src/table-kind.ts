import type { DateText } from '@evergift/data';
import { eventHeadings } from './entries/event-columns.ts';
import { giftHeadings } from './entries/gift-columns.ts';
import { cellOf, guessColumns, type Columns } from './table/columns.ts';
import type { Table } from './table/parse-table.ts';
import { guessPeopleColumns } from './table/people-columns.ts';
import { dateQuestionIn, type DateOrder, type DateQuestion } from './table/written-date.ts';

/** What the rows of a table are. */
export type TableKind = 'people' | 'events' | 'gifts';

/** What a table contains, and in which columns. */
export interface TableReading {
  readonly kind: TableKind;
  readonly columns: Columns;
  /** Which comes first in its dates, where somebody was asked. */
  readonly dateOrder?: DateOrder | undefined;
}

const guess: Readonly<Record<TableKind, (table: Table) => Columns>> = {
  people: guessPeopleColumns,
  events: ({ columns }) => guessColumns(eventHeadings, columns),
  gifts: ({ columns }) => guessColumns(giftHeadings, columns),
};

/** Whether what makes such a row is there; a table of names is one of people. */
const isLikely: Readonly<Record<TableKind, (columns: Columns) => boolean>> = {
  people: () => true,
  events: ({ title, date, people, budget }) =>
    title !== undefined && date !== undefined && (people !== undefined || budget !== undefined),
  gifts: ({ name, recipient, price, estimate, status }) =>
    name !== undefined &&
    (recipient !== undefined ||
      price !== undefined ||
      estimate !== undefined ||
      status !== undefined),
};

const kinds: readonly TableKind[] = ['people', 'events', 'gifts'];

/**
 * What a table contains, by its headings: what most of them speak for.
 * @param chosen the kind that somebody chose
 */
export function guessTable(table: Table, chosen?: TableKind): TableReading {
  const readings = (chosen ? [chosen] : kinds).map((kind) => ({
    kind,
    columns: guess[kind](table),
  }));
  const likely = readings.filter(({ kind, columns }) => chosen || isLikely[kind](columns));
  const count = ({ columns }: TableReading) => Object.keys(columns).length;
  const [first, ...others] = likely as [TableReading, ...TableReading[]];
  return others.reduce((best, one) => (count(one) > count(best) ? one : best), first);
}

/** The date to ask about: one that has two readings, in a table in which nothing shows which is meant. */
export function dateQuestionOf(
  { rows }: Table,
  { kind, columns }: TableReading,
  today: DateText,
): DateQuestion | undefined {
  const at = columns[kind === 'people' ? 'birthday' : 'date'];
  if (at === undefined || kind === 'gifts') return undefined;
  return dateQuestionIn(
    rows.map((row) => ({ line: row.line, text: cellOf(row, at) })),
    today,
  );
}
