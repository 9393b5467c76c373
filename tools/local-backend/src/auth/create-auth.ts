import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KeyValueStore } from '../storage/key-value-store.ts';
import { withSessionsEnded } from './account.ts';
import { openAccounts } from './accounts.ts';
import { openActionCodes, type ActionCode } from './action-codes.ts';
import { createAttemptLimiter, type AttemptLimit } from './attempt-limiter.ts';
import { AuthError } from './auth-error.ts';
import type { AuthContext, ProjectSettings } from './auth-context.ts';
import { clearAccounts } from './clear-accounts.ts';
import { createTransact, openTable } from './durable-tables.ts';
import { normalizeEmailAddress } from './email-address.ts';
import { identify } from './identity.ts';
import { createIdTokens, type TokenRefusal } from './id-token.ts';
import { composeMail, type Mail } from './mail.ts';
import { isPagePath, servePage } from './pages.ts';
import { createPasswordHasher } from './password-hashing.ts';
import { isServicePath } from './routes.ts';
import { serve } from './service.ts';
import { openSessions } from './sessions.ts';
import { loadSigningSecrets } from './signing-key.ts';
import { storeNewAccount } from './sign-up.ts';

export interface AuthLimits {
  /** Failed sign-ins for one address book entry, known or not. */
  signInByAccount: AttemptLimit;
  /** Failed sign-ins from one network address. */
  signInByAddress: AttemptLimit;
  signUpByAddress: AttemptLimit;
  mailByAccount: AttemptLimit;
  mailByAddress: AttemptLimit;
}

export interface AuthOptions {
  /** Accounts, sessions, codes and the signing key lie under `auth/`. */
  store: KeyValueStore;
  projectId: string;
  /** Milliseconds since 1970. */
  clock?: () => number;
  /** One line for the terminal; holds the links of mails unless `sendMail` is given. */
  log: (line: string) => void;
  /** Where people reach this server, for the links in mails; a function when the port is not known yet. */
  publicUrl: string | (() => string);
  /** Origins of the app whose pages may call the service, besides `publicUrl`'s own. */
  allowedOrigins?: readonly string[];
  /**
   * Opens the official emulator's administration (`Bearer owner`, `/emulator/v1/…`) to requests made
   * on this machine. Whoever can reach it owns every account: for tests only.
   */
  admin?: boolean;
  /** Sends a mail for real. Without it mails appear at /emulator/mail, on this machine only. */
  sendMail?: (mail: Mail) => Promise<void>;
  limits?: Partial<AuthLimits>;
  /** scrypt's N; 2^15 unless a test needs less. */
  passwordCost?: number;
  /** 3600 as in the service. */
  tokenLifetimeSeconds?: number;
  /** How old a sign-in may be for changing the password or deleting the account: 300 s as in the service. */
  recentSignInSeconds?: number;
}

export type TokenVerdict =
  { ok: true; uid: string; token: Record<string, unknown> } | { ok: false; reason: TokenRefusal };

export interface AccountDetails {
  email: string;
  password: string;
  displayName?: string;
  emailVerified?: boolean;
  /** Milliseconds since 1970. */
  createdAt?: number;
  /** Made up when absent. */
  uid?: string;
}

export interface AuthBackend {
  /** Answers the request and resolves to true when its path is the identity service's. Never throws. */
  handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean>;
  /**
   * Checks an ID token: ours, for this project, not expired, and its account neither deleted nor
   * disabled, nor its sessions ended since.
   */
  verifyToken(idToken: string): TokenVerdict;
  /** @throws AuthError EMAIL_EXISTS, INVALID_EMAIL or a password's refusal */
  createAccount(details: AccountDetails): Promise<{ uid: string }>;
  findAccount(email: string): { uid: string; emailVerified: boolean } | undefined;
  /** Signs an account out everywhere. @throws AuthError USER_NOT_FOUND */
  endSessions(uid: string): Promise<void>;
  /** Removes every account, session and mail. */
  clear(): Promise<void>;
}

