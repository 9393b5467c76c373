import { equal } from '../values/equal.ts';

/** One row before and after; undefined where it did not exist. */
export interface Change<Row> {
  readonly id: string;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
}

/** The rows as they were before the changes and as they are after them. */
export const sidesOf = <Row>(changes: readonly Change<Row>[]): Row[] =>
  changes.flatMap(({ before, after }) => [before, after].filter((row) => row !== undefined));

/** Rows by id, to be read. */
export interface Table<Row> {
  readonly size: number;
  get(id: string): Row | undefined;
  values(): Iterable<Row>;
}

/** Rows by id that change in place; each change is returned exactly, and an equal row keeps its identity. */
export class MutableTable<Row> implements Table<Row> {
  readonly #rows = new Map<string, Row>();

  get size(): number {
    return this.#rows.size;
  }

  get(id: string): Row | undefined {
    return this.#rows.get(id);
  }

  values(): Iterable<Row> {
    return this.#rows.values();
  }

  ids(): Iterable<string> {
    return this.#rows.keys();
  }

  /** Sets (or, with undefined, removes) one row. Undefined when nothing changed. */
  set(id: string, next: Row | undefined): Change<Row> | undefined {
    const before = this.#rows.get(id);
    if (equal(before, next)) return undefined;
    if (next === undefined) this.#rows.delete(id);
    else this.#rows.set(id, next);
    return { id, before, after: next };
  }

  /** Sets many; returns what changed. */
  apply(entries: Iterable<readonly [string, Row | undefined]>): Change<Row>[] {
    const changes: Change<Row>[] = [];
    for (const [id, next] of entries) {
      const change = this.set(id, next);
      if (change) changes.push(change);
    }
    return changes;
  }
}
