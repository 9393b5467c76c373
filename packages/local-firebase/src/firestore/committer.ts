import type { Ruleset } from '../rules/types.ts';
import type { KeyValueStore } from '../storage/key-value-store.ts';
import { changesOf, resultsOf } from './committed-changes.ts';
import { createPendingDocuments, type DocumentTable } from './document-table.ts';
import { requireDocumentLimits, requireRequestSize } from './document-limits.ts';
import { commitOperations, forgetOperations } from './durable-state.ts';
import type { Journal } from './journal.ts';
import { judgeCommit } from './judge.ts';
import { parseWrite } from './parse-write.ts';
import { planCommit } from './plan-commit.ts';
import { formatMicroseconds } from './timestamp.ts';
import {
  StatusError,
  type CommittedChange,
  type Document,
  type DocumentChange,
  type FirestoreEngine,
} from './types.ts';

/** Hands out commit times that strictly increase, whatever the machine's clock does. */
export interface CommitClock {
  /** The next commit time in microseconds since 1970. */
  next(): number;
  /** The request's time in milliseconds since 1970, by the machine's clock. */
  now(): number;
}

/** `last` is the newest time handed out before; `now` gives milliseconds since 1970. */
export function createCommitClock(last: number, now: () => number): CommitClock {
  let newest = last;
  return {
    next() {
      newest = Math.max(Math.floor(now()) * 1000, newest + 1);
      return newest;
    },
    now: () => Math.floor(now()),
  };
}

export interface CommitterParts {
  store: KeyValueStore;
  table: DocumentTable;
  journal: Journal;
  time: CommitClock;
  lastCommit: number;
  rules: () => Ruleset;
  publish: (change: CommittedChange) => void;
}

export interface Committer {
  operations: Pick<FirestoreEngine, 'commit' | 'clear'> & {
    /** Deletes a document and all beneath it, in one commit; answers how many there were. */
    deleteTree(name: string): Promise<number>;
    /** Drops the journal's commits up to a time in microseconds, and the names in them. */
    forgetChanges(before: number): Promise<void>;
  };
  /** The newest durable commit's time in microseconds. */
  lastCommit(): number;
  /** Resolves when no commit is running. */
  idle(): Promise<void>;
}

/**
 * Applies commits one after the other. A commit is worked out on top of those that are still being
 * synced, so that several can share one sync, but nobody is notified of it before it is durable.
 */
export function createCommitter(parts: CommitterParts): Committer {
  const { store, table, journal, time } = parts;
  const pending = createPendingDocuments(table);
  let lastCommit = parts.lastCommit;
  let tail: Promise<void> = Promise.resolve();
  let inFlight = 0;
  /** Set from a failed write until every commit that was worked out on top of it is refused. */
  let failure: { cause: unknown } | undefined;

  /** Makes changes durable, then visible, in the order of the calls. */
  const persist = (microseconds: number, changes: DocumentChange[]): Promise<void> => {
    const commitTime = formatMicroseconds(microseconds);
    const names = changes.map(({ name }) => name);
    const dropped = names.length > 0 ? journal.append({ microseconds, names }) : [];
    pending.add(changes);
    const synced = store.batch(commitOperations(microseconds, changes, dropped));
    inFlight += 1;
    const visible = Promise.allSettled([tail, synced]).then((outcomes) => {
      inFlight -= 1;
      const refused = outcomes.find((outcome) => outcome.status === 'rejected');
      if (refused) {
        failure ??= { cause: refused.reason };
        if (inFlight === 0) startAgain();
        throw refused.reason;
      }
      pending.settle(changes);
      lastCommit = microseconds;
      parts.publish({ commitTime, changes });
    });
    tail = visible;
    tail.catch(() => undefined);
    return visible;
  };

  /** Drops what did not reach the disk; the store decides whether it accepts the next commit. */
  const startAgain = (): void => {
    pending.clear();
    tail = Promise.resolve();
    failure = undefined;
  };

  const requireWorkingStore = (): void => {
    if (failure) throw unavailable(failure.cause);
  };

  const remove = (documents: Document[]): Promise<void> =>
    persist(
      time.next(),
      documents.map((before) => ({ name: before.name, before, after: undefined })),
    );

  return {
    lastCommit: () => lastCommit,
    idle: () => tail.catch(() => undefined),
    operations: {
      async commit(writes, caller) {
        requireWorkingStore();
        const parsed = writes.map(parseWrite);
        requireRequestSize(parsed);
        const requestTime = new Date(time.now()).toISOString();
        const plan = planCommit(parsed, pending.get, requestTime);
        judgeCommit({ caller, rules: parts.rules(), time: requestTime }, plan, pending.get);
        if (plan.refusal) throw plan.refusal;
        for (const planned of plan.documents.values()) requireDocumentLimits(planned);
        const microseconds = time.next();
        const commitTime = formatMicroseconds(microseconds);
        const changes = changesOf(plan, commitTime);
        await persist(microseconds, changes).catch((error: unknown) => {
          throw unavailable(error);
        });
        return { commitTime, writeResults: resultsOf(parsed, plan, changes) };
      },
      async clear(project) {
        requireWorkingStore();
        await remove([...pending.beneath(`projects/${project}/`)]);
      },
      async deleteTree(name) {
        requireWorkingStore();
        const root = pending.get(name);
        const documents = [...(root ? [root] : []), ...pending.beneath(`${name}/`)];
        if (documents.length > 0) await remove(documents);
        return documents.length;
      },
      async forgetChanges(before) {
        requireWorkingStore();
        const forgotten = journal.forget(before);
        if (forgotten.length > 0) await store.batch(forgetOperations(forgotten));
      },
    },
  };
}

const unavailable = (cause: unknown): StatusError =>
  new StatusError(
    'UNAVAILABLE',
    `The change could not be stored: ${cause instanceof Error ? cause.message : String(cause)}`,
  );
