import { importPeople, type ImportParts, type ImportedPerson } from './people/import-people.ts';
import { matchContacts, type Candidate } from './people/match-contacts.ts';
import type { ContactsFile, Unreadable } from './read/contact.ts';
import { largestFile, sizeProblem } from './read/file-problem.ts';
import { readFile, type ReadFile } from './read-file.ts';
import type { Backup } from './restore/backup.ts';
import { compareBackup, type BackupComparison } from './restore/compare-backup.ts';
import { restoreBackup, type RestoreOptions, type RestoreParts } from './restore/restore-backup.ts';
import type { SliceOptions } from './read/slices.ts';
import type { Table } from './table/parse-table.ts';
import type { TableEntries, TableEntry } from './entries/entry.ts';
import { importEntries } from './entries/import-entries.ts';
import { dateQuestionOf, guessTable, type TableKind, type TableReading } from './table-kind.ts';
import { readPeopleTable } from './table/people-columns.ts';
import type { DateQuestion } from './table/written-date.ts';
import type { ChunkedRun } from './run-in-chunks.ts';
import type { RecordGraph } from '@evergift/data/feature';
import { readEventsTable } from './entries/event-columns.ts';
import { readGiftsTable } from './entries/gift-columns.ts';

/** Reads files and writes what a person chose of them. Its code is loaded when an import is opened. */
export interface Import {
  /** What is in a file, or why it gives nothing. Rejects with the signal's reason when it is aborted. */
  read(file: Blob, options?: SliceOptions): Promise<ReadFile>;
  /** The contacts of a file beside who is there. Call it again when people change. */
  match(file: ContactsFile): readonly Candidate[];
  /** What a table seems to contain, and in which columns. With `chosen`, the columns of that kind. */
  guessTable(table: Table, chosen?: TableKind): TableReading;
  /** The people of a table, by its columns. */
  readPeopleTable(table: Table, reading: TableReading): ContactsFile;
  /** The date of a table that has two readings, and about which to ask; undefined when there is none. */
  dateQuestion(table: Table, reading: TableReading): DateQuestion | undefined;
  /** The events or gifts of a table beside what is there. Call it again when records change. */
  readEntries(table: Table, reading: TableReading): TableEntries;
  /** Writes what was chosen of them with their new people, in chunks, with one Undo for all. */
  importEntries(chosen: readonly TableEntry[]): ChunkedRun;
  /** Writes what was chosen, in chunks, with one Undo for all. */
  importPeople(chosen: readonly ImportedPerson[]): ChunkedRun;
  /** What restoring an export would do. Call it again when records change. */
  compareBackup(backup: Backup): BackupComparison;
  /** Adds what is missing of an export, in chunks, with one Undo for all. */
  restore(backup: Backup, options: RestoreOptions): ChunkedRun;
}

/** Puts the import on the core of the data: `data.open` takes it. */
export function openImport(parts: ImportParts & RestoreParts): Import {
  const { graph } = parts;
  return {
    read: async (file, options) => {
      // A file that is too large is never read into memory.
      const problem = file.size > largestFile && sizeProblem(await sizeOf(file));
      return problem || readFile(new Uint8Array(await file.arrayBuffer()), options);
    },
    match: ({ contacts }) => matchContacts(contacts, graph.people.values(), graph.today),
    guessTable,
    readEntries: (table, reading) => readEntries(graph, table, reading),
    importEntries: (chosen) => importEntries(parts, chosen),
    readPeopleTable: (table, { columns, dateOrder }) =>
      readPeopleTable(table, columns, graph.today, dateOrder),
    dateQuestion: (table, reading) => dateQuestionOf(table, reading, graph.today),
    importPeople: (chosen) => importPeople(parts, chosen),
    compareBackup: (backup) => compareBackup(graph, backup),
    restore: (backup, options) => restoreBackup(parts, backup, options),
  };
}

async function sizeOf(file: Blob) {
  const [firstByte] = new Uint8Array(await file.slice(0, 1).arrayBuffer());
  return { size: file.size, firstByte };
}

/** The events or gifts of a table beside what is there, by the columns that somebody chose. */
function readEntries(
  graph: RecordGraph,
  table: Table,
  { kind, columns, dateOrder }: TableReading,
): TableEntries {
  const read: readonly (TableEntry | Unreadable)[] =
    kind === 'events'
      ? readEventsTable(graph, table, columns, dateOrder)
      : readGiftsTable(graph, table, columns);
  return {
    entries: read.filter((one): one is TableEntry => !('reason' in one)),
    unreadable: read.filter((one): one is Unreadable => 'reason' in one),
  };
}
