import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import { createAuth, type AuthBackend, type AuthOptions } from './auth/create-auth.ts';
import { isPagePath } from './auth/pages.ts';
import { isServicePath } from './auth/routes.ts';
import { openEngine } from './firestore/engine.ts';
import { startHousekeeping } from './firestore/housekeeping.ts';
import { StatusError, type FirestoreEngine } from './firestore/types.ts';
import { createAdministration, EMULATOR_TOKEN } from './http/administration.ts';
import { answerError } from './http/answer-json.ts';
import { isLoopbackHost, listeningOrigins } from './http/loopback.ts';
import { RequestError } from './http/read-body.ts';
import { createTrustedProxies } from './http/trusted-proxies.ts';
import { FirestoreService } from './server/firestore-service.ts';
import { createOriginPolicy } from './server/origin-policy.ts';
import { loadRulesFile, ProjectRules, watchRulesFile } from './server/rules-file.ts';
import { createTokenAuthentication } from './server/token-authentication.ts';
import type { Ruleset } from './rules/types.ts';
import type { KeyValueStore } from './storage/key-value-store.ts';
import { exportData } from './storage/export-data.ts';
import { openLevelStore } from './storage/level-store.ts';
import { openMemoryStore } from './storage/memory-store.ts';
import { createHostPrefixes } from './webchannel/host-prefix.ts';
import type { SessionTimes } from './webchannel/session.ts';

export interface LocalBackendOptions {
  /** Auth serves this project alone; Firestore keeps the projects apart by name. */
  projectId: string;
  /** The data folder, created when it is missing; undefined keeps everything in memory. */
  dataFolder?: string;
  /** The path of `firestore.rules`; a change of the file applies at once. */
  rulesFile: string;
  /** Where people reach this server, such as `http://localhost:4200`; a function when not known yet. */
  publicUrl: string | (() => string);
  /**
   * The origins at which this server is reached and serves its own pages. `publicUrl`'s when left
   * out, and if that is an address of this machine alone, its other names (`localhost`, `127.0.0.1`).
   */
  ownOrigins?: () => readonly string[];
  /** Origins whose pages may call, besides the server's own. */
  origins?: readonly string[];
  /**
   * Addresses and networks of the reverse proxies whose forwarded headers count (`127.0.0.1`,
   * `172.16.0.0/12`). Without them limits count the address of the connection.
   */
  trustedProxies?: readonly string[];
  /** One message for the person at the terminal. */
  log: (message: string) => void;
  /**
   * For tests: `Bearer <adminToken>` is an administrator, and rules and documents can be replaced over
   * HTTP, while `publicUrl` is an address of this machine alone. Whoever reaches it owns the data, also
   * through a reverse proxy: with the token `owner`, never run it behind one.
   */
  admin?: boolean;
  /** `owner` when left out, as the official emulator's and its clients'. */
  adminToken?: string;
  /**
   * Shows the mails that are not sent at `mailPageUrl()`, whose address contains a secret. Only for a
   * server that listens on this machine alone; off while `publicUrl` is an address of other machines.
   */
  mailPage?: boolean;
  /** For tests: tokens without a signature are believed. */
  unsignedTokens?: boolean;
  /** Names `w1`, `w2`, … for back channels of pages on `localhost` (8); 0 turns them off. */
  hostPrefixCount?: number;
  /** Times of the WebChannel's sessions, shortened in tests. */
  sessionTimes?: Partial<SessionTimes>;
  /** Further options of Auth. */
  auth?: Pick<
    AuthOptions,
    | 'appName'
    | 'clock'
    | 'sendMail'
    | 'otherMails'
    | 'signUp'
    | 'limits'
    | 'passwordCost'
    | 'tokenLifetimeSeconds'
    | 'recentSignInSeconds'
  >;
}

/** Firestore and Auth, to be mounted in a server of the caller's. */
export interface LocalBackend {
  /** Answers the request and resolves to true when its path is the backend's; never throws. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  readonly engine: FirestoreEngine;
  readonly auth: AuthBackend;
  /** The whole address of the mail page with its secret; undefined when there is none. */
  mailPageUrl(): string | undefined;
  /** Where pages on `localhost` fetch their back channels: they belong into `connect-src`. */
  backChannelOrigins(): string[];
  /** Resolves when the data can be read and written. @throws StorageError and errors of the disk */
  health(): Promise<void>;
  /** Writes all data of this moment as one file (`restoreFolder` reads it), also while others write. */
  backUp(writable: Writable): Promise<void>;
  /** Ends the streams of all pages, so that a server can wait for its running requests. */
  endStreams(): void;
  /** Ends all streams, waits for running commits and closes the store. */
  close(): Promise<void>;
}

/**
 * Opens the data and serves Firestore and Auth.
 * @throws RulesFileError, StorageError, ProxyAddressError
 */
