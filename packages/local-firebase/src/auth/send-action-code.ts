import type { Account } from './account.ts';
import type { ActionCode, ActionKind } from './action-codes.ts';
import { actionLink, isActionKind } from './action-link.ts';
import { AuthError, notOffered } from './auth-error.ts';
import { hidesAccounts, type AuthContext, type Operation } from './auth-context.ts';
import { isAllowedContinueUrl } from './continue-url.ts';
import { requireEmail, requireIdentity, requireRecentSignIn } from './identity.ts';
import type { RequestFields } from './request-fields.ts';

interface Mail {
  /** Undefined when nothing is to be sent and nobody may know. */
  account: Account | undefined;
  email: string;
  newEmail?: string;
}

/** Whose mail it is and where it goes. @throws AuthError */
const addressee = (
  context: AuthContext,
  fields: RequestFields,
  kind: ActionKind,
  byAddress: boolean,
): Mail => {
  if (kind === 'PASSWORD_RESET' || byAddress) {
    const email = requireEmail(fields);
    const account = context.accounts.byEmail(email);
    if (!account && !(kind === 'PASSWORD_RESET' && hidesAccounts(context))) {
      throw new AuthError(kind === 'PASSWORD_RESET' ? 'EMAIL_NOT_FOUND' : 'USER_NOT_FOUND');
    }
    const sendable = account?.disabled ? undefined : account;
    if (kind !== 'VERIFY_AND_CHANGE_EMAIL') return { account: sendable, email };
    return {
      account: sendable,
      email,
      newEmail: requireEmail(fields, 'newEmail', 'MISSING_NEW_EMAIL'),
    };
  }
  if (kind === 'VERIFY_AND_CHANGE_EMAIL' && !fields.has('newEmail')) {
    throw new AuthError('MISSING_NEW_EMAIL');
  }
  const { account, claims } = requireIdentity(context, fields);
  if (account.email === undefined) throw new AuthError('MISSING_EMAIL');
  if (kind === 'VERIFY_EMAIL') return { account, email: account.email };
  requireRecentSignIn(context, claims);
  const newEmail = requireEmail(fields, 'newEmail');
  const taken = context.accounts.byEmail(newEmail) !== undefined;
  if (taken && !hidesAccounts(context)) throw new AuthError('EMAIL_EXISTS');
  return { account: taken ? undefined : account, email: account.email, newEmail };
};

const requireContinueUrl = (context: AuthContext, fields: RequestFields): string | undefined => {
  const continueUrl = fields.text('continueUrl');
  if (continueUrl === undefined) return undefined;
  if (!URL.canParse(continueUrl)) {
    throw new AuthError('INVALID_CONTINUE_URI', 'An absolute address is needed.');
  }
  if (!isAllowedContinueUrl(context, continueUrl)) {
    throw new AuthError('UNAUTHORIZED_DOMAIN', 'The address is not one of the app.');
  }
  return continueUrl;
};

/**
 * accounts:sendOobCode: makes a code and its mail. A reset for an address without an account, or a
 * change to an address that has one, is answered like any other and sends nothing.
 */
export const sendActionCode: Operation = async (context, fields, source) => {
  const kind = fields.text('requestType');
  if (!kind) throw new AuthError('MISSING_REQ_TYPE');
  if (!isActionKind(kind)) throw notOffered(`The mail '${kind.slice(0, 40)}'`);
  const returnLink = fields.flag('returnOobLink') ?? false;
  if (returnLink && !source.privileged) throw new AuthError('INSUFFICIENT_PERMISSION');
  const continueUrl = requireContinueUrl(context, fields);
  const byAddress = returnLink && !fields.has('idToken');
  const recipient = (): Mail => addressee(context, fields, kind, byAddress);

  const { email } = recipient();
  if (!source.privileged) {
    const { mailByAccount, mailByAddress } = context.limiters;
    if (!mailByAddress.take(source.address) || !mailByAccount.take(email)) {
      throw new AuthError('TOO_MANY_ATTEMPTS_TRY_LATER');
    }
  }
  const linkOf = (code: string): string => actionLink(context, kind, code, continueUrl);
  const code = await context.transact<ActionCode | undefined>((transaction) => {
    const { account, newEmail } = recipient();
    if (!account) {
      // Writes to the disk as for a real mail, so that the time of the answer does not tell either.
      transaction.put(context.silences, kind, context.clock());
      return undefined;
    }
    const details = { kind, localId: account.localId, email, ...(newEmail && { newEmail }) };
    const created = context.codes.create(transaction, details, linkOf);
    if (!returnLink) context.outbox?.add(transaction, created.code);
    return created;
  });
  if (code && !returnLink) context.deliver(code);
  return {
    kind: 'identitytoolkit#GetOobConfirmationCodeResponse',
    email,
    ...(code && returnLink && { oobCode: code.code, oobLink: code.link }),
  };
};
