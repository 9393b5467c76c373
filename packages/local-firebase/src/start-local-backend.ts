import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createLocalBackend,
  type LocalBackend,
  type LocalBackendOptions,
} from './create-local-backend.ts';

export interface StartOptions extends Omit<
  LocalBackendOptions,
  'publicUrl' | 'ownOrigins' | 'mailPage'
> {
  /** 0 takes a free one. */
  port: number;
}

export interface RunningBackend {
  readonly url: string;
  readonly port: number;
  readonly backend: LocalBackend;
  close(): Promise<void>;
}

/** The port is taken or not allowed; the message names it and what to do. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

const HOST = '127.0.0.1';

/**
 * The backend in a server of its own, which listens on this machine alone, with its mail page.
 * @throws ListenError, RulesFileError, StorageError
 */
export async function startLocalBackend(options: StartOptions): Promise<RunningBackend> {
  const { port, ...rest } = options;
  let url = `http://${HOST}:${port}`;
  const backend = await createLocalBackend({ ...rest, publicUrl: () => url, mailPage: true });
  const server = createServer((request, response) => {
    if (!backend.handle(request, response)) answerElsewhere(request, response);
  });
  server.keepAliveTimeout = 65_000;
  try {
    await listen(server, port);
  } catch (error) {
    await backend.close();
    throw error;
  }
  const actualPort = (server.address() as AddressInfo).port;
  url = `http://${HOST}:${actualPort}`;
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

function listen(server: ReturnType<typeof createServer>, port: number) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new ListenError(explain(error, port), { cause: error }));
    });
    server.listen(port, HOST, resolve);
  });
}

function explain(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${HOST} is taken by another program. Stop it, or choose another with --port.`;
  }
  if (error.code === 'EACCES') {
    return `Port ${port} needs more rights. Choose one above 1023 with --port.`;
  }
  return `The backend cannot listen on ${HOST}:${port}: ${error.message}`;
}

/** `/` answers waiting scripts that the backend is ready, as Google's emulator does. */
function answerElsewhere(request: IncomingMessage, response: ServerResponse): void {
  const isRoot = request.url === '/';
  response.writeHead(isRoot ? 200 : 404, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(isRoot ? 'Ok\n' : 'Not Found\n');
}
