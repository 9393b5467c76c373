import { isLoopbackHost, listeningOrigins, namesTwoHosts, publicOrigin } from 'local-firebase';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import process from 'node:process';
import { runCommand } from './administration/commands.ts';
import { startControlServer, type ControlServer } from './administration/control-server.ts';
import { dataFolderAt, remoteNames } from './app-folders.ts';
import { openBackend, type Backend } from './backend.ts';
import { addDemo } from './demo/add-demo.ts';
import { sendText } from './json-response.ts';
import { answerHealth } from './health.ts';
import { listen, type Listening } from './listen.ts';
import type { Log } from './log/create-log.ts';
import { publicAddressNotices } from './public-address-notices.ts';
import { createMailer } from './mail/smtp-mailer.ts';
import { LetterBox, lettersGo } from './reminders/letter-box.ts';
import { serveReminders, type ServedReminders } from './reminders/serve-reminders.ts';
import { remoteAddress } from './option-values.ts';
import type { ServeOptions } from './options.ts';
import { remoteSite } from './remote-site.ts';
import { listedReleases } from './served-releases.ts';
import { localOrigins, type Origins } from './security/origins.ts';
import {
  backendHeaders,
  remoteHeaders,
  serviceWorkerHeaders,
  serviceWorkerPath,
  shellHeaders,
  type Headers,
} from './security/security-headers.ts';
import { shellSite, type Site } from './shell-site.ts';
import { welcomeText } from './welcome-text.ts';

/** Evergift, running. */
export interface RunningEvergift {
  /** What the person at the terminal reads. */
  welcome: string;
  /** The same for a log that is kept: no secret, no folder. */
  started: readonly string[];
  /** Where the shell listens, whatever its public address is. */
  listensAt: string;
  /** Where each remote listens that has a port of its own. */
  remotesListenAt: ReadonlyMap<string, string>;
  backend: Pick<Backend, 'auth' | 'engine'>;
  reminders: Pick<ServedReminders, 'sendDigests'>;
  close: () => Promise<void>;
}

/**
 * Serves the built apps and the embedded backend from one origin and one port; with `origins`,
 * every remote from a port of its own, as in production.
 *
 * @param clock milliseconds since 1970, for the reminders
 * @throws PortError, StorageError, RulesFileError
 */
