import { randomBytes, randomInt } from 'node:crypto';
import type { Account } from './account.ts';
import { AuthError, notOffered } from './auth-error.ts';
import type { AuthContext, Operation } from './auth-context.ts';
import { displayNameOf, openSession, requireEmail } from './identity.ts';
import { requirePolicy } from './password-policy.ts';
import type { Transaction } from './durable-tables.ts';

export interface NewAccount {
  localId?: string;
  /** Normalised. */
  email: string;
  password: string;
  displayName?: string;
  emailVerified?: boolean;
  /** Milliseconds since 1970; now when absent. */
  createdAt?: number;
}

const LOCAL_ID = /^[\x21-\x7e]{1,128}$/;

/** 28 letters and digits, as the service makes them. */
const makeLocalId = (): string => {
  let id = '';
  while (id.length < 28)
    id += randomBytes(32)
      .toString('base64')
      .replace(/[^A-Za-z0-9]/g, '');
  return id.slice(0, 28);
};

/**
 * Stores a new account; `also` joins the same transaction.
 * @throws AuthError EMAIL_EXISTS, DUPLICATE_LOCAL_ID, INVALID_LOCAL_ID or a password's refusal
 */
export const storeNewAccount = async <R>(
  context: AuthContext,
  details: NewAccount,
  also: (transaction: Transaction, account: Account) => R,
  signedInAt?: number,
): Promise<{ account: Account; result: R }> => {
  const { accounts } = context;
  const { password, createdAt = context.clock(), localId = makeLocalId(), ...profile } = details;
  if (!LOCAL_ID.test(localId)) throw new AuthError('INVALID_LOCAL_ID');
  const refuseTaken = (): void => {
    if (accounts.get(localId)) throw new AuthError('DUPLICATE_LOCAL_ID');
    // The service says so under enumeration protection too: sign-up cannot hide it.
    if (accounts.byEmail(profile.email)) throw new AuthError('EMAIL_EXISTS');
  };
  requirePolicy(password);
  refuseTaken();
  const hash = await context.hasher.hash(password);
  return context.transact((transaction) => {
    refuseTaken();
    const account: Account = {
      ...profile,
      localId,
      emailVerified: details.emailVerified ?? false,
      createdAt,
      validSince: Math.floor(context.clock() / 1000),
      sessionGeneration: randomInt(2 ** 40),
      password: hash,
      passwordUpdatedAt: context.clock(),
      ...(signedInAt !== undefined && { lastLoginAt: signedInAt, lastRefreshAt: signedInAt }),
    };
    transaction.put(accounts, localId, account);
    return { account, result: also(transaction, account) };
  });
};

/** accounts:signUp */
export const signUp: Operation = async (context, fields, source) => {
  const displayName = displayNameOf(fields);
  // As the service says while its console has sign-up turned off.
  if (context.signUp !== 'open') {
    throw new AuthError('ADMIN_ONLY_OPERATION', 'New accounts need an invitation here.');
  }
  if (fields.has('localId')) throw new AuthError('UNEXPECTED_PARAMETER', 'User ID');
  if (fields.has('idToken')) throw notOffered('Linking an account');
  if (!fields.has('email') && !fields.has('password')) throw notOffered('Anonymous sign-in');
  if (!fields.text('email')) throw new AuthError('MISSING_EMAIL');
  const email = requireEmail(fields);
  const password = fields.text('password');
  if (!password) throw new AuthError('MISSING_PASSWORD');
  if (!context.limiters.signUpByAddress.take(source.address)) {
    throw new AuthError('TOO_MANY_ATTEMPTS_TRY_LATER');
  }
  const now = context.clock();
  const { account, result } = await storeNewAccount(
    context,
    { email, password, ...(displayName && { displayName }) },
    (transaction, created) => openSession(context, transaction, created, Math.floor(now / 1000)),
    now,
  );
  const kind = 'identitytoolkit#SignupNewUserResponse';
  return { kind, localId: account.localId, email, displayName, ...result };
};
