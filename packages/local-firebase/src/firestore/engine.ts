import { randomUUID } from 'node:crypto';
import type { Ruleset } from '../rules/types.ts';
import type { KeyValueStore } from '../storage/key-value-store.ts';
import { createCommitClock, createCommitter } from './committer.ts';
import { createDocumentTable } from './document-table.ts';
import { loadState } from './durable-state.ts';
import { createJournal } from './journal.ts';
import { createReader } from './reader.ts';
import { formatMicroseconds, parseMicroseconds } from './timestamp.ts';
import type { CommittedChange, FirestoreEngine } from './types.ts';

export interface EngineOptions {
  store: KeyValueStore;
  /** The rules in force; without them nothing is allowed to anyone but the admin. */
  rules?: Ruleset;
  /** Milliseconds since 1970; the machine's clock unless a test says otherwise. */
  clock?: () => number;
  /** How many changed names the journal contains before it forgets the oldest (10,000). */
  journalCapacity?: number;
  /** Is called when a listener throws; the commit that it heard of stays valid. */
  reportError?: (error: unknown) => void;
}

/** The database: what the streams use, and what only its owner uses. */
export interface OwnedEngine extends FirestoreEngine {
  /** Puts other rules in force and has open targets judged again. */
  setRules(rules: Ruleset): void;
  /**
   * Deletes a document (`projects/…/documents/users/u`) and all beneath it, in one commit; answers how
   * many there were. No rules are asked.
   */
  deleteTree(name: string): Promise<number>;
  /**
   * Forgets which documents changed up to a time (milliseconds since 1970). A client that saw the
   * database before that reads everything again.
   */
  forgetChanges(before: number): Promise<void>;
  /** Waits for running commits. The store stays open; it belongs to the caller. */
  close(): Promise<void>;
}

const DENY_ALL: Ruleset = {
  decide: () => ({ allowed: false, reason: 'no rules are loaded' }),
};

/** Loads the database from its store. @throws StorageError damaged */
export async function openEngine(options: EngineOptions): Promise<OwnedEngine> {
  const {
    store,
    clock = Date.now,
    journalCapacity = 10_000,
    reportError = console.error,
  } = options;
  const state = await loadState(store, clock, randomUUID);
  const table = createDocumentTable();
  for (const document of state.documents) table.set(document.name, document);
  const journal = createJournal(state.journal, state.journalStart, journalCapacity);
  const commits = createListeners<CommittedChange>(reportError);
  const rulesChanges = createListeners<void>(reportError);
  const time = createCommitClock(state.lastCommit, clock);
  let rules = options.rules ?? DENY_ALL;

  const committer = createCommitter({
    store,
    table,
    journal,
    time,
    lastCommit: state.lastCommit,
    rules: () => rules,
    publish: commits.tell,
  });
  const reader = createReader({
    table,
    rules: () => rules,
    readTime: () => formatMicroseconds(committer.lastCommit()),
    requestTime: () => new Date(time.now()).toISOString(),
  });

  return {
    identity: () => state.identity,
    lastCommitTime: () => formatMicroseconds(committer.lastCommit()),
    ...committer.operations,
    ...reader,
    changedSince(text) {
      const since = parseMicroseconds(text);
      if (since === undefined || since > committer.lastCommit()) return undefined;
      return journal.changedSince(since);
    },
    onCommit: commits.add,
    onRulesChange: rulesChanges.add,
    setRules(next) {
      rules = next;
      rulesChanges.tell();
    },
    forgetChanges: (before) => committer.operations.forgetChanges(before * 1000),
    close: committer.idle,
  };
}

interface Listeners<Event> {
  /** Adds a listener and returns the function that removes it. */
  add(listener: (event: Event) => void): () => void;
  tell(event: Event): void;
}

/** Tells everyone, in the order in which they came; one that throws does not stop the others. */
function createListeners<Event>(reportError: (error: unknown) => void): Listeners<Event> {
  const listeners = new Set<{ call: (event: Event) => void }>();
  return {
    add(call) {
      const entry = { call };
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    tell(event) {
      for (const { call } of [...listeners]) {
        try {
          call(event);
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
}
