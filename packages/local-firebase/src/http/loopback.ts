import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;
const ALL_INTERFACES = /^(0\.0\.0\.0|\[?::\]?)$/;

/** True for `localhost`, `127.x.x.x` and `::1`, as an address to listen on or as a URL's host name. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK.test(host);

/**
 * True when the connection was made on this machine. A reverse proxy on this machine makes such
 * connections for everybody, so this alone never proves who asks.
 */
export const isLoopbackConnection = (request: IncomingMessage): boolean =>
  isLoopbackHost((request.socket.remoteAddress ?? '').replace(/^::ffff:/, ''));

/**
 * The origins at which a server is reached directly that listens on `host` and `port`: its own
 * address, or with `0.0.0.0` and `::` every address that this machine has now.
 */
export function listeningOrigins(host: string, port: number): string[] {
  const hosts = new Set<string>();
  const isOnAll = ALL_INTERFACES.test(host);
  if (isOnAll || isLoopbackHost(host)) for (const name of LOOPBACK_HOSTS) hosts.add(name);
  if (isOnAll) for (const address of machineAddresses()) hosts.add(address);
  else hosts.add(host);
  return [...hosts].map((name) => originOf(name, port));
}

/** The origin to show people: the first that other machines can reach, when there is one. */
export function publicOrigin(host: string, port: number): string {
  if (!ALL_INTERFACES.test(host)) return originOf(host, port);
  return originOf(machineAddresses().find((address) => !isIPv6(address)) ?? 'localhost', port);
}

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '::1'];

/** IPv6 addresses of one link alone (`fe80::…`) have no place in a URL. */
const machineAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ address, internal }) => !internal && !address.startsWith('fe80:'))
    .map(({ address }) => address);

/** The URL's own spelling: lower case, IPv6 shortened, no port 80. */
const originOf = (host: string, port: number): string =>
  new URL(`http://${isIPv6(host) ? `[${host}]` : host}:${port}`).origin;
