import { text } from '@evergift/language';
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
import type { Planning } from './placement.ts';
import type { Outbox } from '../sync/outbox.ts';
import type { OpenPlanner } from '../sync/user-store.ts';
import { invert, type ReadFields } from './inverse.ts';
import type { Applied, Outcome } from './outcome.ts';
import { asStored } from '../store/as-stored.ts';
import { repairUpdate, withoutUnknownFields } from './writes.ts';

export interface Request {
  readonly id: string;
  /** What must be loaded before the writes are made. */
  readonly needs: readonly RecordKind[];
  /** The writes to commit, all or none; throws a DataError when it cannot be done. */
  readonly writes: () => readonly Write[];
  /** What undoes it, where that is more than the inverse of its writes. */
  readonly undoWrites?: () => readonly Write[];
  /** The gifts whose pictures the writes may take away: Undo needs those. */
  readonly takesPhotosOf?: () => Iterable<string>;
  /** It takes another one back, and cannot be undone itself. */
  readonly isUndo?: true;
}

export type Run = (request: Request) => Outcome;

export interface QueueParts extends PhotoParts {
  readonly outbox: Outbox;
  /** Who plans here. */
  readonly planning?: () => Planning;
  readonly ports: PhotoParts['ports'] & { readonly report: Report };
}

interface Started {
  readonly commit: Commit;
  readonly undoWrites: () => readonly Write[];
}

const notLoaded = () =>
  text(
    'Your data has not been loaded on this device yet, so this change could not be made safely. Connect and retry.',
  );

const applied: Applied = { ok: true };

/** Runs commands in the order in which they were given; what they change can be undone. */
export function createCommandQueue(parts: QueueParts): Run {
  const { graph, userStore, outbox, planning, ports } = parts;
  const { report } = ports;
  const placement = () => planning?.().placement;
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
    await planning?.().known();
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
    throw outcome.error ?? new DataError('offline', { message: notLoaded() });
  };

  /**
   * Undefined when what is needed is loaded and earlier commands show in it; else resolves then, or rejects with why
   * not.
   */
  const ready = (needs: readonly RecordKind[]): Promise<void> | undefined => {
    const known = needs.every((name) => graph.states[name].complete);
    const isHouseholdKnown = !planning?.().isPending;
    if (userStore.store$.value && known && isHouseholdKnown && !outbox.applying) return undefined;
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
  const sendStored = (writes: readonly Write[], planner: OpenPlanner | undefined): Commit => {
    const commit = commitAll(writes);
    const known = withoutUnknownFields(writes);
    if (!known) return commit;
    const sendAgain = (cause: unknown): Promise<void> => {
      if (toDataError(cause).kind !== 'permission') throw cause;
      userStore.expect(planner);
      return commitAll(known).confirmed;
    };
    return { applied: commit.applied, confirmed: commit.confirmed.catch(sendAgain) };
  };

  /** The same to where it belongs. */
  const send = (
    writes: readonly Write[],
    planner: OpenPlanner | undefined,
    photos: PhotosById,
  ): Commit => {
    const store = (placed: readonly Write[]): Commit => {
      userStore.expect(planner);
      return sendStored(placed.map(asStored), planner);
    };
    return placement()?.send(writes, photos, store) ?? store(writes);
  };

  const writesOf = ({ writes: make }: Request): readonly Write[] => {
    const repaired = make().flatMap((write) => repairUpdate(graph, write));
    return placement()?.redirect(repaired) ?? repaired;
  };

  const start = (
    request: Request,
    planner: OpenPlanner | undefined,
    photos: PhotosById,
  ): Started | DataError => {
    try {
      userStore.expect(planner);
      const mayDelete = (id: string) => request.isUndo === true || photos.has(id);
      const writes = withDeletedPhotos(graph, writesOf(request), mayDelete);
      const inverse = invert(writes, read, photos);
      return {
        commit: send(writes, planner, photos),
        undoWrites: request.undoWrites ?? (() => inverse(read)),
      };
    } catch (cause) {
      return toError(cause);
    }
  };

  /** Starts a command, after a wait for the pictures that it takes away or moves, if there are any. */
  const startWithPhotos = (
    request: Request,
    planner: OpenPlanner | undefined,
  ): Started | DataError | Promise<Started | DataError> => {
    const moved = placement()?.moved(() => writesOf(request)) ?? [];
    const ids = [...(request.takesPhotosOf?.() ?? []), ...moved].filter(
      (id) => graph.giftItems.get(id)?.photoVersion,
    );
    if (ids.length === 0) return start(request, planner, noPhotos);
    return photosForUndo(parts, ids).then((photos) => start(request, planner, photos), toError);
  };

  /** The last of the commands that wait; those behind it keep their order, for they may build on it. */
  let last: Promise<unknown> | undefined;
  const waitInOrder = (needs: readonly RecordKind[]): Promise<unknown> | undefined =>
    last ? last.then(() => ready(needs)) : ready(needs);
  const enqueue = (started: Promise<unknown>) => {
    last = started;
    outbox.trackWaiting(started);
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
    const { planner } = userStore;
    const { id } = request;
    const waiting = waitInOrder(request.needs);
    const first = waiting
      ? waiting.then(() => startWithPhotos(request, planner), toError)
      : startWithPhotos(request, planner);
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
      return startWithPhotos({ id, needs: [], writes: first.undoWrites, isUndo: true }, planner);
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
