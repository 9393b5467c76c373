import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** What reverse proxies say of the requests that they hand on; only those that are named count. */
export interface TrustedProxies {
  /**
   * The network address that limits are counted by: the visitor's, as far as trusted proxies say
   * so, else the connection's. An IPv6 network counts as one.
   */
  clientAddress(request: IncomingMessage): string;
  /** The host name that the visitor asked for: a trusted proxy's `X-Forwarded-Host`, else `Host`. */
  host(request: IncomingMessage): string | undefined;
}

/** What was given as a proxy's address is none; the message says what would do. */
export class ProxyAddressError extends Error {
  override readonly name = 'ProxyAddressError';
}

/**
 * @param addresses IP addresses and networks (`192.168.1.2`, `172.16.0.0/12`, `::1`) of the proxies;
 * with none, no forwarded header counts
 * @throws ProxyAddressError
 */
export function createTrustedProxies(addresses: readonly string[] = []): TrustedProxies {
  const trusted = new BlockList();
  for (const address of addresses) addNetwork(trusted, address);
  const isTrusted = (address: string): boolean => {
    const version = isIP(address);
    return version !== 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4');
  };
  return {
    clientAddress(request) {
      let address = connectionAddress(request);
      for (const hop of valuesOf(request.headers['x-forwarded-for']).reverse()) {
        const before = withoutPort(hop.trim());
        if (!isTrusted(address) || isIP(before) === 0) break;
        address = before;
      }
      return address.includes(':') ? ipv6Network(address) : address;
    },
    host(request) {
      const { host, 'x-forwarded-host': forwarded } = request.headers;
      // What is before the last value may come from the visitor.
      const last = valuesOf(forwarded).at(-1)?.trim();
      return last && isTrusted(connectionAddress(request)) ? last : host;
    },
  };
}

/** Headers that proxies add. Where one is, the request does not come from this machine's user. */
const PROXY_HEADER =
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|cf-connecting-ip|true-client-ip)$/;

/** Whether a proxy has left a trace in the request. One that leaves none cannot be recognised. */
export const namesProxy = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  Object.keys(headers).some((name) => PROXY_HEADER.test(name));

/** An IPv4 address as such, and no name of a network card (`fe80::1%eth0`). */
const unmapped = (address: string): string =>
  address.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)[0] ?? '';

const connectionAddress = (request: IncomingMessage): string =>
  unmapped(request.socket.remoteAddress ?? 'unknown');

const valuesOf = (header: string | string[] | undefined): string[] =>
  header === undefined ? [] : String(header).split(',');

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(text: string): string {
  const inBrackets = /^\[([^\]]+)\]/.exec(text)?.[1];
  return unmapped(inBrackets ?? text.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1'));
}

/** The first four groups, which name one household's network. */
function ipv6Network(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest].slice(0, 4).join(':');
}

function addNetwork(list: BlockList, text: string): void {
  const [address = '', prefix, more] = text.split('/');
  const version = isIP(address);
  const bits = version === 6 ? 128 : 32;
  const length = prefix === undefined ? bits : Number(prefix);
  const isNumber = prefix === undefined || /^\d{1,3}$/.test(prefix);
  if (version === 0 || more !== undefined || !isNumber || length > bits) {
    throw new ProxyAddressError(
      `'${text}' is no address of a proxy. Name IP addresses or networks, such as 127.0.0.1 or 172.16.0.0/12.`,
    );
  }
  list.addSubnet(address, length, version === 6 ? 'ipv6' : 'ipv4');
}
