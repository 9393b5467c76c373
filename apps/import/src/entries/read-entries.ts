import type { RecordGraph } from '@evergift/data/feature';
import type { Unreadable } from '../read/contact.ts';
import type { TableReading } from '../table-kind.ts';
import type { Table } from '../table/parse-table.ts';
import type { TableEntries, TableEntry } from './entry.ts';
import { readEventsTable } from './event-columns.ts';
import { readGiftsTable } from './gift-columns.ts';

/** The events or gifts of a table beside what is there, by the columns that somebody chose. */
export function readEntries(
  graph: RecordGraph,
  table: Table,
  { kind, columns }: TableReading,
): TableEntries {
  const readTable = kind === 'events' ? readEventsTable : readGiftsTable;
  const read: readonly (TableEntry | Unreadable)[] = readTable(graph, table, columns);
  return {
    entries: read.filter((one): one is TableEntry => !('reason' in one)),
    unreadable: read.filter((one): one is Unreadable => 'reason' in one),
  };
}
