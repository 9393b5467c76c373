import { byId } from '../values/compare.ts';
import type { Change } from './table.ts';

interface Identified {
  readonly id: string;
}

export type Compare<Row> = (a: Row, b: Row) => number;

export interface Selection<Row> {
  readonly include: (row: Row) => boolean;
  readonly compare: Compare<Row>;
}

/** From how many changes on sorting everything again is cheaper than moving rows one by one. */
const rebuildFrom = 64;

/** A selection of rows in order, kept by their changes: a change costs a search and a move, not a sort. */
export class SortedRows<Row extends Identified> {
  readonly #include: (row: Row) => boolean;
  readonly #compare: Compare<Row>;
  #rows: readonly Row[];

  constructor(selection: Selection<Row>, rows: Iterable<Row>) {
    this.#include = selection.include;
    this.#compare = (a, b) => selection.compare(a, b) || byId(a, b);
    this.#rows = this.#build(rows);
  }

  /** A new array after each change that concerns it; the rows in it keep their identity. */
  get rows(): readonly Row[] {
    return this.#rows;
  }

  /** Follows the changes; returns whether the selection became different. */
  apply(changes: readonly Change<Row>[], all: () => Iterable<Row>): boolean {
    if (changes.length === 0) return false;
    if (changes.length >= rebuildFrom) return this.#rebuild(all());
    const next = [...this.#rows];
    let different = false;
    for (const { before, after } of changes) {
      if (before !== undefined) different = this.#remove(next, before) || different;
      if (after !== undefined && this.#include(after)) {
        next.splice(this.#position(next, after), 0, after);
        different = true;
      }
    }
    if (different) this.#rows = next;
    return different;
  }

  #build(rows: Iterable<Row>): readonly Row[] {
    return [...rows].filter(this.#include).sort(this.#compare);
  }

  #rebuild(all: Iterable<Row>): boolean {
    const next = this.#build(all);
    const same =
      next.length === this.#rows.length && next.every((row, index) => row === this.#rows[index]);
    if (!same) this.#rows = next;
    return !same;
  }

  #remove(rows: Row[], row: Row): boolean {
    const position = this.#position(rows, row);
    if (rows[position]?.id !== row.id) return false;
    rows.splice(position, 1);
    return true;
  }

  #position(rows: readonly Row[], row: Row): number {
    let low = 0;
    let high = rows.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = rows[middle];
      if (other !== undefined && this.#compare(other, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
