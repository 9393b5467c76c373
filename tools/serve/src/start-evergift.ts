import { isLoopbackHost, listeningOrigins, namesTwoHosts, publicOrigin } from 'local-firebase';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isAbsolute, join } from 'node:path';
import process from 'node:process';
import { remoteNames, repositoryFile } from './app-folders.ts';
import { openBackend } from './backend.ts';
import type { Backend } from './backend.ts';
import { addDemo } from './demo/add-demo.ts';
import { sendText } from './json-response.ts';
import { listen } from './listen.ts';
import type { Listening } from './listen.ts';
import { remoteAddress } from './option-values.ts';
import type { ServeOptions } from './options.ts';
import { remoteSite } from './remote-site.ts';
import { remotesManifest } from './remotes-manifest.ts';
import { localOrigins } from './security/local-origins.ts';
import type { Origins } from './security/origins.ts';
import {
  backendHeaders,
  remoteHeaders,
  serviceWorkerHeaders,
  serviceWorkerPath,
  shellHeaders,
} from './security/security-headers.ts';
import type { Headers } from './security/security-headers.ts';
import { shellSite } from './shell-site.ts';
import type { Site } from './shell-site.ts';
import { welcomeText } from './welcome-text.ts';

/** Evergift, running. */
export interface RunningEvergift {
  /** What to tell the person at the terminal. */
  welcome: string;
  /** Where the shell listens, whatever its public address is. */
  listensAt: string;
  /** Where each remote listens that has a port of its own. */
  remotesListenAt: ReadonlyMap<string, string>;
  backend: Pick<Backend, 'auth' | 'engine'>;
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
  /** Where people reach each remote that has an origin of its own. */
  const remotes = new Map<string, string>();
  const remotesListenAt = new Map<string, string>();
  let shell: Listening | undefined;
  const port = () => shell?.port ?? options.port;
  const publicUrl = () => options.publicUrl ?? publicOrigin(options.host, port());
  const adminToken = options.admin
    ? (process.env['EVERGIFT_ADMIN_TOKEN'] ?? randomBytes(24).toString('base64url'))
    : undefined;
  const backend = await openBackend({
    dataFolder: absolute(options.dataFolder),
    ...(adminToken !== undefined && { adminToken }),
    publicUrl,
    ownOrigins: () => [...new Set([publicUrl(), ...listeningOrigins(options.host, port())])],
    mailPage: isLoopbackHost(options.host) && options.trustProxy.length === 0,
    trustedProxies: options.trustProxy,
    isLocal: !options.publicUrl || isLoopbackHost(new URL(options.publicUrl).hostname),
    log,
  });
  // Asked at each request: a port may be known only after everything listens.
  const origins = () =>
    localOrigins({
      shell: publicUrl(),
      remotes: [...remotes.values()],
      previews: options.previews,
      backChannels: backend.backChannelOrigins(),
      emulator: backend.configuration.emulator,
    });
  const close = async () => {
    await Promise.all(servers.map((server) => server.close()));
    await backend.close();
  };
  try {
    if (options.origins) {
      for (const [name, server] of await serveRemotes(options, servers, origins)) {
        remotesListenAt.set(name, server.origin);
        remotes.set(name, remoteUrlOf(options, name) ?? server.origin);
      }
    }
    const site = await shellSite({
      configuration: {
        ...backend.configuration,
        ...(options.previews.length > 0 && { previews: options.previews }),
      },
      remotes: remotesManifest((name) => remotes.get(name) ?? `/remotes/${name}`),
      withRemotes: !options.origins,
      apps: options.apps,
    });
    shell = await listen(withBackend(backend, site, origins), options.host, options.port);
    servers.push(shell);
    const demo = options.demo ? await addDemo(backend, new Date()) : undefined;
    return {
      welcome: welcomeText({ options, publicUrl: publicUrl(), remotes, demo, backend, adminToken }),
      listensAt: shell.origin,
      remotesListenAt,
      backend,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const remoteUrlOf = ({ remoteUrl }: ServeOptions, name: string): string | undefined =>
  remoteUrl && remoteAddress(remoteUrl, name);

const absolute = (folder: string): string =>
  isAbsolute(folder) ? folder : join(repositoryFile('.'), folder);

async function serveRemotes(
  { host, port, apps }: ServeOptions,
  servers: Listening[],
  origins: () => Origins,
): Promise<ReadonlyMap<string, Listening>> {
  const remotes = new Map<string, Listening>();
  for (const [index, name] of remoteNames.entries()) {
    const own = port === 0 ? 0 : port + index + 1;
    const site = guarded(await remoteSite(name, apps), () => remoteHeaders(origins()));
    const server = await listen(site, host, own);
    servers.push(server);
    remotes.set(name, server);
  }
  return remotes;
}

function withBackend(backend: Backend, site: Site, origins: () => Origins) {
  const shell = guarded(site, ({ url }) =>
    url === serviceWorkerPath ? serviceWorkerHeaders(origins()) : shellHeaders(origins()),
  );
  return (request: IncomingMessage, response: ServerResponse) => {
    setHeaders(response, backendHeaders(origins()));
    if (!backend.handle(request, response)) shell(request, response);
  };
}

function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Refuses a request that names two hosts. An unexpected error costs its request, never the server. */
const guarded =
  (site: Site, headersFor: (request: IncomingMessage) => Headers) =>
  (request: IncomingMessage, response: ServerResponse) => {
    setHeaders(response, headersFor(request));
    if (namesTwoHosts(request)) return sendText(response, 400, 'The request names two hosts.');
    site(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'This request failed; the terminal says why.');
    });
  };
