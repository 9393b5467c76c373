import type { States } from '../graph/publication.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import { recordKinds, type RecordKind } from '../model/collections.ts';
import type { ListenerUpdate } from './listen.ts';

type Entries = Map<string, object | undefined>;

/**
 * Collects what the listeners tell and gives it to the graph as one change. One commit may change several collections,
 * and each has its own listener: nobody must see half of a commit.
 */
export class SnapshotBatcher {
  readonly #graph: RecordGraph;
  #entries: Partial<Record<RecordKind, Entries>> = {};
  #states: Partial<States> = {};

  constructor(graph: RecordGraph) {
    this.#graph = graph;
  }

  add(kind: RecordKind, { entries, replaces, state }: ListenerUpdate): void {
    const collected = (this.#entries[kind] ??= new Map());
    if (replaces) {
      for (const id of [...this.#graph[kind].ids(), ...collected.keys()]) {
        collected.set(id, undefined);
      }
    }
    for (const [id, record] of entries) collected.set(id, record);
    this.#states = { ...this.#states, [kind]: state };
  }

  /** Gives the graph what was collected. The listeners are in sync. */
  flush(): void {
    if (Object.keys(this.#states).length === 0) return;
    const states = { ...this.#graph.states, ...this.#states };
    const entries = this.#entries as object;
    this.#entries = {};
    this.#states = {};
    this.#graph.update({ ...entries, states });
  }

  /** Forgets every document, for example at sign-out; every kind of document has this state then. */
  reset(state: ListenerUpdate['state']): void {
    for (const kind of recordKinds) this.add(kind, { entries: [], replaces: true, state });
    this.flush();
  }
}
