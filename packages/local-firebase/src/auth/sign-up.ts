import { randomBytes, randomInt } from 'node:crypto';
import type { Account } from './account.ts';
import { AuthError, notOffered } from './auth-error.ts';
import type { AuthContext, Operation } from './auth-context.ts';
import { openSession, requireEmail } from './identity.ts';
import { requirePolicy } from './password-policy.ts';
import { profileText } from './profile.ts';
import type { Transaction } from './durable-tables.ts';

export interface NewAccount {
  localId?: string;
  email?: string;
  password?: string;
  displayName?: string;
  photoUrl?: string;
  emailVerified?: boolean;
  disabled?: boolean;
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
 * Stores a new account, whose address is normalised already; `also` joins the same transaction.
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
    if (profile.email && accounts.byEmail(profile.email)) throw new AuthError('EMAIL_EXISTS');
  };
  if (password !== undefined) requirePolicy(password);
  refuseTaken();
  const hash = password === undefined ? undefined : await context.hasher.hash(password);
  return context.transact((transaction) => {
    refuseTaken();
    const account: Account = {
      ...profile,
      localId,
      emailVerified: details.emailVerified ?? false,
      createdAt,
      validSince: Math.floor(context.clock() / 1000),
      sessionGeneration: randomInt(2 ** 40),
      ...(hash && { password: hash, passwordUpdatedAt: context.clock() }),
      ...(signedInAt !== undefined && { lastLoginAt: signedInAt, lastRefreshAt: signedInAt }),
    };
    transaction.put(accounts, localId, account);
    return { account, result: also(transaction, account) };
  });
};

/** accounts:signUp, and with privilege projects.accounts. */
export const signUp: Operation = async (context, fields, source) => {
  const displayName = profileText(fields, 'displayName');
  const photoUrl = profileText(fields, 'photoUrl');
  const profile = { ...(displayName && { displayName }), ...(photoUrl && { photoUrl }) };
  const kind = 'identitytoolkit#SignupNewUserResponse';
  if (source.privileged) {
    const localId = fields.text('localId');
    const password = fields.text('password');
    const { account } = await storeNewAccount(
      context,
      {
        ...profile,
        ...(localId !== undefined && { localId }),
        ...(fields.has('email') && { email: requireEmail(fields) }),
        ...(password !== undefined && { password }),
        ...(fields.flag('disabled') && { disabled: true }),
        emailVerified: fields.flag('emailVerified') ?? false,
      },
      () => undefined,
    );
    return { kind, localId: account.localId, email: account.email, displayName };
  }
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
    { ...profile, email, password },
    (transaction, created) => openSession(context, transaction, created, Math.floor(now / 1000)),
    now,
  );
  return { kind, localId: account.localId, email, displayName, ...result };
};
