/**
 * Hands out `w1`, `w2`, … for pages on `localhost`. A browser opens six connections per host and
 * every page holds two for its back channels; names of their own keep a third page from waiting.
 * `wN.localhost` is loopback in browsers, which holds for no other host.
 */
export function hostPrefixes(count: number): (host: string | undefined) => string {
  let given = 0;
  return (host) => {
    if (count === 0 || !/^localhost(:\d+)?$/.test(host ?? '')) return '';
    given += 1;
    return `w${((given - 1) % count) + 1}`;
  };
}
