import type { IncomingMessage } from 'node:http';

/**
 * Whether a request has more than one `Host` header. Node reads the first and passes the others
 * over; a proxy in front of it may read the last (RFC 9112, 3.2: answer 400).
 */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_value, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length > 1;
}
