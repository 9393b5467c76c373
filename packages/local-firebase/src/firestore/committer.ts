import { isDeepStrictEqual } from 'node:util';
import type { Ruleset } from '../rules/types.ts';
import type { KeyValueStore } from '../storage/key-value-store.ts';
import type { DocumentTable } from './document-table.ts';
import { requireDocumentLimits, requireRequestSize } from './document-limits.ts';
import { commitOperations, forgetOperations, setClock } from './durable-state.ts';
import type { Journal } from './journal.ts';
import { judgeCommit } from './judge.ts';
import { parseWrite, type ParsedWrite } from './parse-write.ts';
import { planCommit, type CommitPlan, type PlannedDocument } from './plan-commit.ts';
import { formatMicroseconds } from './timestamp.ts';
import {
  StatusError,
  type Caller,
  type CommittedChange,
  type Document,
  type DocumentChange,
  type Write,
  type WriteResult,
} from './types.ts';

export type CommitClock = ReturnType<typeof createCommitClock>;

/**
 * Hands out commit times that strictly increase, whatever the machine's clock does.
 * @param last the newest time handed out before
 * @param now milliseconds since 1970
 */
export function createCommitClock(last: number, now: () => number) {
  let newest = last;
  return {
    /** The next commit time in microseconds since 1970. */
    next(): number {
      newest = Math.max(Math.floor(now()) * 1000, newest + 1);
      return newest;
    },
    /** The time of a read in microseconds since 1970: no commit to come has it, or an older one. */
    read(): number {
      newest = Math.max(Math.floor(now()) * 1000, newest);
      return newest;
    },
    /** The request's time in milliseconds since 1970, by the machine's clock. */
    now: (): number => Math.floor(now()),
  };
}

/** How far ahead of the reads the stored clock is, in microseconds: it is written this rarely. */
const clockAhead = 10_000_000;

export interface CommitterParts {
  store: KeyValueStore;
  table: DocumentTable;
  journal: Journal;
  time: CommitClock;
  /** No read or commit before the start had a newer time, in microseconds since 1970. */
  newest: number;
  rules: () => Ruleset;
  publish: (change: CommittedChange) => void;
}

/**
 * Applies commits one after the other, each worked out on what is durable. A client sends one after
 * the other anyway, so nobody waits longer for it. Nobody is notified of a commit before it is durable.
 */
export function createCommitter(parts: CommitterParts) {
  const { store, table, journal, time } = parts;
  let lastRead = parts.newest;
  let storedClock = parts.newest;
  let clockStored: Promise<void> = Promise.resolve();
  let isCommitting = false;
  let tail: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = tail.then(work);
    tail = done.catch(() => undefined);
    return done;
  };

  /** Makes changes durable, then visible. */
  const persist = async (microseconds: number, changes: DocumentChange[]): Promise<void> => {
    const names = changes.map(({ name }) => name);
    const dropped = names.length > 0 ? journal.append({ microseconds, names }) : [];
    storedClock = Math.max(storedClock, microseconds);
    isCommitting = true;
    try {
      await store.batch(commitOperations(microseconds, storedClock, changes, dropped));
      for (const { name, after } of changes) table.set(name, after);
      lastRead = microseconds;
    } finally {
      isCommitting = false;
    }
    parts.publish({ commitTime: formatMicroseconds(microseconds), changes });
  };

  /**
   * The time of a read, in microseconds. It is the clock's and not the last commit's, which would
   * say when somebody wrote what the reader may not see. While a commit is written, it is the time
   * before: the read does not show the commit yet.
   */
  const readTime = (): number => {
    if (isCommitting) return lastRead;
    lastRead = time.read();
    if (lastRead > storedClock) {
      storedClock = lastRead + clockAhead;
      // A store that fails says so at the next commit.
      clockStored = store.batch([setClock(storedClock)]).catch(() => undefined);
    }
    return lastRead;
  };

  const remove = (documents: Document[]): Promise<void> =>
    persist(
      time.next(),
      documents.map((before) => ({ name: before.name, before, after: undefined })),
    );

  const apply = async (parsed: readonly ParsedWrite[], caller: Caller) => {
    const requestTime = new Date(time.now()).toISOString();
    const plan = planCommit(parsed, table.get, requestTime);
    judgeCommit({ caller, rules: parts.rules(), time: requestTime }, plan, table.get);
    if (plan.refusal) throw plan.refusal;
    for (const planned of plan.documents.values()) requireDocumentLimits(planned);
    const microseconds = time.next();
    const commitTime = formatMicroseconds(microseconds);
    const changes = changesOf(plan, commitTime);
    await persist(microseconds, changes).catch((error: unknown) => {
      throw unavailable(error);
    });
    return { commitTime, writeResults: resultsOf(parsed, plan, changes) };
  };

  return {
    readTime,
    /** Resolves when nothing is being written. */
    idle: async (): Promise<void> => void (await Promise.all([tail, clockStored])),
    operations: {
      async commit(writes: readonly Write[], caller: Caller) {
        const parsed = writes.map(parseWrite);
        requireRequestSize(parsed);
        return inTurn(() => apply(parsed, caller));
      },
      clear: (project: string) => inTurn(() => remove([...table.beneath(`projects/${project}/`)])),
      /** Deletes a document and all beneath it, in one commit; answers how many there were. */
      deleteTree: (name: string) =>
        inTurn(async () => {
          const root = table.get(name);
          const documents = [...(root ? [root] : []), ...table.beneath(`${name}/`)];
          if (documents.length > 0) await remove(documents);
          return documents.length;
        }),
      /** Drops the journal's commits up to a time in microseconds, and the names in them. */
      forgetChanges: (before: number) =>
        inTurn(async () => {
          const forgotten = journal.forget(before);
          if (forgotten.length > 0) await store.batch(forgetOperations(forgotten));
        }),
    },
  };
}

const unavailable = (cause: unknown): StatusError =>
  new StatusError(
    'UNAVAILABLE',
    `The change could not be stored: ${cause instanceof Error ? cause.message : String(cause)}`,
  );

/** What a plan changes when it is committed at `commitTime`; what stays the same is left out. */
function changesOf(plan: CommitPlan, commitTime: string): DocumentChange[] {
  const changes: DocumentChange[] = [];
  for (const planned of plan.documents.values()) {
    const { name, before } = planned;
    const after = documentAfter(planned, commitTime);
    if (after !== before) changes.push({ name, before, after });
  }
  return changes;
}

/** Writing what is already there keeps the document and its times as they are. */
function documentAfter(planned: PlannedDocument, commitTime: string): Document | undefined {
  const { name, before, fields, recreated } = planned;
  if (!fields) return undefined;
  if (before && !recreated && isDeepStrictEqual(before.fields, fields)) return before;
  const createTime = before && !recreated ? before.createTime : commitTime;
  return { name, fields, createTime, updateTime: commitTime };
}

/** One result per write, in their order. */
function resultsOf(
  writes: readonly ParsedWrite[],
  plan: CommitPlan,
  changes: readonly DocumentChange[],
): WriteResult[] {
  const changed = new Map(changes.map((change) => [change.name, change]));
  return writes.map(({ name }, index) => {
    const change = changed.get(name);
    const final = change ? change.after : plan.documents.get(name)?.before;
    const transformResults = plan.transformResults[index] ?? [];
    return {
      ...(final && { updateTime: final.updateTime }),
      ...(transformResults.length > 0 && { transformResults }),
    };
  });
}
