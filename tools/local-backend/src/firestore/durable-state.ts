import type { KeyValueStore, StoreOperation } from '../storage/key-value-store.ts';
import { StorageError } from '../storage/storage-error.ts';
import type { JournalEntry } from './journal.ts';
import type { Document, DocumentChange } from './types.ts';

const DOCUMENT = 'firestore/document/';
const JOURNAL = 'firestore/journal/';
const CLOCK = 'firestore/clock';
const JOURNAL_START = 'firestore/journal-start';
const IDENTITY = 'firestore/identity';

const journalKey = (microseconds: number): string =>
  JOURNAL + String(microseconds).padStart(16, '0');

/** What lies in the store: all documents, the journal and the newest commit time. */
export interface DurableState {
  /** A random text that names this data for ever; a copy made by export keeps it. */
  identity: string;
  lastCommit: number;
  journalStart: number;
  journal: JournalEntry[];
  documents: Document[];
}

/** Reads everything, or starts a new database. @throws StorageError damaged */
export async function loadState(
  store: KeyValueStore,
  now: () => number,
  newIdentity: () => string,
): Promise<DurableState> {
  const identity = await store.get(IDENTITY);
  const clock = await store.get(CLOCK);
  const start = await store.get(JOURNAL_START);
  if (identity === undefined || clock === undefined || start === undefined) {
    return startState(store, Math.floor(now()) * 1000, newIdentity());
  }
  const documents: Document[] = [];
  for await (const [key, text] of store.entries(DOCUMENT)) {
    documents.push({
      name: key.slice(DOCUMENT.length),
      ...read<Omit<Document, 'name'>>(key, text),
    });
  }
  const journal: JournalEntry[] = [];
  for await (const [key, text] of store.entries(JOURNAL)) {
    journal.push({ microseconds: Number(key.slice(JOURNAL.length)), names: read(key, text) });
  }
  return {
    identity,
    lastCommit: read(CLOCK, clock),
    journalStart: read(JOURNAL_START, start),
    journal,
    documents,
  };
}

async function startState(
  store: KeyValueStore,
  time: number,
  identity: string,
): Promise<DurableState> {
  for await (const [key] of store.entries('firestore/')) throw unreadable(key);
  await store.batch([
    { type: 'put', key: IDENTITY, value: identity },
    { type: 'put', key: CLOCK, value: String(time) },
    { type: 'put', key: JOURNAL_START, value: String(time) },
  ]);
  return { identity, lastCommit: time, journalStart: time, journal: [], documents: [] };
}

function read<Content>(key: string, text: string): Content {
  try {
    return JSON.parse(text) as Content;
  } catch (error) {
    throw unreadable(key, error);
  }
}

const unreadable = (key: string, cause?: unknown): StorageError =>
  new StorageError(
    'damaged',
    `The stored data does not hold together at ${key}. Restore it from a backup or an export.`,
    { cause },
  );

/** The one atomic batch that makes a commit durable. */
export function commitOperations(
  time: number,
  changes: readonly DocumentChange[],
  dropped: readonly JournalEntry[],
): StoreOperation[] {
  const operations: StoreOperation[] = [{ type: 'put', key: CLOCK, value: String(time) }];
  for (const { name, after } of changes) {
    const key = DOCUMENT + name;
    if (after) {
      const { fields, createTime, updateTime } = after;
      operations.push({
        type: 'put',
        key,
        value: JSON.stringify({ fields, createTime, updateTime }),
      });
    } else {
      operations.push({ type: 'delete', key });
    }
  }
  if (changes.length > 0) {
    const names = changes.map(({ name }) => name);
    operations.push({ type: 'put', key: journalKey(time), value: JSON.stringify(names) });
  }
  for (const { microseconds } of dropped) {
    operations.push({ type: 'delete', key: journalKey(microseconds) });
  }
  const newest = dropped[dropped.length - 1];
  if (newest) {
    operations.push({ type: 'put', key: JOURNAL_START, value: String(newest.microseconds) });
  }
  return operations;
}
