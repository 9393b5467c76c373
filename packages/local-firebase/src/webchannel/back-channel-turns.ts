import type { BackChannel } from './back-channel.ts';

/** A browser opens six connections to one host: with so many used, one is left for all requests. */
const MAX_OPEN = 5;
/** Milliseconds between two back channels that are ended while connections are scarce. */
const TURN = 250;

type Channel = Pick<BackChannel, 'end' | 'onClose'>;

/**
 * Lets the pages of one browser take turns. Pages with a memory cache have two back channels each, so
 * three pages take all connections that the browser opens to one host, and every write waits for
 * ever. While one browser has too many, the oldest ends every quarter of a second; its page fetches
 * the next one, behind whatever waits in the browser. Pages on `localhost` have names of their own
 * instead (`host-prefix.ts`).
 */
export class BackChannelTurns {
  readonly #open = new Map<string, Set<Channel>>();
  readonly #timers = new Map<string, NodeJS.Timeout>();

  /** @param browser names the browser, such as its address and user agent */
  add(browser: string, channel: Channel): void {
    const open = this.#open.get(browser) ?? new Set<Channel>();
    this.#open.set(browser, open.add(channel));
    channel.onClose(() => {
      open.delete(channel);
      if (open.size === 0 && this.#open.get(browser) === open) this.#open.delete(browser);
    });
    this.#startTurns(browser, open);
  }

  /** Ends the turns. */
  close(): void {
    for (const timer of this.#timers.values()) clearInterval(timer);
    this.#timers.clear();
    this.#open.clear();
  }

  #startTurns(browser: string, open: Set<Channel>): void {
    if (open.size <= MAX_OPEN || this.#timers.has(browser)) return;
    const timer = setInterval(() => {
      const [oldest] = open;
      if (oldest && open.size > MAX_OPEN) {
        open.delete(oldest);
        oldest.end();
      } else {
        clearInterval(timer);
        this.#timers.delete(browser);
      }
    }, TURN).unref();
    this.#timers.set(browser, timer);
  }
}
