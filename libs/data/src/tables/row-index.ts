import type { Change, Table } from './table.ts';

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
