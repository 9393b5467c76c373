import { useHost } from '@evergift/contract';
import { text } from '@evergift/language';
import { useData } from '@evergift/data/react';
import { useEffect, useRef, useState } from 'react';
import type { TableEntries, TableEntry } from '../entries/entry.ts';
import type { Import } from '../open-import.ts';
import type { ImportedPerson } from '../people/import-people.ts';
import type { Candidate } from '../people/match-contacts.ts';
import type { ContactsFile } from '../read/contact.ts';
import type { Backup } from '../restore/backup.ts';
import type { BackupComparison } from '../restore/compare-backup.ts';
import type { ChunkedResult, ChunkedRun } from '../run-in-chunks.ts';
import type { TableKind, TableReading } from '../table-kind.ts';
import type { Table } from '../table/parse-table.ts';
import type { DateQuestion } from '../table/written-date.ts';

/** Where an import is, from choosing a file to its result. */
export type ImportStep =
  | { readonly name: 'choose'; readonly problem?: string }
  | { readonly name: 'reading'; readonly share: number }
  | { readonly name: 'preview'; readonly file: ContactsFile; readonly chosen?: ChosenTable }
  | { readonly name: 'entries'; readonly chosen: ChosenTable }
  | { readonly name: 'restore'; readonly backup: Backup }
  | { readonly name: 'writing'; readonly run: ChunkedRun }
  | { readonly name: 'done'; readonly result: ChunkedResult; readonly what: ImportedKind };

/** A table, what it contains, and in which columns. */
export interface ChosenTable {
  readonly table: Table;
  readonly reading: TableReading;
  /** A date that has two readings, and about which somebody is asked. */
  readonly question?: DateQuestion | undefined;
}

/** What was written: of a file of contacts, of a table, or of an export. */
export type ImportedKind = TableKind | 'records';

const loadImport = async () => (await import('../open-import.ts')).openImport;

const notLoaded = text(
  'The import could not be loaded, so this file was not read. Check your connection and choose the file again.',
);

/** Leads from a file to its result. Nothing is written before `start`. */
export function useImport() {
  const data = useData();
  const { reportError } = useHost();
  const [step, setStep] = useState<ImportStep>({ name: 'choose' });
  const opened = useRef<Import>(undefined);
  const reading = useRef<AbortController>(undefined);
  // A reading goes with the modal; what is being written goes on, so that nothing ends halfway.
  useEffect(() => () => reading.current?.abort(), []);

  const read = async (file: File) => {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    const show = (next: ImportStep) => {
      if (!signal.aborted) setStep(next);
    };
    show({ name: 'reading', share: 0 });
    try {
      opened.current ??= await data.open(loadImport);
      const onProgress = (share: number) => show({ name: 'reading', share });
      const found = await opened.current.read(file, { signal, onProgress });
      show(previewOf(found, opened.current));
    } catch (error) {
      if (signal.aborted) return;
      reportError(error);
      show({ name: 'choose', problem: notLoaded });
    }
  };

  const write = (run: ChunkedRun, what: ImportedKind) => {
    setStep({ name: 'writing', run });
    void run.finished.then((result) => setStep({ name: 'done', result, what }));
  };

  return {
    step,
    read,
    chooseAgain: () => {
      reading.current?.abort();
      setStep({ name: 'choose' });
    },
    match: (file: ContactsFile): readonly Candidate[] => opened.current?.match(file) ?? [],
    /** Writes nothing more. What was written stays until it is undone. */
    cancel: () => {
      if (step.name === 'writing') step.run.cancel();
    },
    /** Reads a table anew by other columns. */
    chooseColumns: (chosen: ChosenTable) => {
      if (opened.current) setStep(ofTable(chosen, opened.current));
    },
    /** Reads a table anew as one of people, events or gifts. */
    chooseKind: (table: Table, kind: TableKind) => {
      const { current } = opened;
      if (current) setStep(ofTable({ table, reading: current.guessTable(table, kind) }, current));
    },
    readEntries: ({ table, reading }: ChosenTable): TableEntries =>
      opened.current?.readEntries(table, reading) ?? { entries: [], unreadable: [] },
    startEntries: (chosen: readonly TableEntry[], kind: TableKind) =>
      opened.current && write(opened.current.importEntries(chosen), kind),
    start: (chosen: readonly ImportedPerson[]) =>
      opened.current && write(opened.current.importPeople(chosen), 'people'),
    compare: (backup: Backup): BackupComparison | undefined =>
      opened.current?.compareBackup(backup),
    restore: (backup: Backup, overwrites: boolean) =>
      opened.current && write(opened.current.restore(backup, { overwrites }), 'records'),
  };
}

type Found = Awaited<ReturnType<Import['read']>>;

function previewOf(found: Found, opened: Import): ImportStep {
  if (found.kind === 'problem') return { name: 'choose', problem: found.message };
  if (found.kind === 'backup') return { name: 'restore', backup: found };
  if (found.kind === 'contacts') return { name: 'preview', file: found };
  return ofTable({ table: found, reading: opened.guessTable(found) }, opened);
}

function ofTable({ table, reading }: ChosenTable, opened: Import): ImportStep {
  const chosen = { table, reading, question: opened.dateQuestion(table, reading) };
  if (reading.kind !== 'people') return { name: 'entries', chosen };
  return { name: 'preview', file: opened.readPeopleTable(table, reading), chosen };
}
