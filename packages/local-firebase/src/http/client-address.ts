import type { IncomingMessage } from 'node:http';

/**
 * The network address that limits are counted by: the socket's. An IPv6 network counts as one.
 * Behind a reverse proxy all visitors share the proxy's address.
 */
export function clientAddress(request: IncomingMessage): string {
  const address = (request.socket.remoteAddress ?? 'unknown').replace(/^::ffff:/, '');
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
}
