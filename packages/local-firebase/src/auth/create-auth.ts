import type { IncomingMessage, ServerResponse } from 'node:http';
import { createAdministration } from '../http/administration.ts';
import { withSessionsEnded } from './account.ts';
import { AuthError } from './auth-error.ts';
import type { AuthOptions } from './auth-options.ts';
import { administerAccounts, type AccountAdministration } from './account-administration.ts';
import { normalizeEmailAddress } from './email-address.ts';
import { identify } from './identity.ts';
import type { TokenRefusal } from './id-token.ts';
import { openAuthContext } from './open-auth-context.ts';
import type { WaitingMails } from './outbox.ts';
import { isPagePath, servePage } from './pages.ts';
import { isServicePath } from './routes.ts';
import { serve } from './service.ts';
import { storeNewAccount } from './sign-up.ts';

export type { AuthOptions } from './auth-options.ts';
export type TokenVerdict =
  | { ok: true; uid: string; token: Record<string, unknown> }
  | { ok: false; reason: TokenRefusal };

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

export interface AuthBackend extends AccountAdministration {
  /** Answers the request and resolves to true when its path is the identity service's. Never throws. */
  handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean>;
  /**
   * Checks an ID token: ours, for this project, not expired, and its account neither deleted nor
   * disabled, nor its sessions ended since.
   */
  verifyToken(idToken: string): TokenVerdict;
  /**
   * Calls back with an account's id after each change of it, such as its deletion or a new password.
   * Returns the end of it.
   */
  onAccountChange(listener: (uid: string) => void): () => void;
  /** @throws AuthError EMAIL_EXISTS, INVALID_EMAIL or a password's refusal */
  createAccount(details: AccountDetails): Promise<{ uid: string }>;
  findAccount(email: string): { uid: string; emailVerified: boolean } | undefined;
  /** Signs an account out everywhere. @throws AuthError USER_NOT_FOUND */
  endSessions(uid: string): Promise<void>;
  /** Mails that the mail server has not taken yet. */
  waitingMails(): WaitingMails;
  /** Tries now to send the mails that are due; they are also tried by themselves. */
  deliverMails(): Promise<void>;
  /** Waits for the mail that is on its way; no other is sent any more. */
  close(): Promise<void>;
}

const NO_ADMINISTRATION = createAdministration(undefined, () => '');

/** Loads the accounts and serves the identity service. */
export const createAuth = async (options: AuthOptions): Promise<AuthBackend> => {
  const { log, sendMail, administration = NO_ADMINISTRATION } = options;
  const mailPageSecret = sendMail ? undefined : options.mailPageSecret;
  const context = await openAuthContext(options);
  const { accounts, clock } = context;

  return {
    ...administerAccounts(context),
    handle: async (request, response, url) => {
      // The SDK leaves the colon as it is; other clients may not.
      const path = url.pathname.replaceAll(/%3a/gi, ':');
      if (isServicePath(path)) {
        await serve(context, { administration, log }, request, response, path);
        return true;
      }
      if (!isPagePath(path)) return false;
      await servePage(context, { mailPageSecret, log }, request, response, url);
      return true;
    },
    verifyToken: (idToken) => {
      const identity = identify(context, idToken);
      return identity.ok
        ? { ok: true, uid: identity.account.localId, token: identity.claims }
        : identity;
    },
    onAccountChange: accounts.onChange,
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
    waitingMails: () => context.outbox?.waiting() ?? { count: 0 },
    deliverMails: async () => context.outbox?.deliver(),
    close: async () => context.outbox?.close(),
  };
};
