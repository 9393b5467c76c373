import { isLoopbackHost, listeningOrigins } from 'local-firebase';
import type { ServeOptions } from './options.ts';

/** What somebody should know who opens the server to other machines. One paragraph each. */
export function publicAddressNotices(
  options: Pick<ServeOptions, 'host' | 'trustProxy' | 'signUp'>,
  publicUrl: string,
): string[] {
  const isPublic = !isLoopbackHost(options.host) || !isLoopbackHost(new URL(publicUrl).hostname);
  if (!isPublic) return [];
  return [
    ...(publicUrl.startsWith('https:') ? [] : [withoutTls]),
    ...(isBehindProxy(options.host, publicUrl) && options.trustProxy.length === 0
      ? [unnamedProxy]
      : []),
    ...(options.signUp === 'open' ? [openSignUp] : []),
  ];
}

const withoutTls =
  'Without TLS: passwords and gifts cross the network readable for anybody on it, and browsers\n' +
  'keep no copy for offline use. Put a proxy with TLS in front and name it with\n' +
  '--public-url https://… (docs/at-home.md).';

const unnamedProxy =
  'Behind a proxy that is not named all visitors share its address, and with it the limits of\n' +
  'attempts: wrong passwords of one visitor can keep the others from signing in for five minutes.\n' +
  'Name it: --trust-proxy 127.0.0.1 for one on this machine.';

const openSignUp =
  'Open sign-up: whoever reaches this address can make an account. Nobody sees the gifts of\n' +
  'another account. For your family alone: --sign-up invited.';

/** People reach it where it does not listen. */
function isBehindProxy(host: string, publicUrl: string): boolean {
  const { origin, port } = new URL(publicUrl);
  return !listeningOrigins(host, Number(port || 80)).includes(origin);
}
