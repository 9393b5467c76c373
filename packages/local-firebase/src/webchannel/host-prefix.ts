import type { IncomingMessage } from 'node:http';

/** Browsers that are known to take `wN.localhost` for loopback; Safari and Node do not. */
const RESOLVES_PREFIX = /(Chrome|Chromium|Firefox)\//;

/**
 * Names `w1`, `w2`, … in front of `localhost` for the back channels. A browser opens six connections
 * to one host, and every page keeps two for its back channels; names of their own keep a third page
 * from waiting. `wN.localhost` is loopback in browsers, which is true of no other host.
 */
export interface HostPrefixes {
  /**
   * The prefix for the session that this request opens, or '' when there is none: for pages that
   * are on `localhost` themselves, and reach this server there without a proxy in between.
   */
  next(request: IncomingMessage): string;
  /** Every origin that `next` can lead to: what a page's `connect-src` has to allow. */
  origins(): string[];
}

/**
 * @param count how many names are handed out; 0 turns them off
 * @param ownOrigins the origins at which this server is reached
 */
export function createHostPrefixes(
  count: number,
  ownOrigins: () => readonly string[],
): HostPrefixes {
  let given = 0;
  const onLocalhost = () =>
    ownOrigins()
      .map((origin) => new URL(origin))
      .filter(({ hostname, protocol }) => hostname === 'localhost' && protocol === 'http:');
  return {
    next({ headers }) {
      const isOwn = onLocalhost().some(({ host }) => host === headers.host);
      if (count === 0 || !isOwn || !isOnLocalhost(headers.origin)) return '';
      if (!RESOLVES_PREFIX.test(headers['user-agent'] ?? '')) return '';
      given += 1;
      return `w${((given - 1) % count) + 1}`;
    },
    origins: () =>
      onLocalhost().flatMap(({ host }) =>
        Array.from({ length: count }, (_, index) => `http://w${index + 1}.${host}`),
      ),
  };
}

/** A page's own origin; browsers send it with every POST. */
const isOnLocalhost = (origin: string | undefined): boolean =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).hostname === 'localhost';
