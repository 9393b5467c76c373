import { randomUUID } from 'node:crypto';
import type { Ruleset } from '../rules/types.ts';
import type { KeyValueStore } from '../storage/key-value-store.ts';
import { createCommitClock, createCommitter } from './committer.ts';
import { createDocumentTable } from './document-table.ts';
import { loadState } from './durable-state.ts';
import { createJournal } from './journal.ts';
import { judgeGet, judgeList, type Request } from './judge.ts';
import { compileQuery } from './query.ts';
import { requireDocumentName, requireParentName } from './resource-name.ts';
import { formatMicroseconds, parseMicroseconds } from './timestamp.ts';
import type { Caller, CommittedChange, FirestoreEngine } from './types.ts';

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

const DENY_ALL: Ruleset = {
  decide: () => ({ allowed: false, reason: 'no rules are loaded' }),
};

/** Loads the database from its store. @throws StorageError damaged */
export async function openEngine(options: EngineOptions): Promise<FirestoreEngine> {
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
  const time = createCommitClock(state.newest, clock);
  let rules = options.rules ?? DENY_ALL;

  const committer = createCommitter({
    store,
    table,
    journal,
    time,
    newest: state.newest,
    rules: () => rules,
    publish: commits.publish,
  });
  const readTime = () => formatMicroseconds(committer.readTime());
  const requestOf = (caller: Caller): Request => ({
    caller,
    rules,
    time: new Date(time.now()).toISOString(),
  });
  const compile: FirestoreEngine['compileQuery'] = (parent, query) => {
    requireParentName(parent);
    return compileQuery(parent, query);
  };

  return {
    identity: () => state.identity,
    readTime,
    ...committer.operations,
    getDocuments(names, caller) {
      for (const name of names) requireDocumentName(name);
      judgeGet(requestOf(caller), names, table.get);
      return { readTime: readTime(), documents: names.map(table.get) };
    },
    compileQuery: compile,
    judgeQuery: (parent, query, caller) => judgeList(requestOf(caller), parent, query, table.get),
    runQuery(parent, query, caller) {
      const { collectionId, select } = compile(parent, query);
      judgeList(requestOf(caller), parent, query, table.get);
      const documents = select(table.inCollection(`${parent}/${collectionId}`));
      return { readTime: readTime(), documents };
    },
    changedSince(text) {
      const since = parseMicroseconds(text);
      if (since === undefined || since > committer.readTime()) return undefined;
      return journal.changedSince(since);
    },
    onCommit: commits.add,
    onRulesChange: rulesChanges.add,
    setRules(next) {
      rules = next;
      rulesChanges.publish();
    },
    forgetChanges: (before) => committer.operations.forgetChanges(before * 1000),
    close: committer.idle,
  };
}

interface Listeners<Event> {
  /** Adds a listener and returns the function that removes it. */
  add(listener: (event: Event) => void): () => void;
  publish(event: Event): void;
}

/** Calls everyone, in the order in which they came; one that throws does not stop the others. */
function createListeners<Event>(reportError: (error: unknown) => void): Listeners<Event> {
  const listeners = new Set<{ call: (event: Event) => void }>();
  return {
    add(call) {
      const entry = { call };
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    publish(event) {
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