const MINUTE = 60_000;
const DEFAULT_LIMITS: AuthLimits = {
  signInByAccount: { attempts: 10, windowMs: 5 * MINUTE },
  signInByAddress: { attempts: 200, windowMs: 5 * MINUTE },
  signUpByAddress: { attempts: 500, windowMs: 60 * MINUTE },
  mailByAccount: { attempts: 20, windowMs: 60 * MINUTE },
  mailByAddress: { attempts: 200, windowMs: 60 * MINUTE },
};

const DEFAULT_PASSWORD_COST = 2 ** 15;

/** Loads the accounts and answers the identity service over them. */
export const createAuth = async (options: AuthOptions): Promise<AuthBackend> => {
  const { store, projectId, log, sendMail, clock = Date.now, admin = false } = options;
  const { tokenLifetimeSeconds = 3600, recentSignInSeconds = 300 } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const limiter = (name: keyof AuthLimits) => createAttemptLimiter(limits[name], clock);
  const secrets = await loadSigningSecrets(store);
  const accounts = await openAccounts(store);

  const deliver = (code: ActionCode): void => {
    const mail = composeMail(code);
    if (!sendMail) return log(`Mail to ${mail.to}: ${mail.subject}: ${mail.link}`);
    // Not waited for: the time and the outcome would tell whether the address has an account.
    sendMail(mail).catch((error: unknown) => log(`A mail could not be sent: ${String(error)}`));
  };

  const context: AuthContext = {
    projectId,
    clock,
    tokenLifetimeSeconds,
    recentSignInSeconds,
    accounts,
    sessions: await openSessions({
      store,
      secret: secrets.refreshTokens,
      clock,
      accountById: (localId) => accounts.get(localId),
    }),
    codes: await openActionCodes(store, clock),
    settings: await openTable<ProjectSettings>(store, 'auth/settings/'),
    silences: await openTable<number>(store, 'auth/silence/'),
    transact: createTransact(store),
    hasher: createPasswordHasher({ cost: options.passwordCost ?? DEFAULT_PASSWORD_COST }),
    idTokens: createIdTokens({
      secret: secrets.idTokens,
      projectId,
      clock,
      lifetimeSeconds: tokenLifetimeSeconds,
    }),
    limiters: {
      signInByAccount: limiter('signInByAccount'),
      signInByAddress: limiter('signInByAddress'),
      signUpByAddress: limiter('signUpByAddress'),
      mailByAccount: limiter('mailByAccount'),
      mailByAddress: limiter('mailByAddress'),
    },
    allowedOrigins: options.allowedOrigins ?? [],
    publicUrl: () =>
      typeof options.publicUrl === 'string' ? options.publicUrl : options.publicUrl(),
    deliver,
  };

  return {
    handle: async (request, response, url) => {
      // The SDK leaves the colon as it is; other clients may not.
      const path = url.pathname.replaceAll(/%3a/gi, ':');
      if (isServicePath(path)) {
        await serve(context, { admin, log }, request, response, url, path);
        return true;
      }
      if (!isPagePath(path)) return false;
      await servePage(context, { mailbox: !sendMail, log }, request, response, url);
      return true;
    },
    verifyToken: (idToken) => {
      const identity = identify(context, idToken);
      return identity.ok
        ? { ok: true, uid: identity.account.localId, token: identity.claims }
        : identity;
    },
    createAccount: async ({ uid, email: text, ...details }) => {
      const email = normalizeEmailAddress(text);
      if (email === undefined) throw new AuthError('INVALID_EMAIL');
      const named = { ...details, email, ...(uid !== undefined && { localId: uid }) };
      const { account } = await storeNewAccount(context, named, () => undefined);
      return { uid: account.localId };
    },
    findAccount: (text) => {
      const email = normalizeEmailAddress(text);
      const account = email === undefined ? undefined : accounts.byEmail(email);
      return account && { uid: account.localId, emailVerified: account.emailVerified };
    },
    endSessions: (uid) =>
      context.transact((transaction) => {
        const account = accounts.get(uid);
        if (!account) throw new AuthError('USER_NOT_FOUND');
        transaction.put(accounts, uid, withSessionsEnded(account, clock()));
        context.sessions.forget(transaction, uid);
      }),
    clear: () => clearAccounts(context),
  };
};
