import type { IncomingMessage, ServerResponse } from 'node:http';
import { createAuth, type AuthBackend, type AuthOptions } from './auth/create-auth.ts';
import { isPagePath } from './auth/pages.ts';
import { isServicePath } from './auth/routes.ts';
import { openEngine, type OwnedEngine } from './firestore/engine.ts';
import { StatusError } from './firestore/types.ts';
import { answerError } from './http/answer-json.ts';
import { RequestError } from './http/read-body.ts';
import { FirestoreService } from './server/firestore-service.ts';
import { createOriginPolicy } from './server/origin-policy.ts';
import { ProjectRules } from './server/project-rules.ts';
import { loadRulesFile, watchRulesFile } from './server/rules-file.ts';
import { createTokenAuthentication } from './server/token-authentication.ts';
import type { Ruleset } from './rules/types.ts';
import type { KeyValueStore } from './storage/key-value-store.ts';
import { openLevelStore } from './storage/level-store.ts';
import { openMemoryStore } from './storage/memory-store.ts';
import type { SessionTimes } from './webchannel/session.ts';

export interface LocalBackendOptions {
  /** Auth serves this project alone; Firestore keeps the projects apart by name. */
  projectId: string;
  /** Where the data lies, created when it is missing; undefined keeps everything in memory. */
  dataFolder?: string;
  /** The path of `firestore.rules`; a change is taken over at once. */
  rulesFile: string;
  /** Where people reach this server, such as `http://localhost:4200`; a function when not known yet. */
  publicUrl: string | (() => string);
  /** Origins whose pages may call, besides the server's own. */
  origins?: readonly string[];
  /** One message for the person at the terminal. */
  log: (message: string) => void;
  /**
   * For tests: `Bearer owner` from this machine is an administrator, and rules and documents can be
   * replaced over HTTP. Whoever reaches it owns the data.
   */
  admin?: boolean;
  /** For tests: tokens without a signature are believed. */
  unsignedTokens?: boolean;
  /** Names `w1`, `w2`, … for back channels of pages on `localhost` (8); 0 turns them off. */
  hostPrefixCount?: number;
  /** Times of the WebChannel's sessions, shortened in tests. */
  sessionTimes?: Partial<SessionTimes>;
  /** What Auth is told besides. */
  auth?: Pick<
    AuthOptions,
    'sendMail' | 'limits' | 'passwordCost' | 'tokenLifetimeSeconds' | 'recentSignInSeconds'
  >;
}

/** Firestore and Auth, to be mounted in a server of the caller's. */
export interface LocalBackend {
  /** Answers the request and says true when its path is the backend's; never throws. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  readonly engine: OwnedEngine;
  readonly auth: AuthBackend;
  /** Ends all streams, waits for running commits and closes the store. */
  close(): Promise<void>;
}

/**
 * Opens the data and answers Firestore and Auth over it.
 * @throws RulesFileError, StorageError
 */
export async function createLocalBackend(options: LocalBackendOptions): Promise<LocalBackend> {
  const loaded = loadRulesFile(options.rulesFile);
  const { dataFolder } = options;
  const store = dataFolder === undefined ? openMemoryStore() : await openLevelStore(dataFolder);
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
  const { log, projectId, publicUrl, rulesFile, admin = false, unsignedTokens = false } = options;
  const rules = new ProjectRules(loaded.ruleset);
  const { origins = [] } = options;
  const engine = await openEngine({
    store,
    rules,
    reportError: (error) => log(`A listener failed: ${stackOf(error)}`),
  });
  const policy = createOriginPolicy(origins);
  const authOrigins = [...origins];
  const auth = await createAuth({
    ...options.auth,
    store,
    projectId,
    log,
    publicUrl,
    admin,
    allowedOrigins: authOrigins,
  });
  const firestore = new FirestoreService({
    engine,
    authenticate: createTokenAuthentication({
      verifyToken: auth.verifyToken,
      admin,
      unsignedTokens,
    }),
    replaceRules(project, ruleset) {
      rules.replaceProject(project, ruleset);
      engine.setRules(rules);
    },
    log,
    admin,
    ...(options.sessionTimes && { times: options.sessionTimes }),
    ...(options.hostPrefixCount !== undefined && { hostPrefixCount: options.hostPrefixCount }),
  });
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
      if (!firestore.owns(url.pathname)) {
        // Auth has a list of its own; what was admitted here may call there.
        const { origin } = request.headers;
        if (origin !== undefined && !authOrigins.includes(origin)) authOrigins.push(origin);
        await auth.handle(request, response, url);
      } else if (request.method === 'OPTIONS') policy.answerPreflight(request, response);
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
    handle(request, response) {
      const url = parseUrl(request.url);
      if (!url || !(firestore.owns(url.pathname) || isAuthPath(url.pathname))) return false;
      void answer(request, response, url);
      return true;
    },
    async close() {
      stopWatching();
      firestore.close();
      await engine.close();
      await store.close();
    },
  };
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
