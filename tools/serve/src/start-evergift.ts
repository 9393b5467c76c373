import type { IncomingMessage, ServerResponse } from 'node:http';
import { isAbsolute, join } from 'node:path';
import { remoteNames, repositoryFile } from './app-folders.ts';
import type { RemoteName } from './app-folders.ts';
import { openBackend } from './backend.ts';
import type { Backend } from './backend.ts';
import { addDemo } from './demo/add-demo.ts';
import { sendText } from './json-response.ts';
import { listen } from './listen.ts';
import type { Listening } from './listen.ts';
import type { ServeOptions } from './options.ts';
import { remoteSite } from './remote-site.ts';
import { remotesManifest } from './remotes-manifest.ts';
import { shellSite } from './shell-site.ts';
import type { Site } from './shell-site.ts';
import { welcomeText } from './welcome-text.ts';

/** Evergift, running. */
export interface RunningEvergift {
  /** What to tell the person at the terminal. */
  welcome: string;
  close: () => Promise<void>;
}

/**
 * Serves the built apps and the embedded backend from one origin and one port; with `origins`,
 * every remote from a port of its own, as in production.
 *
 * @throws PortError, StorageError, RulesFileError
 */
export async function startEvergift(
  options: ServeOptions,
  log: (line: string) => void,
): Promise<RunningEvergift> {
  const servers: Listening[] = [];
  let shell: Listening | undefined;
  const backend = await openBackend({
    dataFolder: absolute(options.dataFolder),
    admin: options.admin,
    publicUrl: () => shell?.origin ?? '',
    log,
  });
  const close = async () => {
    await Promise.all(servers.map((server) => server.close()));
    await backend.close();
  };
  try {
    const remotes = options.origins ? await serveRemotes(options, servers) : undefined;
    const site = shellSite({
      configuration: backend.configuration,
      remotes: remotesManifest((name) => remotes?.get(name)?.origin ?? `/remotes/${name}`),
      withRemotes: !options.origins,
    });
    shell = await listen(withBackend(backend, site), options.host, options.port);
    servers.push(shell);
    const demo = options.demo ? await addDemo(backend, new Date()) : undefined;
    return {
      welcome: welcomeText({ shell, remotes, demo, dataFolder: options.dataFolder }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const absolute = (folder: string): string =>
  isAbsolute(folder) ? folder : join(repositoryFile('.'), folder);

async function serveRemotes(
  { host, port }: ServeOptions,
  servers: Listening[],
): Promise<Map<RemoteName, Listening>> {
  const remotes = new Map<RemoteName, Listening>();
  for (const [index, name] of remoteNames.entries()) {
    const own = port === 0 ? 0 : port + index + 1;
    const server = await listen(guarded(remoteSite(name, '*')), host, own);
    servers.push(server);
    remotes.set(name, server);
  }
  return remotes;
}

function withBackend(backend: Backend, site: Site) {
  const shell = guarded(site);
  return (request: IncomingMessage, response: ServerResponse) => {
    if (!backend.handle(request, response)) shell(request, response);
  };
}

/** An unexpected error costs its own request, never the server. */
const guarded = (site: Site) => (request: IncomingMessage, response: ServerResponse) => {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  site(request, response).catch((error: unknown) => {
    console.error(error);
    if (response.headersSent) response.destroy();
    else sendText(response, 500, 'This request failed; the terminal says why.');
  });
};
