/** How often each year occurs. */
export class YearCounts {
  readonly #counts = new Map<number, number>();

  add(year: number | undefined, sign: 1 | -1): void {
    if (year === undefined) return;
    const count = (this.#counts.get(year) ?? 0) + sign;
    if (count === 0) this.#counts.delete(year);
    else this.#counts.set(year, count);
  }

  latestFirst(...others: readonly number[]): number[] {
    return [...new Set([...this.#counts.keys(), ...others])].sort((a, b) => b - a);
  }
}