export async function createLocalBackend(options: LocalBackendOptions): Promise<LocalBackend> {
  const loaded = loadRulesFile(options.rulesFile);
  const { dataFolder } = options;
  const store =
    dataFolder === undefined ? openMemoryStore() : await openLevelStore(dataFolder, options.log);
  try {
    return await openBackend(options, store, loaded);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function openBackend(
  options: LocalBackendOptions,
  store: KeyValueStore,
  loaded: { ruleset: Ruleset; source: string },
): Promise<LocalBackend> {
  const { log, projectId, rulesFile, unsignedTokens = false } = options;
  const publicUrl = () =>
    typeof options.publicUrl === 'string' ? options.publicUrl : options.publicUrl();
  const ownOrigins = options.ownOrigins ?? (() => originsAt(publicUrl()));
  const origins = () => [...ownOrigins(), ...(options.origins ?? [])];
  const proxies = createTrustedProxies(options.trustedProxies);
  const hostPrefixes = createHostPrefixes(options.hostPrefixCount ?? 8, ownOrigins);
  const policy = createOriginPolicy({ origins, otherNames: hostPrefixes.origins, proxies });
  const administration = createAdministration(
    options.admin ? (options.adminToken ?? EMULATOR_TOKEN) : undefined,
    publicUrl,
  );
  const mailPageSecret =
    options.mailPage && !options.auth?.sendMail ? randomBytes(24).toString('base64url') : undefined;
  const rules = new ProjectRules(loaded.ruleset);
  const engine = await openEngine({
    store,
    rules,
    reportError: (error) => log(`A listener failed: ${stackOf(error)}`),
  });
  const auth = await createAuth({
    ...options.auth,
    store,
    projectId,
    log,
    publicUrl,
    administration,
    proxies,
    allowedOrigins: origins,
    ...(mailPageSecret !== undefined && { mailPageSecret }),
  });
  const firestore = new FirestoreService({
    engine,
    authenticate: createTokenAuthentication({
      verifyToken: auth.verifyToken,
      onAccountChange: auth.onAccountChange,
      administration,
      unsignedTokens,
    }),
    replaceRules(project, ruleset) {
      rules.replaceProject(project, ruleset);
      engine.setRules(rules);
    },
    log,
    administration,
    hostPrefixes,
    proxies,
    ...(options.sessionTimes && { times: options.sessionTimes }),
  });
  const stopHousekeeping = await startHousekeeping(engine, store, log);
  const stopWatching = watchRulesFile(
    rulesFile,
    loaded.source,
    (ruleset) => {
      rules.replaceFile(ruleset);
      engine.setRules(rules);
    },
    log,
  );

  const answer = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    try {
      policy.admit(request, response);
      if (request.method === 'OPTIONS') policy.answerPreflight(request, response);
      else if (!firestore.owns(url.pathname)) await auth.handle(request, response, url);
      else await firestore.handle(request, response, url);
    } catch (error) {
      if (!(error instanceof StatusError) && !(error instanceof RequestError)) {
        log(`${request.method} ${url.pathname} failed: ${stackOf(error)}`);
      }
      answerError(response, error);
    }
  };

  return {
    engine,
    auth,
    mailPageUrl: () => mailPageUrl(publicUrl(), mailPageSecret),
    backChannelOrigins: hostPrefixes.origins,
    health: () => store.probe(),
    endStreams: () => firestore.close(),
    backUp: (writable) => exportData(store, writable),
    handle(request, response) {
      const url = parseUrl(request.url);
      if (!url || !(firestore.owns(url.pathname) || isAuthPath(url.pathname))) return false;
      void answer(request, response, url);
      return true;
    },
    async close() {
      stopHousekeeping();
      stopWatching();
      firestore.close();
      await auth.close();
      await engine.close();
      await store.close();
    },
  };
}

function mailPageUrl(publicUrl: string, secret: string | undefined): string | undefined {
  if (secret === undefined || !isLoopbackHost(new URL(publicUrl).hostname)) return undefined;
  return new URL(`/emulator/mail?secret=${secret}`, publicUrl).href;
}

function originsAt(publicUrl: string): string[] {
  const { hostname, origin, port, protocol } = new URL(publicUrl);
  const isLocal = protocol === 'http:' && isLoopbackHost(hostname);
  return isLocal
    ? [...new Set([origin, ...listeningOrigins(hostname, Number(port || 80))])]
    : [origin];
}

const isAuthPath = (path: string): boolean => {
  const decoded = path.replaceAll(/%3a/gi, ':');
  return isServicePath(decoded) || isPagePath(decoded);
};

function parseUrl(target: string | undefined): URL | undefined {
  const url = `http://backend${target ?? ''}`;
  if (!target?.startsWith('/') || !URL.canParse(url)) return undefined;
  return new URL(url);
}

function stackOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(stackOf).join('\n');
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
