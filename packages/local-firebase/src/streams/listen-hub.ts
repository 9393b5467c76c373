import type { CommittedChange, DocumentChange, FirestoreEngine } from '../firestore/types.ts';
import type { Target } from './target.ts';

/** A stream that follows targets. */
export interface Follower {
  /** Something that should not happen did; the stream is not to be trusted any more. */
  failed(): void;
  /** One commit, with what it changed for each target that it can concern. */
  committed(commitTime: string, changes: ReadonlyMap<Target, DocumentChange[]>): void;
  rulesChanged(): void;
}

/**
 * Brings commits to the targets that they can concern, found by the names of documents and
 * collections: targets elsewhere cost nothing.
 */
export class ListenHub {
  readonly #watchers = new Map<string, Map<Target, Follower>>();
  readonly #followers = new Set<Follower>();
  readonly #unsubscribe: (() => void)[];

  constructor(engine: FirestoreEngine) {
    this.#unsubscribe = [
      engine.onCommit((change) => this.#committed(change)),
      engine.onRulesChange(() => {
        forEachSafely(this.#followers, (follower) => follower.rulesChanged());
      }),
    ];
  }

  join(follower: Follower): void {
    this.#followers.add(follower);
  }

  leave(follower: Follower): void {
    this.#followers.delete(follower);
  }

  watch(target: Target, follower: Follower): void {
    for (const name of target.watched) {
      const watchers = this.#watchers.get(name) ?? new Map<Target, Follower>();
      this.#watchers.set(name, watchers.set(target, follower));
    }
  }

  unwatch(target: Target): void {
    for (const name of target.watched) {
      const watchers = this.#watchers.get(name);
      watchers?.delete(target);
      if (watchers?.size === 0) this.#watchers.delete(name);
    }
  }

  close(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
  }

  #committed({ commitTime, changes }: CommittedChange): void {
    const concerned = new Map<Follower, Map<Target, DocumentChange[]>>();
    for (const change of changes) {
      const collection = change.name.slice(0, change.name.lastIndexOf('/'));
      for (const name of [change.name, collection]) {
        for (const [target, follower] of this.#watchers.get(name) ?? []) {
          const targets = concerned.get(follower) ?? new Map<Target, DocumentChange[]>();
          concerned.set(follower, targets);
          const ofTarget = targets.get(target);
          if (ofTarget) ofTarget.push(change);
          else targets.set(target, [change]);
        }
      }
    }
    forEachSafely(concerned.keys(), (follower) =>
      follower.committed(commitTime, concerned.get(follower) ?? new Map()),
    );
  }
}

/** Calls everyone; one that fails is ended and does not keep the others from hearing. */
function forEachSafely(followers: Iterable<Follower>, call: (follower: Follower) => void): void {
  const errors: unknown[] = [];
  for (const follower of [...followers]) {
    try {
      call(follower);
    } catch (error) {
      errors.push(error);
      follower.failed();
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'A stream could not follow the database');
}
