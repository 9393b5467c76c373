import type { BackChannel } from './back-channel.ts';

/** A browser opens six connections to one host: with so many held, one is left for all requests. */
const MAX_HELD = 5;
/** Milliseconds between two back channels that are ended while connections are scarce. */
const TURN = 250;

type Held = Pick<BackChannel, 'end' | 'onClose'>;

/**
 * Lets the pages of one browser take turns. Pages with a memory cache hold two back channels each, so
 * three pages take all connections that the browser opens to one host, and every write waits for
 * ever. While one browser holds too many, the oldest ends every quarter of a second; its page fetches
 * the next one, behind whatever waits in the browser. Pages on `localhost` have names of their own
 * instead (`host-prefix.ts`).
 */
export class BackChannelTurns {
  readonly #held = new Map<string, Set<Held>>();
  readonly #timers = new Map<string, NodeJS.Timeout>();

  /** @param browser names the browser, such as its address and user agent */
  hold(browser: string, channel: Held): void {
    const held = this.#held.get(browser) ?? new Set<Held>();
    this.#held.set(browser, held.add(channel));
    channel.onClose(() => {
      held.delete(channel);
      if (held.size === 0 && this.#held.get(browser) === held) this.#held.delete(browser);
    });
    this.#startTurns(browser, held);
  }

  /** Ends the turns. */
  close(): void {
    for (const timer of this.#timers.values()) clearInterval(timer);
    this.#timers.clear();
    this.#held.clear();
  }

  #startTurns(browser: string, held: Set<Held>): void {
    if (held.size <= MAX_HELD || this.#timers.has(browser)) return;
    const timer = setInterval(() => {
      const [oldest] = held;
      if (oldest && held.size > MAX_HELD) {
        held.delete(oldest);
        oldest.end();
      } else {
        clearInterval(timer);
        this.#timers.delete(browser);
      }
    }, TURN).unref();
    this.#timers.set(browser, timer);
  }
}
