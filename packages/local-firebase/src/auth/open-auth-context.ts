import { openAccounts } from './account.ts';
import { openActionCodes, type ActionCode } from './action-codes.ts';
import { createAttemptLimiter } from './attempt-limiter.ts';
import type { AuthContext } from './auth-context.ts';
import type { AuthLimits, AuthOptions } from './auth-options.ts';
import { createTransact, openTable } from './durable-tables.ts';
import { createIdTokens } from './id-token.ts';
import { createTrustedProxies } from '../http/trusted-proxies.ts';
import { openInvitations } from './invitations.ts';
import { composeMail } from './mail.ts';
import { openOutbox } from './outbox.ts';
import { createPasswordHasher } from './password-hashing.ts';
import { openSessions } from './sessions.ts';
import { loadSigningSecrets } from './signing-key.ts';

const MINUTE = 60_000;
const DEFAULT_LIMITS: AuthLimits = {
  signInByAccount: { attempts: 10, windowMs: 5 * MINUTE },
  signInByAddress: { attempts: 200, windowMs: 5 * MINUTE },
  signUpByAddress: { attempts: 500, windowMs: 60 * MINUTE },
  mailByAccount: { attempts: 20, windowMs: 60 * MINUTE },
  mailByAddress: { attempts: 200, windowMs: 60 * MINUTE },
};

const DEFAULT_PASSWORD_COST = 2 ** 15;

/** Loads what is stored under `auth/` and puts together what the operations share. */
export const openAuthContext = async (options: AuthOptions): Promise<AuthContext> => {
  const { store, projectId, log, sendMail, clock = Date.now } = options;
  const { tokenLifetimeSeconds = 3600, recentSignInSeconds = 300 } = options;
  const { proxies = createTrustedProxies() } = options;
  const publicUrl = (): string =>
    typeof options.publicUrl === 'string' ? options.publicUrl : options.publicUrl();
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const limiter = (name: keyof AuthLimits) => createAttemptLimiter(limits[name], clock);
  const secrets = await loadSigningSecrets(store);
  const accounts = await openAccounts(store);

  const codes = await openActionCodes(store, clock);
  const transact = createTransact(store);
  const { appName } = options;
  const outbox =
    sendMail &&
    (await openOutbox({ store, transact, codes, accounts, clock, appName, log, sendMail }));

  const whereToRead =
    options.mailPageSecret === undefined
      ? 'The mail page is off.'
      : 'It is on the mail page, whose address was printed at the start.';
  const deliver = (code: ActionCode): void => {
    const mail = composeMail(code, options.appName);
    if (!outbox) return log(`Mail to ${mail.to}, not sent: ${mail.subject}. ${whereToRead}`);
    // The request does not wait for the mail: its time and its outcome would show whether the
    // address has an account.
    void outbox.deliver();
  };

  return {
    projectId,
    appName: options.appName,
    otherMails: options.otherMails ?? (() => []),
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
    codes,
    outbox,
    signUp: options.signUp ?? 'open',
    invitations: await openInvitations(store, clock),
    silences: await openTable<number>(store, 'auth/silence/'),
    transact,
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
    allowedOrigins: () => [...(options.allowedOrigins?.() ?? []), new URL(publicUrl()).origin],
    publicUrl,
    clientAddress: proxies.clientAddress,
    deliver,
  };
};
