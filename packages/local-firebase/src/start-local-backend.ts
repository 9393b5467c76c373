import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createLocalBackend,
  type LocalBackend,
  type LocalBackendOptions,
} from './create-local-backend.ts';

export interface StartOptions extends Omit<LocalBackendOptions, 'publicUrl'> {
  /** 0 takes a free one. */
  port: number;
  /** The address to listen on; loopback unless told otherwise. */
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

/** The backend in a server of its own. @throws ListenError, RulesFileError, StorageError */
export async function startLocalBackend(options: StartOptions): Promise<RunningBackend> {
  const { host = '127.0.0.1', port, ...rest } = options;
  let url = options.publicUrl ?? '';
  const backend = await createLocalBackend({ ...rest, publicUrl: () => url });
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
  if (url === '') url = `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`;
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
