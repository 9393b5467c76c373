import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { isCommandError, type Command, type Output } from './command.ts';

export interface ControlServer {
  close: () => Promise<void>;
}

/** Where a running server notes how commands reach it: beside the data, for its owner alone. */
export const controlFile = (folder: string): string => join(folder, 'control.json');

/**
 * Takes commands while the server runs: on a port of its own, of this machine alone, from who can read
 * the data folder. No proxy leads there, since the port is another at each start.
 */
export async function startControlServer(
  folder: string,
  run: (command: Command, out: Output) => Promise<void>,
): Promise<ControlServer> {
  const token = randomBytes(32).toString('base64url');
  const server = createServer((request, response) => {
    answer(request, response, token, run).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      response.statusCode = isCommandError(error) ? 400 : 500;
      response.end(error instanceof Error ? error.message : String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await writeFile(controlFile(folder), JSON.stringify({ port, token }), { mode: 0o600 });
  return {
    async close() {
      await rm(controlFile(folder), { force: true });
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
  run: (command: Command, out: Output) => Promise<void>,
): Promise<void> {
  if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
    response.writeHead(403).end();
    return;
  }
  await run((await json(request)) as Command, response);
  response.end();
}

/** Compares in a time that does not depend on where two texts of one length differ. */
function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
