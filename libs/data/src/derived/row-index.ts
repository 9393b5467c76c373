import type { Change } from './table.ts';

const none: ReadonlySet<string> = new Set();

/** Ids of rows by a key that the rows carry (gifts by person, events by participant), kept by their changes. */
export class RowIndex<Row> {
  readonly #keys: (row: Row) => readonly string[];
  readonly #ids = new Map<string, Set<string>>();

  constructor(keys: (row: Row) => readonly string[]) {
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
