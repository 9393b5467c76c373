import type { Observable } from 'rxjs';
import type { Applied, DataError, Outcome } from '@evergift/data';
import { BehaviorSubject, type Core, type RecordKind, type Write } from '@evergift/data/feature';

/** One commit of a large change. */
export interface Step {
  /** How many entries of the file it writes. */
  readonly size: number;
  readonly needs: readonly RecordKind[];
  readonly plan: () => readonly Write[];
  /** Its plan looks at what the steps before wrote. */
  readonly seesEarlier?: boolean;
  /** What undoes it, where that is more than the inverse of its writes. */
  readonly undoPlan?: () => readonly Write[];
  /** What is undone before anything else, whatever other steps undo. */
  readonly undoFirst?: () => readonly Write[];
  /** What has to be undone before, each in a commit of its own. */
  readonly undoBefore?: () => readonly (() => readonly Write[])[];
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

/** What runs a large change: its commands, and its work while no listener reads what it writes. */
export type ChunkParts = Pick<Core, 'run' | 'withoutListening'>;

/** Up to so many steps are shown as they are written. */
const fewSteps = 4;

/** Does something with each item, one after the other, until one fails. */
async function inOrder<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<Applied>,
): Promise<Applied> {
  for (const item of items) {
    const result = await work(item);
    if (!result.ok) return result;
  }
  return applied;
}

/** Takes back, newest first, what was written: one change for whoever asks. */
function undoAll(
  { run, withoutListening }: ChunkParts,
  written: readonly Written[],
): ReturnType<Outcome['undo']> {
  const undone: Pick<Outcome, 'applied' | 'confirmed'>[] = [];
  const newestFirst = [...written].reverse();
  const isMany = written.length > fewSteps;
  const wait = async (outcome: Pick<Outcome, 'applied' | 'confirmed'>): Promise<Applied> => {
    undone.push(outcome);
    await turn();
    return outcome.applied;
  };
  const write = (plan: () => readonly Write[]): Promise<Applied> => {
    const takesPhotosOf = () => plan().map(({ address }) => address.id);
    return wait(run({ id: '', needs: [], writes: plan, takesPhotosOf }));
  };
  const undoSteps = () =>
    inOrder(newestFirst, async ({ step, outcome }) => {
      const before = await inOrder(step.undoBefore?.() ?? [], write);
      return before.ok ? wait(outcome.undo()) : before;
    });
  const undo = async (): Promise<Applied> => {
    const firsts = newestFirst.flatMap(({ step }) => step.undoFirst ?? []);
    const undoFirsts = () => inOrder(firsts, write);
    const first = await (firsts.length > fewSteps ? withoutListening(undoFirsts) : undoFirsts());
    if (!first.ok) return first;
    const isApart = newestFirst.every(({ step }) => (step.undoBefore?.() ?? []).length === 0);
    return isMany && isApart ? withoutListening(undoSteps) : undoSteps();
  };
  const all = undo();
  return { id: '', applied: all, confirmed: all.then(() => firstRefusal(undone)) };
}

/** Runs steps one after the other, each as soon as this device has the one before. Nothing waits for the server. */
export function runInChunks(
  { run, withoutListening }: ChunkParts,
  steps: readonly Step[],
): ChunkedRun {
  const total = steps.reduce((sum, { size }) => sum + size, 0);
  const progress$ = new BehaviorSubject<ChunkProgress>({ done: 0, total });
  const cancelled = new AbortController();
  const written: Written[] = [];

  const writeSteps = async (steps: readonly Step[]): Promise<DataError | undefined> => {
    for (const step of steps) {
      await turn();
      if (cancelled.signal.aborted) return undefined;
      const { needs, plan, undoPlan } = step;
      const outcome = run({
        id: '',
        needs,
        writes: plan,
        ...(undoPlan && { undoWrites: undoPlan }),
      });
      const result = await outcome.applied;
      if (!result.ok) return result.error;
      written.push({ step, outcome });
      progress$.next({ done: progress$.value.done + step.size, total });
    }
    return undefined;
  };

  const writeAll = async (): Promise<DataError | undefined> => {
    if (steps.length <= fewSteps) return writeSteps(steps);
    const blind = steps.filter(({ seesEarlier }) => !seesEarlier);
    const seeing = steps.filter(({ seesEarlier }) => seesEarlier);
    return (await withoutListening(() => writeSteps(blind))) ?? writeSteps(seeing);
  };

  const finished = writeAll().then((error): ChunkedResult => {
    progress$.complete();
    const outcome = {
      id: '',
      applied: Promise.resolve(applied),
      confirmed: firstRefusal(written.map((one) => one.outcome)),
      undo: () => undoAll({ run, withoutListening }, written),
    };
    return { done: progress$.value.done, total, error, outcome };
  });
  return { progress$: progress$.asObservable(), cancel: () => cancelled.abort(), finished };
}
