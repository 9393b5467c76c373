import type { Account } from './account.ts';
import type { ActionCode, ActionKind } from './action-codes.ts';
import { AuthError, notOffered } from './auth-error.ts';
import type { AuthContext, Operation } from './auth-context.ts';
import { requireEmail, requireIdentity } from './identity.ts';
import type { Language } from './languages/language.ts';
import type { RequestFields } from './request-fields.ts';

const MODE: Record<ActionKind, string> = {
  VERIFY_EMAIL: 'verifyEmail',
  PASSWORD_RESET: 'resetPassword',
};

const isActionKind = (kind: string): kind is ActionKind => Object.hasOwn(MODE, kind);

/** Where the link in a mail leads: to a page of this server at its public address, in the mail's language. */
export function actionLink(
  context: Pick<AuthContext, 'publicUrl'>,
  kind: ActionKind,
  code: string,
  language: Language,
  continueUrl?: string,
): string {
  const link = new URL('/emulator/action', context.publicUrl());
  link.search = new URLSearchParams({
    mode: MODE[kind],
    lang: language,
    oobCode: code,
    apiKey: 'local',
    ...(continueUrl !== undefined && { continueUrl }),
  }).toString();
  return link.toString();
}

/** True for an address to which a mail's page may link on: one of the app's own origins. */
export const isAllowedContinueUrl = (
  context: Pick<AuthContext, 'allowedOrigins'>,
  text: string,
): boolean => {
  if (!URL.canParse(text)) return false;
  const { origin, protocol } = new URL(text);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && context.allowedOrigins().includes(origin);
};

/** Whose mail it is; no account when nothing is to be sent and nobody may know. @throws AuthError */
const addressee = (
  context: AuthContext,
  fields: RequestFields,
  kind: ActionKind,
): { account: Account | undefined; email: string } => {
  if (kind === 'VERIFY_EMAIL') {
    const { account } = requireIdentity(context, fields);
    return { account, email: account.email };
  }
  const email = requireEmail(fields);
  const account = context.accounts.byEmail(email);
  return { account: account?.disabled ? undefined : account, email };
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
 * accounts:sendOobCode: makes a code and its mail. A reset for an address without an account is
 * answered like any other and sends nothing.
 */
export const sendActionCode: Operation = async (context, fields, source) => {
  const kind = fields.text('requestType');
  if (!kind) throw new AuthError('MISSING_REQ_TYPE');
  if (!isActionKind(kind)) throw notOffered(`The mail '${kind.slice(0, 40)}'`);
  const returnLink = fields.flag('returnOobLink') ?? false;
  if (returnLink && !source.privileged) throw new AuthError('INSUFFICIENT_PERMISSION');
  const continueUrl = requireContinueUrl(context, fields);

  const { email } = addressee(context, fields, kind);
  if (!source.privileged) {
    const { mailByAccount, mailByAddress } = context.limiters;
    if (!mailByAddress.take(source.address) || !mailByAccount.take(email)) {
      throw new AuthError('TOO_MANY_ATTEMPTS_TRY_LATER');
    }
  }
  const { language = 'en' } = source;
  const linkOf = (code: string): string => actionLink(context, kind, code, language, continueUrl);
  const code = await context.transact<ActionCode | undefined>((transaction) => {
    const { account } = addressee(context, fields, kind);
    if (!account) {
      // Writes to the disk as for a real mail, so that the time of the answer does not show it either.
      transaction.put(context.silences, kind, context.clock());
      return undefined;
    }
    const details = { kind, localId: account.localId, email, language };
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
