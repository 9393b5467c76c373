import { DataError } from '../errors/data-error.ts';
import { problem } from '../errors/reporter.ts';
import { toDataError } from '../errors/to-data-error.ts';
import type { CollectionName } from '../model/collections.ts';
import type { UserSpace } from '../space/user-space.ts';
import type { Commit, Write } from '../store/document-store.ts';
import { invert, type ReadFields } from './inverse.ts';
import { mendUpdate } from './mend.ts';
import type { Applied, Outcome } from './outcome.ts';

export interface Request {
  readonly id: string;
  /** Collections that must be known before the plan is made. */
  readonly needs: readonly CollectionName[];
  /** The writes to commit, all or none; throws a DataError when it cannot be done. */
  readonly plan: () => readonly Write[];
  /** What undoes it, where that is more than the inverse of its writes. */
  readonly undoPlan?: () => readonly Write[];
}

export type Run = (request: Request) => Outcome;

interface Started {
  readonly commit: Commit;
  readonly undoPlan: () => readonly Write[];
}

const applied: Applied = { ok: true };
const moments = new Set(['id', 'createdAt', 'updatedAt', 'pending']);

/** Runs plans against the user's space; what they change can be undone. */
export function createRunner(space: UserSpace): Run {
  const { graph, ports } = space;

  const read: ReadFields = ({ collection, id }) => {
    if (collection === 'settings') return undefined;
    const record = graph[collection].get(id);
    return (
      record && Object.fromEntries(Object.entries(record).filter(([name]) => !moments.has(name)))
    );
  };

  const toError = (cause: unknown): DataError => {
    const error = toDataError(cause);
    if (error.kind === 'unknown') {
      ports.report(problem('command', 'A command failed for an unknown reason.', cause));
    }
    return error;
  };

  const start = ({ plan, undoPlan }: Request, uid: string | undefined): Started | DataError => {
    try {
      space.expect(uid);
      const writes = plan().flatMap((write) => mendUpdate(graph, write));
      const inverse = invert(writes, read);
      return { commit: space.commit(writes), undoPlan: undoPlan ?? (() => inverse(read)) };
    } catch (cause) {
      return toError(cause);
    }
  };

  /** The last of the commands that wait; those behind it keep their order, for they may build on it. */
  let queue: Promise<unknown> | undefined;
  const waitInTurn = (request: Request): Promise<unknown> | undefined =>
    queue ? queue.then(() => space.ready(request.needs)) : space.ready(request.needs);
  const enqueue = (started: Promise<unknown>) => {
    queue = started;
    void started.then(() => {
      if (queue === started) queue = undefined;
    });
  };

  const run: Run = (request) => {
    const { uid } = space;
    const waiting = waitInTurn(request);
    const started = waiting
      ? waiting.then(() => start(request, uid), toError)
      : Promise.resolve(start(request, uid));
    if (waiting) enqueue(started);
    const outcome = follow(started);
    return {
      id: request.id,
      ...outcome,
      undo: () => {
        const { id } = request;
        const undone = Promise.all([started, outcome.applied, queue]).then(
          async ([first, result]) => {
            if (first instanceof DataError) return first;
            if (!result.ok) return result.error;
            try {
              await space.ready([]);
            } catch (cause) {
              return toError(cause);
            }
            return start({ id, needs: [], plan: first.undoPlan }, uid);
          },
        );
        enqueue(undone);
        return { id, ...follow(undone), undo: () => run(request) };
      },
    };
  };

  const follow = (started: Promise<Started | DataError>) => ({
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

  return run;
}
