import { filter, map, merge, of } from 'rxjs';
import { DataError } from '../errors/data-error.ts';
import { problem, type Report } from '../errors/reporter.ts';
import { toDataError } from '../errors/to-data-error.ts';
import type { RecordKind } from '../model/collections.ts';
import { ownFields } from '../store/read-record.ts';
import {
  photosForUndo,
  noPhotos,
  type PhotosById,
  type PhotoParts,
} from '../photos/photos-for-undo.ts';
import { inRequests, withDeletedPhotos } from '../photos/photo-writes.ts';
import type { Commit, Write } from '../store/document-store.ts';
import type { Outbox } from '../sync/outbox.ts';
import { invert, type ReadFields } from './inverse.ts';
import type { Applied, Outcome } from './outcome.ts';
import { repairUpdate, asStored, withoutUnknownFields } from './writes.ts';

interface Request {
  readonly id: string;
  /** What must be loaded before the writes are made. */
  readonly needs: readonly RecordKind[];
  /** The writes to commit, all or none; throws a DataError when it cannot be done. */
  readonly writes: () => readonly Write[];
  /** What undoes it, where that is more than the inverse of its writes. */
  readonly undoWrites?: () => readonly Write[];
  /** The gifts whose pictures the writes may take away: Undo needs those. */
  readonly takesPhotosOf?: () => Iterable<string>;
}

export type Run = (request: Request) => Outcome;

export interface QueueParts extends PhotoParts {
  readonly outbox: Outbox;
  readonly ports: PhotoParts['ports'] & { readonly report: Report };
}

interface Started {
  readonly commit: Commit;
  readonly undoWrites: () => readonly Write[];
}

const notLoaded =
  'Your data has not been loaded on this device yet, so this change could not be made safely. Connect and retry.';

const applied: Applied = { ok: true };

/** Runs commands in the order in which they were given; what they change can be undone. */
export function createCommandQueue(parts: QueueParts): Run {
  const { graph, userStore, outbox, ports } = parts;
  const { report } = ports;
  const read: ReadFields = ({ collection, id }) => {
    const record = graph[collection].get(id);
    return record && { ...record.unknownFields, ...ownFields(collection, record) };
  };

  const toError = (cause: unknown): DataError => {
    const error = toDataError(cause);
    if (error.kind === 'unknown') {
      report(problem('command', 'A command failed for an unknown reason.', cause));
    }
    return error;
  };

  const untilReady = async (needs: readonly RecordKind[]): Promise<void> => {
    await userStore.opened();
    while (outbox.applying) await outbox.applying;
    const verdict = () => {
      const states = needs.map((name) => graph.states[name]);
      if (states.every(({ complete }) => complete)) return 'ready';
      return states.find(({ status, complete }) => !complete && status !== 'loading');
    };
    const outcome = await userStore.whileSignedIn(
      merge(of(undefined), graph.published$).pipe(
        map(verdict),
        filter((value) => value !== undefined),
      ),
    );
    if (outcome === 'ready') return;
    throw outcome.error ?? new DataError('offline', { message: notLoaded });
  };

  /** Undefined when what is needed is loaded and earlier commands show in it; else resolves then, or rejects with why not. */
  const ready = (needs: readonly RecordKind[]): Promise<void> | undefined => {
    const known = needs.every((name) => graph.states[name].complete);
    if (userStore.store$.value && known && !outbox.applying) return undefined;
    return untilReady(needs);
  };

  /** One commit, but for pictures that are put back and do not fit into one. */
  const commitAll = (writes: readonly Write[]): Commit => {
    const commits = inRequests(writes).map((request) => outbox.commit(request));
    const [only] = commits;
    if (only && commits.length === 1) return only;
    const all = async (promises: readonly Promise<void>[]) => void (await Promise.all(promises));
    return {
      applied: all(commits.map((commit) => commit.applied)),
      confirmed: all(commits.map((commit) => commit.confirmed)),
    };
  };

  /**
   * Sends a batch. What was put back with fields that this release does not know is sent again without them when the
   * rules do not know them either.
   */
  const send = (writes: readonly Write[], uid: string | undefined): Commit => {
    const commit = commitAll(writes);
    const known = withoutUnknownFields(writes);
    if (!known) return commit;
    const sendAgain = (cause: unknown): Promise<void> => {
      if (toDataError(cause).kind !== 'permission') throw cause;
      userStore.expect(uid);
      return commitAll(known).confirmed;
    };
    return { applied: commit.applied, confirmed: commit.confirmed.catch(sendAgain) };
  };

  /** @param photos what is known of the pictures that the command takes away; undefined for an undo, which has no undo */
  const start = (
    { writes: make, undoWrites }: Request,
    uid: string | undefined,
    photos?: PhotosById,
  ): Started | DataError => {
    try {
      userStore.expect(uid);
      const repaired = make().flatMap((write) => repairUpdate(graph, write));
      const writes = withDeletedPhotos(graph, repaired, (id) => photos?.has(id) ?? true);
      const inverse = invert(writes, read, photos);
      return {
        commit: send(writes.map(asStored), uid),
        undoWrites: undoWrites ?? (() => inverse(read)),
      };
    } catch (cause) {
      return toError(cause);
    }
  };

  /** Starts a command, after a wait for the pictures that it takes away, if it takes any. */
  const startWithPhotos = (
    request: Request,
    uid: string | undefined,
  ): Started | DataError | Promise<Started | DataError> => {
    const ids = [...(request.takesPhotosOf?.() ?? [])].filter(
      (id) => graph.giftItems.get(id)?.photoVersion,
    );
    if (ids.length === 0) return start(request, uid, noPhotos);
    return photosForUndo(parts, ids).then((photos) => start(request, uid, photos), toError);
  };

  /** The last of the commands that wait; those behind it keep their order, for they may build on it. */
  let last: Promise<unknown> | undefined;
  const waitInOrder = (needs: readonly RecordKind[]): Promise<unknown> | undefined =>
    last ? last.then(() => ready(needs)) : ready(needs);
  const enqueue = (started: Promise<unknown>) => {
    last = started;
    void started.then(() => {
      if (last === started) last = undefined;
    });
  };

  const outcomeOf = (started: Promise<Started | DataError>) => ({
    applied: started.then((first): Applied | Promise<Applied> => {
      if (first instanceof DataError) return { ok: false, error: first };
      return first.commit.applied.then(
        () => applied,
        (cause: unknown) => ({ ok: false, error: toError(cause) }) as const,
      );
    }),
    confirmed: started.then((first) =>
      first instanceof DataError ? first : first.commit.confirmed.then(() => undefined, toError),
    ),
  });

  return (request) => {
    const { uid } = userStore;
    const { id } = request;
    const waiting = waitInOrder(request.needs);
    const first = waiting
      ? waiting.then(() => startWithPhotos(request, uid), toError)
      : startWithPhotos(request, uid);
    const started = Promise.resolve(first);
    if (first instanceof Promise) enqueue(started);
    const outcome = outcomeOf(started);

    const undo = async (): Promise<Started | DataError> => {
      const [first, result] = await Promise.all([started, outcome.applied, last]);
      if (first instanceof DataError) return first;
      if (!result.ok) return result.error;
      try {
        await ready([]);
      } catch (cause) {
        return toError(cause);
      }
      return start({ id, needs: [], writes: first.undoWrites }, uid);
    };
    return {
      id,
      ...outcome,
      undo: () => {
        const undone = undo();
        enqueue(undone);
        return { id, ...outcomeOf(undone) };
      },
    };
  };
}
