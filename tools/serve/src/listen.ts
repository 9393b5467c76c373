import { publicOrigin } from 'local-firebase';
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

/**
 * Starts a server.
 *
 * @param port 0 takes any free port
 * @throws PortError when the port is taken or may not be opened
 */
export async function listen(
  handler: RequestListener,
  host: string,
  port: number,
): Promise<Listening> {
  let isClosing = false;
  const server = createServer((request, response) => {
    if (!isClosing) return handler(request, response);
    // A page whose stream was ended asks again at once, over the connection that it has.
    response.writeHead(503, { Connection: 'close', 'Retry-After': '5' }).end();
  });
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    origin: publicOrigin(host, address.port),
    close: (endStreams) => {
      isClosing = true;
      return close(server, endStreams);
    },
  };
}

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
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
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
