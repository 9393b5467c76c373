import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { remoteNames } from '../app-folders.ts';
import { developTogether } from './develop-together.ts';
import { openDevelopmentBackend } from './development-backend.ts';
import { startDevelopmentServer } from './development-server.ts';

vi.mock('node:child_process', () => ({ spawn: vi.fn() }));
vi.mock('./development-backend.ts');
vi.mock('./development-server.ts');

const close = vi.fn(() => Promise.resolve());
beforeEach(() => {
  vi.clearAllMocks();
  const backend = { mails: '', close, handle: () => false, configuration: { emulator: {} } };
  vi.mocked(openDevelopmentBackend).mockResolvedValue(backend as never);
});

/** What the shell's development server answers before Vite does. */
async function openMiddleware() {
  const [plugin] = vi.mocked(startDevelopmentServer).mock.calls[0]?.[1] ?? [];
  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  let answer: Middleware = () => undefined;
  const use = (middleware: Middleware) => (answer = middleware);
  const configure = plugin?.configureServer as (server: unknown) => Promise<void>;
  await configure({ middlewares: { use } });
  const server = createServer((request, response) =>
    answer(request, response, () => response.writeHead(501).end()),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (path: string) => fetch(origin + path, { headers: { connection: 'close' } });
}

test('when the shell’s port is taken nothing is left running', async () => {
  vi.mocked(startDevelopmentServer).mockRejectedValue(new Error('Port 4200 is already in use'));
  await expect(developTogether(undefined)).rejects.toThrow('Port 4200 is already in use');
  expect(spawn).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledOnce();
});

test('one app runs from its sources, the others come from their builds', async () => {
  vi.mocked(startDevelopmentServer).mockResolvedValue({ close });
  await developTogether(undefined, 'people');
  expect(spawn).toHaveBeenCalledOnce();
  const ask = await openMiddleware();
  const { microFrontends } = (await (await ask('/remotes.json')).json()) as {
    microFrontends: Record<string, { url: string }[]>;
  };
  expect(Object.keys(microFrontends)).toEqual(remoteNames);
  const entryOf = (app: string) => microFrontends[app]?.[0]?.url;
  expect(entryOf('people')).toBe('http://localhost:4201/mf-manifest.json');
  expect(entryOf('events')).toMatch(/^\/remotes\/events\/mf-manifest(-[\da-f]{12})?\.json$/);
  // Answered by the build's folder, and not by Vite.
  expect((await ask('/remotes/events/no-such-file.js')).status).toBe(404);
  expect((await ask('/remotes/people/no-such-file.js')).status).toBe(501);
});

test('all apps run from their sources', async () => {
  vi.mocked(startDevelopmentServer).mockResolvedValue({ close });
  await developTogether(undefined);
  expect(spawn).toHaveBeenCalledTimes(remoteNames.length);
});
