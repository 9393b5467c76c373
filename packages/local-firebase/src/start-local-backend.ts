import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createLocalBackend,
  type LocalBackend,
  type LocalBackendOptions,
} from './create-local-backend.ts';
import { isLoopbackHost, listeningOrigins, publicOrigin } from './http/loopback.ts';

export interface StartOptions extends Omit<
  LocalBackendOptions,
  'publicUrl' | 'ownOrigins' | 'mailPage'
> {
  /** 0 takes a free one. */
  port: number;
  /** The address to listen on; loopback by default. */
  host?: string;
  /** Where people reach the server, when that is not `http://<host>:<port>`. */
  publicUrl?: string;
}

export interface RunningBackend {
  readonly url: string;
  readonly port: number;
  readonly backend: LocalBackend;
  close(): Promise<void>;
}

/** The port is taken or not allowed; the message names it and what to do. */
export class ListenError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ListenError';
  }
}

/**
 * The backend in a server of its own. The mail page is on when it listens on this machine alone.
 * @throws ListenError, RulesFileError, StorageError
 */
export async function startLocalBackend(options: StartOptions): Promise<RunningBackend> {
  const { host = '127.0.0.1', port, ...rest } = options;
  if (rest.admin) requireLoopback(host, options.publicUrl);
  let url = options.publicUrl ?? publicOrigin(host, port);
  let ownOrigins = [new URL(url).origin];
  const backend = await createLocalBackend({
    ...rest,
    publicUrl: () => url,
    ownOrigins: () => ownOrigins,
    mailPage: isLoopbackHost(host),
  });
  const server = createServer((request, response) => {
    if (!backend.handle(request, response)) answerElsewhere(request, response);
  });
  server.keepAliveTimeout = 65_000;
  try {
    await listen(server, port, host);
  } catch (error) {
    await backend.close();
    throw error;
  }
  const actualPort = (server.address() as AddressInfo).port;
  url = options.publicUrl ?? publicOrigin(host, actualPort);
  ownOrigins = [...new Set([new URL(url).origin, ...listeningOrigins(host, actualPort)])];
  return {
    url,
    port: actualPort,
    backend,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await backend.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Administration over the network would hand out every account. @throws ListenError */
function requireLoopback(host: string, publicUrl: string | undefined): void {
  const isLocal =
    isLoopbackHost(host) &&
    (publicUrl === undefined || isLoopbackHost(new URL(publicUrl).hostname));
  if (isLocal) return;
  throw new ListenError(
    'Administration opens every account to whoever reaches this server. ' +
      'It is possible only on this machine: leave out --admin, or --host and --public-url.',
  );
}

function listen(server: ReturnType<typeof createServer>, port: number, host: string) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new ListenError(explain(error, port, host), { cause: error }));
    });
    server.listen(port, host, resolve);
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another program. Stop it, or choose another with --port.`;
  }
  if (error.code === 'EACCES') {
    return `Port ${port} needs more rights. Choose one above 1023 with --port.`;
  }
  return `The backend cannot listen on ${host}:${port}: ${error.message}`;
}

/** `/` tells waiting scripts that the backend is ready, as Google's emulator does. */
function answerElsewhere(request: IncomingMessage, response: ServerResponse): void {
  const isRoot = request.url === '/';
  response.writeHead(isRoot ? 200 : 404, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(isRoot ? 'Ok\n' : 'Not Found\n');
}
