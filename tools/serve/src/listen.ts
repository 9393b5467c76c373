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
  close: () => Promise<void>;
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
  const server = createServer(handler);
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    origin: publicOrigin(host, address.port),
    close: () => close(server),
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

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
