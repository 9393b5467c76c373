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

type Keys<Row> = (row: Row) => readonly string[];

const none: ReadonlySet<string> = new Set();

/** Ids of rows by a key that the rows carry (gifts by person, events by participant), kept by their changes. */
class RowIndex<Row> {
  readonly #keys: Keys<Row>;
  readonly #ids = new Map<string, Set<string>>();

  constructor(keys: Keys<Row>) {
    this.#keys = keys;
  }

  ids(key: string): ReadonlySet<string> {
    return this.#ids.get(key) ?? none;
  }

  apply({ id, before, after }: Change<Row>): void {
    if (before !== undefined) for (const key of this.#keys(before)) this.#remove(key, id);
    if (after !== undefined) for (const key of this.#keys(after)) this.#add(key, id);
  }

  #add(key: string, id: string): void {
    const ids = this.#ids.get(key);
    if (ids) ids.add(id);
    else this.#ids.set(key, new Set([id]));
  }

  #remove(key: string, id: string): void {
    const ids = this.#ids.get(key);
    ids?.delete(id);
    if (ids?.size === 0) this.#ids.delete(key);
  }
}

/** The indexes of a table: each is built when its keys are first asked for, and kept from then on. */
export class RowIndexes<Row extends { readonly id: string }> {
  readonly #table: Table<Row>;
  readonly #indexes = new Map<Keys<Row>, RowIndex<Row>>();

  constructor(table: Table<Row>) {
    this.#table = table;
  }

  /** The index by these keys; the same function gives the same index. */
  by(keys: Keys<Row>): RowIndex<Row> {
    const known = this.#indexes.get(keys);
    if (known) return known;
    const index = new RowIndex(keys);
    for (const row of this.#table.values())
      index.apply({ id: row.id, before: undefined, after: row });
    this.#indexes.set(keys, index);
    return index;
  }

  apply(change: Change<Row>): void {
    for (const index of this.#indexes.values()) index.apply(change);
  }
}
