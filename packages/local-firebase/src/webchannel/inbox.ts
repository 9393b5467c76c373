/** How far ahead of a missing message the client may run. */
const MAX_AHEAD = 200;

/**
 * Brings the client's messages into order: each number once, none before its predecessor. A POST
 * that was retried brings numbers again; they are known and skipped.
 */
export class Inbox {
  #next = 0;
  readonly #ahead = new Map<number, unknown>();

  /**
   * Takes messages numbered from `offset` and returns those whose turn has come.
   * @throws RangeError when a message lies too far ahead.
   */
  take(offset: number, messages: readonly unknown[]): unknown[] {
    messages.forEach((message, index) => {
      const number = offset + index;
      if (number < this.#next) return;
      if (number > this.#next + MAX_AHEAD) {
        throw new RangeError(`message ${number} came while ${this.#next} is missing`);
      }
      this.#ahead.set(number, message);
    });
    const ready: unknown[] = [];
    while (this.#ahead.has(this.#next)) {
      ready.push(this.#ahead.get(this.#next));
      this.#ahead.delete(this.#next);
      this.#next += 1;
    }
    return ready;
  }
}