export async function startEvergift(
  options: ServeOptions,
  log: Log,
  clock: () => number = Date.now,
): Promise<RunningEvergift> {
  const servers: Listening[] = [];
  /** Where people reach each remote that has an origin of its own. */
  const remotes = new Map<string, string>();
  const remotesListenAt = new Map<string, string>();
  let shell: Listening | undefined;
  let control: ControlServer | undefined;
  const port = () => shell?.port ?? options.port;
  const publicUrl = () => options.publicUrl ?? publicOrigin(options.host, port());
  const adminToken = options.admin
    ? (process.env['EVERGIFT_ADMIN_TOKEN'] ?? randomBytes(24).toString('base64url'))
    : undefined;
  const mailer =
    options.smtpUrl === undefined ? undefined : createMailer(options.smtpUrl, publicUrl());
  const letters = new LetterBox();
  const backend = await openBackend({
    dataFolder: dataFolderAt(options.dataFolder),
    ...(adminToken !== undefined && { adminToken }),
    publicUrl,
    ownOrigins: () => [...new Set([publicUrl(), ...listeningOrigins(options.host, port())])],
    mailPage: isLoopbackHost(options.host) && options.trustProxy.length === 0,
    trustedProxies: options.trustProxy,
    signUp: options.signUp,
    passwordCost: options.passwordCost,
    ...(mailer && { mailer }),
    otherMails: () => letters.mails,
    isLocal: !options.publicUrl || isLoopbackHost(new URL(options.publicUrl).hostname),
    log,
  });
  const reminders = await serveReminders({
    engine: backend.engine,
    auth: backend.auth,
    trustedProxies: options.trustProxy,
    sendMail: lettersGo({ mailer, letters, backend, clock, log }),
    ...{ publicUrl, clock, log },
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
    await control?.close();
    await Promise.all(servers.map((server) => server.close(() => backend.endStreams())));
    await reminders.close();
    await backend.close();
  };
  try {
    if (options.origins) {
      for (const [name, server] of await serveRemotes(options, servers, origins, log)) {
        remotesListenAt.set(name, server.origin);
        remotes.set(name, remoteUrlOf(options, name) ?? server.origin);
      }
    }
    const site = await shellSite({
      configuration: {
        ...backend.configuration,
        ...(options.previews.length > 0 && { previews: options.previews }),
      },
      remotes: await listedReleases(
        options,
        (name) => remotes.get(name) ?? `/remotes/${name}`,
        log,
      ),
      releases: options.releases,
      withRemotes: !options.origins,
      apps: options.apps,
    });
    const handler = withBackend({ backend, reminders, site, origins, log });
    shell = await listen(handler, options.host, options.port);
    servers.push(shell);
    control = await startControlServer(dataFolderAt(options.dataFolder), (command, out) =>
      runCommand(backend, command, out),
    );
    const demo = options.demo ? await addDemo(backend, new Date()) : undefined;
    return {
      started: [
        `Evergift answers at ${publicUrl()}.`,
        ...waitingMailsOf(backend),
        ...publicAddressNotices(options, publicUrl()),
      ],
      welcome: welcomeText({ options, publicUrl: publicUrl(), remotes, demo, backend, adminToken }),
      listensAt: shell.origin,
      remotesListenAt,
      backend,
      reminders,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const waitingMailsOf = ({ auth }: Backend): string[] => {
  const { count } = auth.waitingMails();
  return count > 0 ? [`${count} mails wait for the mail server.`] : [];
};

const remoteUrlOf = ({ remoteUrl }: ServeOptions, name: string): string | undefined =>
  remoteUrl && remoteAddress(remoteUrl, name);

async function serveRemotes(
  { host, port, apps }: ServeOptions,
  servers: Listening[],
  origins: () => Origins,
  log: Log,
): Promise<ReadonlyMap<string, Listening>> {
  const remotes = new Map<string, Listening>();
  for (const [index, name] of remoteNames.entries()) {
    const own = port === 0 ? 0 : port + index + 1;
    const site = guarded(remoteSite(name, apps), () => remoteHeaders(origins()), log);
    const server = await listen(site, host, own);
    servers.push(server);
    remotes.set(name, server);
  }
  return remotes;
}

interface Handled {
  backend: Backend;
  reminders: ServedReminders;
  site: Site;
  origins: () => Origins;
  log: Log;
}

function withBackend({ backend, reminders, site, origins, log }: Handled) {
  const headersOf = ({ url }: IncomingMessage) =>
    url === serviceWorkerPath ? serviceWorkerHeaders(origins()) : shellHeaders(origins());
  const shell = guarded(site, headersOf, log);
  return (request: IncomingMessage, response: ServerResponse) => {
    setHeaders(response, backendHeaders(origins()));
    if (request.url === '/health') return void answerHealth(backend.health, response, log);
    if (backend.handle(request, response) || reminders.handle(request, response)) return;
    shell(request, response);
  };
}

function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Refuses a request that names two hosts. An unexpected error costs its request, never the server. */
const guarded =
  (site: Site, headersFor: (request: IncomingMessage) => Headers, log: Log) =>
  (request: IncomingMessage, response: ServerResponse) => {
    setHeaders(response, headersFor(request));
    if (namesTwoHosts(request)) return sendText(response, 400, 'The request names two hosts.');
    site(request, response).catch((error: unknown) => {
      log(`A page could not be answered: ${error instanceof Error ? error.stack : String(error)}`);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'This request failed; the terminal says why.');
    });
  };
