/** Browsers that are known to take `wN.localhost` for loopback; Safari and Node do not. */
const RESOLVES_PREFIX = /(Chrome|Chromium|Firefox)\//;

/**
 * Hands out `w1`, `w2`, … for pages on `localhost`. A browser opens six connections per host and
 * every page holds two for its back channels; names of their own keep a third page from waiting.
 * `wN.localhost` is loopback in browsers, which holds for no other host.
 */
export function hostPrefixes(
  count: number,
): (host: string | undefined, userAgent: string | undefined) => string {
  let given = 0;
  return (host, userAgent = '') => {
    if (count === 0 || !/^localhost(:\d+)?$/.test(host ?? '')) return '';
    if (!RESOLVES_PREFIX.test(userAgent)) return '';
    given += 1;
    return `w${((given - 1) % count) + 1}`;
  };
}
