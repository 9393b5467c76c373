/**
 * Collects what arrives in one burst and hands it over in one turn of the event loop: the SDK tells each listener of a
 * commit in a timer of its own, and half a commit must not be seen.
 */
export class Turn {
  #waiting: (() => void)[] = [];
  #scheduled = false;

  add(deliver: () => void): void {
    this.#waiting.push(deliver);
    if (this.#scheduled) return;
    this.#scheduled = true;
    setTimeout(() => this.deliver(), 0);
  }

  /** Hands over now what has been collected. */
  deliver(): void {
    this.#scheduled = false;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const deliver of waiting) deliver();
  }

  /** Resolves when the timers that are set by now have run, and what they brought has been handed over. */
  async settled(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 0));
    this.deliver();
  }
}
