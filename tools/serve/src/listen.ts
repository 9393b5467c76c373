import { publicOrigin } from 'local-firebase';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A port could not be opened; the message names the port and the option. */
export class PortError extends Error {
  override readonly name = 'PortError';
}

/** A server that listens, and how to end it. */
export interface Listening {
  port: number;
  /** e.g. `http://localhost:4200` */
  origin: string;
  /**
   * Takes no new connections, ends the answers that stay open, and lets running requests end.
   * @param endStreams ends them
   */
  close: (endStreams?: () => void) => Promise<void>;
}

/** All addresses of a name: `localhost` is often ::1 first, and a proxy asks at 127.0.0.1. */
async function addressesOf(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.length === 0 ? [host] : [...new Set(found.map(({ address }) => address))];
}

/**
 * Starts a server, at every address of its host on one port.
 *
 * @param port 0 takes any free port
 * @param addresses of the host; looked up when left out
 * @throws PortError when the port is taken or may not be opened
 */
export async function listen(
  handler: RequestListener,
  host: string,
  port: number,
  addresses?: readonly string[],
): Promise<Listening> {
  let isClosing = false;
  const answer: RequestListener = (request, response) => {
    if (!isClosing) return handler(request, response);
    // A page whose stream was ended asks again at once, over the connection that it has.
    response.writeHead(503, { Connection: 'close', 'Retry-After': '5' }).end();
  };
  const servers: Server[] = [];
  let taken = port;
  let missing: NodeJS.ErrnoException | undefined;
  for (const address of addresses ?? (await addressesOf(host))) {
    try {
      const server = await openServer(answer, address, taken);
      servers.push(server);
      taken = (server.address() as AddressInfo).port;
    } catch (error) {
      missing = error as NodeJS.ErrnoException;
      if (isMissing(missing)) continue;
      await Promise.all(servers.map((server) => close(server)));
      throw explain(missing, host, port);
    }
  }
  if (servers.length === 0 && missing) throw explain(missing, host, port);
  return {
    port: taken,
    origin: publicOrigin(host, taken),
    close: async (endStreams) => {
      isClosing = true;
      await Promise.all(servers.map((server) => close(server, endStreams)));
    },
  };
}

async function openServer(answer: RequestListener, address: string, port: number): Promise<Server> {
  const server = createServer(answer);
  server.keepAliveTimeout = 65_000;
  server.listen(port, address);
  await once(server, 'listening');
  return server;
}

/** The name has an address that this machine has not, such as ::1 where IPv6 is off. */
const isMissing = ({ code }: NodeJS.ErrnoException): boolean =>
  code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT' || code === 'ENOTFOUND';

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new PortError(
      `Port ${port} is taken by another program. End that program, or choose another port: npm start -- --port ${port + 1}`,
    );
  }
  if (error.code === 'EACCES') {
    return new PortError(
      `Port ${port} may not be opened by this user. Choose one above 1023: npm start -- --port 4200`,
    );
  }
  if (isMissing(error)) {
    return new PortError(`This machine has no address '${host}'. Choose another with --host.`);
  }
  return error;
}

/** Milliseconds that running requests have to end. */
const GRACE = 5000;

function close(server: Server, endStreams: () => void = () => undefined): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), GRACE);
    const idle = setInterval(() => server.closeIdleConnections(), 20);
    server.close(() => {
      clearTimeout(impatience);
      clearInterval(idle);
      resolve();
    });
    endStreams();
  });
}
