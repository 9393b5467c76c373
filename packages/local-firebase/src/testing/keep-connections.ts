import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy before a server that closes connections which a client may be about to use again, as Google's emulator does:
 * each request to it has a connection of its own, and those of clients stay open.
 *
 * @param port where the server listens on this machine
 */
export async function keepConnections(port: number) {
  const pass = (from: IncomingMessage, to: ServerResponse) => {
    const { method, url, headers } = from;
    const options = { host: '127.0.0.1', port, method, path: url, headers, agent: false };
    const asked = request(options, (answer) => {
      const { connection: _, ...kept } = answer.headers;
      to.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(to);
      answer.once('error', () => to.destroy());
    });
    asked.once('error', () => to.destroy());
    to.once('close', () => asked.destroy());
    from.pipe(asked);
  };
  const server = createServer({ keepAliveTimeout: 0, requestTimeout: 0 }, pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
