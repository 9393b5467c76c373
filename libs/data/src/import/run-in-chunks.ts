import { BehaviorSubject, type Observable } from 'rxjs';
import type { Run } from '../commands/command-queue.ts';
import type { Applied, Outcome } from '../commands/outcome.ts';
import type { DataError } from '../errors/data-error.ts';
import type { RecordKind } from '../model/collections.ts';
import type { Write } from '../store/document-store.ts';

/** One commit of a large change. */
export interface Step {
  /** How many entries of the file it writes. */
  readonly size: number;
  readonly needs: readonly RecordKind[];
  readonly plan: () => readonly Write[];
  /** What undoes it, where that is more than the inverse of its writes. */
  readonly undoPlan?: () => readonly Write[];
  /** What has to be undone before, each in a commit of its own; asked for the next one when the last is done. */
  readonly undoBefore?: () => Iterable<() => readonly Write[]>;
}

/** How far a large change is, in entries of the file. */
export interface ChunkProgress {
  readonly done: number;
  readonly total: number;
}

/** A large change on its way. */
export interface ChunkedRun {
  readonly progress$: Observable<ChunkProgress>;
  /** Writes nothing more. What was written stays, and `outcome.undo` takes it back. */
  readonly cancel: () => void;
  /** How it went, once this device has all of it, it was cancelled, or a part could not be written. Never rejects. */
  readonly finished: Promise<ChunkedResult>;
}

export interface ChunkedResult {
  /** How many entries were written. */
  readonly done: number;
  readonly total: number;
  /** Why it stopped before its end, when that was no cancel. */
  readonly error: DataError | undefined;
  /** What was written, as one change: one Undo takes all of it back. */
  readonly outcome: Outcome;
}

interface Written {
  readonly step: Step;
  readonly outcome: Outcome;
}

const applied: Applied = { ok: true };

/** The items in groups of at most so many. */
export const inChunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** Lets the page answer and draw between two chunks. */
const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The first refusal among many changes; undefined once the server has all of them. */
async function firstRefusal(outcomes: readonly Pick<Outcome, 'confirmed'>[]) {
  const errors = await Promise.all(outcomes.map(({ confirmed }) => confirmed));
  return errors.find((error) => error !== undefined);
}

/** Takes back, newest first, what was written: one change for whoever asks. */
function undoAll(run: Run, written: readonly Written[]): ReturnType<Outcome['undo']> {
  const undone: Pick<Outcome, 'applied' | 'confirmed'>[] = [];
  const wait = async (outcome: Pick<Outcome, 'applied' | 'confirmed'>): Promise<Applied> => {
    undone.push(outcome);
    return outcome.applied;
  };
  const undo = async (): Promise<Applied> => {
    for (const { step, outcome } of [...written].reverse()) {
      for (const plan of step.undoBefore?.() ?? []) {
        const takesPhotosOf = () => plan().map(({ address }) => address.id);
        const result = await wait(run({ id: '', needs: [], plan, takesPhotosOf }));
        if (!result.ok) return result;
      }
      const result = await wait(outcome.undo());
      if (!result.ok) return result;
      await turn();
    }
    return applied;
  };
  const all = undo();
  return { id: '', applied: all, confirmed: all.then(() => firstRefusal(undone)) };
}

/** Runs steps one after the other, each as soon as this device has the one before. Nothing waits for the server. */
export function runInChunks(run: Run, steps: readonly Step[]): ChunkedRun {
  const total = steps.reduce((sum, { size }) => sum + size, 0);
  const progress$ = new BehaviorSubject<ChunkProgress>({ done: 0, total });
  const cancelled = new AbortController();
  const written: Written[] = [];

  const writeAll = async (): Promise<DataError | undefined> => {
    for (const step of steps) {
      await turn();
      if (cancelled.signal.aborted) return undefined;
      const { needs, plan, undoPlan } = step;
      const outcome = run({ id: '', needs, plan, ...(undoPlan && { undoPlan }) });
      const result = await outcome.applied;
      if (!result.ok) return result.error;
      written.push({ step, outcome });
      progress$.next({ done: progress$.value.done + step.size, total });
    }
    return undefined;
  };

  const finished = writeAll().then((error): ChunkedResult => {
    progress$.complete();
    const outcome = {
      id: '',
      applied: Promise.resolve(applied),
      confirmed: firstRefusal(written.map((one) => one.outcome)),
      undo: () => undoAll(run, written),
    };
    return { done: progress$.value.done, total, error, outcome };
  });
  return { progress$: progress$.asObservable(), cancel: () => cancelled.abort(), finished };
}
