import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { remoteNames } from '../app-folders.ts';
import { PortError } from '../listen.ts';
import { developTogether } from './develop-together.ts';
import { openDevelopmentBackend } from './development-backend.ts';
import { portTakenError, startDevelopmentServer } from './development-server.ts';
import { startOnDemand } from './on-demand.ts';

vi.mock('./development-backend.ts');
vi.mock('./development-server.ts');
vi.mock('./on-demand.ts');

/** The usual one. */
const port = 4200;
const close = vi.fn(() => Promise.resolve());
const start = vi.fn(() => Promise.resolve());
/** The ports of the apps that run from their sources. */
const ports = () => vi.mocked(startOnDemand).mock.calls.map(([{ port }]) => port);
beforeEach(() => {
  vi.clearAllMocks();
  const backend = { mails: '', close, handle: () => false, configuration: { emulator: {} } };
  vi.mocked(openDevelopmentBackend).mockResolvedValue(backend as never);
  vi.mocked(startOnDemand).mockImplementation(async () => ({ start, close: () => undefined }));
});

/** What the shell's development server answers before Vite does. */
async function openMiddleware() {
  const plugins = vi.mocked(startDevelopmentServer).mock.calls[0]?.[1] ?? [];
  const plugin = plugins.find(({ name }) => name === 'evergift-local-backend');
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
  await expect(developTogether({ port })).rejects.toThrow('Port 4200 is already in use');
  expect(ports()).toEqual([]);
  expect(close).toHaveBeenCalledOnce();
});

test('when an app’s port is taken it says so, and nothing is left running', async () => {
  vi.mocked(startDevelopmentServer).mockResolvedValue({ close });
  vi.mocked(startOnDemand).mockRejectedValueOnce(
    Object.assign(new Error(), { code: 'EADDRINUSE' }),
  );
  const taken = new PortError('Port 4204 is taken');
  vi.mocked(portTakenError).mockReturnValue(taken);
  await expect(developTogether({ port })).rejects.toBe(taken);
  expect(portTakenError).toHaveBeenCalledWith('auth', 4204);
  expect(close).toHaveBeenCalledTimes(2);
});

test('one app runs from its sources, the others come from their builds', async () => {
  vi.mocked(startDevelopmentServer).mockResolvedValue({ close });
  await developTogether({ port, only: 'people' });
  expect(ports()).toEqual([4201]);
  expect(start, 'the first page is the sign-in').not.toHaveBeenCalled();
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
  await ask('/events');
  expect(start).not.toHaveBeenCalled();
  await ask('/people/42');
  expect(start, 'with the first of its pages').toHaveBeenCalledOnce();
});

test('all apps run from their sources, the one that signs people in at once', async () => {
  vi.mocked(startDevelopmentServer).mockResolvedValue({ close });
  await developTogether({ port });
  expect(ports()).toHaveLength(remoteNames.length);
  expect(ports()[0]).toBe(4204);
  expect(start).toHaveBeenCalledOnce();
});

test('the app that signs people in starts at once, alone, too', async () => {
  vi.mocked(startDevelopmentServer).mockResolvedValue({ close });
  await developTogether({ port, only: 'auth' });
  expect(start).toHaveBeenCalledOnce();
});

test('at another port the apps move with the shell', async () => {
  vi.mocked(startDevelopmentServer).mockResolvedValue({ close });
  await developTogether({ port: 5300, only: 'people' });
  expect(vi.mocked(startDevelopmentServer).mock.calls[0]?.[0]).toBe(5300);
  expect(ports()).toEqual([5301]);
  const ask = await openMiddleware();
  expect(await (await ask('/remotes.json')).text()).toContain(
    'http://localhost:5301/mf-manifest.json',
  );
});
