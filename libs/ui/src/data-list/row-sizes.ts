/** The heights of a list's rows as they were measured, in pixels, by row id. */
class RowSizes {
  readonly #byId = new Map<string, number>();
  #typical: number | undefined;

  /** What a row that was never measured is taken for; undefined as long as none was. */
  get typical(): number | undefined {
    return this.#typical;
  }

  of(id: string): number | undefined {
    return this.#byId.get(id);
  }

  /** Keeps what was measured on a visit of the page. */
  keep(sizes: Iterable<readonly [unknown, number]>): void {
    for (const [id, size] of sizes) this.#byId.set(String(id), size);
  }

  /** Takes the middle one of the first rows' heights for every row's. */
  learn(heights: readonly number[]): number | undefined {
    const sorted = heights.toSorted((a, b) => a - b);
    this.#typical ??= sorted[sorted.length >> 1] || undefined;
    return this.#typical;
  }
}

/** By list and width of the page: a page that one comes back to is as tall as it was at once. */
const remembered = new Map<string, RowSizes>();

/** The heights of a list's rows, as far as they are known from earlier visits of this page. */
export function rowSizesOf(list: string): RowSizes {
  const key = `${list} ${globalThis.innerWidth}`;
  const sizes = remembered.get(key) ?? new RowSizes();
  remembered.set(key, sizes);
  return sizes;
}
