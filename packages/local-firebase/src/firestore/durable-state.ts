import type { KeyValueStore, StoreOperation } from '../storage/key-value-store.ts';
import { StorageError } from '../storage/storage-error.ts';
import type { JournalEntry } from './journal.ts';
import type { Document, DocumentChange } from './types.ts';

const DOCUMENT = 'firestore/document/';
const JOURNAL = 'firestore/journal/';
const CLOCK = 'firestore/clock';
const JOURNAL_START = 'firestore/journal-start';
const IDENTITY = 'meta/identity';

const journalKey = (microseconds: number): string =>
  JOURNAL + String(microseconds).padStart(16, '0');

/** What the store contains: all documents, the journal and the clock. */
export interface DurableState {
  /** A random text that names this data folder for ever; an imported copy gets its own. */
  identity: string;
  /** No read or commit had a newer time, in microseconds since 1970. */
  newest: number;
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
  const documents: Document[] = [];
  for await (const [key, text] of store.entries(DOCUMENT)) {
    documents.push({ name: key.slice(DOCUMENT.length), ...readContent(key, text) });
  }
  const journal: JournalEntry[] = [];
  for await (const [key, text] of store.entries(JOURNAL)) {
    journal.push({ microseconds: Number(key.slice(JOURNAL.length)), names: readNames(key, text) });
  }
  const identity = await store.get(IDENTITY);
  const newest = readTime(CLOCK, await store.get(CLOCK));
  const journalStart = readTime(JOURNAL_START, await store.get(JOURNAL_START));
  if (identity !== undefined && newest !== undefined && journalStart !== undefined) {
    return { identity, newest, journalStart, journal, documents };
  }
  if (identity !== undefined) throw unreadable(CLOCK);
  if (newest === undefined && documents.length > 0) throw unreadable(CLOCK);
  const time = Math.max(Math.floor(now()) * 1000, (newest ?? 0) + 1);
  const started = { identity: newIdentity(), newest: time, journalStart: time };
  await store.batch([
    { type: 'put', key: IDENTITY, value: started.identity },
    setClock(time),
    { type: 'put', key: JOURNAL_START, value: String(time) },
    ...journal.map(({ microseconds }) => forget(microseconds)),
  ]);
  return { ...started, journal: [], documents };
}

function readContent(key: string, text: string): Omit<Document, 'name'> {
  const content = parse(key, text);
  if (typeof content !== 'object' || content === null || !('updateTime' in content)) {
    throw unreadable(key);
  }
  return content as Omit<Document, 'name'>;
}

function readNames(key: string, text: string): string[] {
  const names = parse(key, text);
  if (!Array.isArray(names)) throw unreadable(key);
  return names as string[];
}

function readTime(key: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const time = parse(key, text);
  if (!Number.isSafeInteger(time)) throw unreadable(key);
  return Number(time);
}

function parse(key: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unreadable(key, error);
  }
}

const forget = (microseconds: number): StoreOperation => ({
  type: 'delete',
  key: journalKey(microseconds),
});

const unreadable = (key: string, cause?: unknown): StorageError =>
  new StorageError(
    'damaged',
    `The stored data is inconsistent at ${key}. Restore it from a backup or an export.`,
    { cause },
  );

/** Stores the newest time that a read or a commit may have had, in microseconds since 1970. */
export const setClock = (newest: number): StoreOperation => ({
  type: 'put',
  key: CLOCK,
  value: String(newest),
});

/** The one atomic batch that makes a commit durable. */
export function commitOperations(
  time: number,
  newest: number,
  changes: readonly DocumentChange[],
  dropped: readonly JournalEntry[],
): StoreOperation[] {
  const operations: StoreOperation[] = [setClock(newest)];
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
  return [...operations, ...forgetOperations(dropped)];
}

/** Drops the journal's oldest commits. */
export function forgetOperations(dropped: readonly JournalEntry[]): StoreOperation[] {
  const newest = dropped[dropped.length - 1];
  if (!newest) return [];
  return [
    ...dropped.map(({ microseconds }) => forget(microseconds)),
    { type: 'put', key: JOURNAL_START, value: String(newest.microseconds) },
  ];
}
