/** One change of a document with the number `n`. */
export type Change =
  | { kind: 'set'; id: string; n: number }
  | { kind: 'increment'; id: string; n: number }
  | { kind: 'delete'; id: string };

/** What a client does next: write a batch, come back with a warm cache, lose all connections. */
export type Command = readonly Change[] | 'reload' | 'cut' | 'wait';

/** A batch that the backend acknowledged. */
export interface Commit {
  commitTime: string;
  changes: readonly Change[];
}

/** What must be stored after the commits, each applied once, in the order of their times. */
export function afterCommits(commits: readonly Commit[]): Record<string, number> {
  const state: Record<string, number> = {};
  const inOrder = [...commits].sort((a, b) => (a.commitTime < b.commitTime ? -1 : 1));
  for (const { changes } of inOrder) {
    for (const change of changes) {
      if (change.kind === 'delete') delete state[change.id];
      else if (change.kind === 'set') state[change.id] = change.n;
      else state[change.id] = (state[change.id] ?? 0) + change.n;
    }
  }
  return state;
}
