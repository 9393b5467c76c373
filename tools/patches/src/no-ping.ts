import type { Patch } from './patch.ts';

const channel =
  /\/@firebase\/webchannel-wrapper\/dist\/webchannel-blob\/.*webchannel_blob_es2018\.js$/;

/** Where a request that failed is followed by one for a picture of Google's. */
const ping = /if\(b==2\)\{var c=p\(a\.bb,a\),d=a\.Ua;[^{}]*cleardot\.gif[^{}]*\}else J\(2\);/g;

/**
 * Asks no server of Google's for a picture when the backend is out of reach. The answer only goes to
 * the channel's log, and the page's policy refuses the request: noise in the console.
 *
 * Upstream: https://github.com/firebase/firebase-js-sdk/issues/6777
 */
export function withoutPing(code: string): string | undefined {
  if (code.match(ping)?.length !== 1) return undefined;
  return code.replace(ping, 'J(b==2?1:2);');
}

export const noPing: Patch = {
  module: channel,
  change: withoutPing,
  lookAt: 'how it finds out whether there is a network',
};
