import { AuthError } from './auth-error.ts';
import type { AuthContext } from './auth-context.ts';
import { normalizeEmailAddress } from './email-address.ts';
import { displayNameOf } from './identity.ts';
import type { Invitation } from './invitations.ts';
import { markup, type Markup } from './markup.ts';
import { messagePage, type Page } from './page.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, passwordProblem } from './password-policy.ts';
import type { RequestFields } from './request-fields.ts';
import { storeNewAccount } from './sign-up.ts';

/** The mode of `/emulator/action` that an invitation's link names. */
export const INVITATION_MODE = 'acceptInvitation';

/** What stops a new account, in words; the rest is thrown on. */
const PROBLEMS: Record<string, string> = {
  EMAIL_EXISTS: 'This address has an account already. Sign in with it.',
  INVALID_EMAIL: 'This is no e-mail address.',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'Too many new accounts from your network. Try again in an hour.',
};

const AGAIN = 'Ask whoever invited you for a new link.';

const refusal = (context: AuthContext, error: unknown): Page => {
  const code = error instanceof AuthError ? error.code : undefined;
  if (code === 'EXPIRED_OOB_CODE') {
    const text = markup`<p>Invitations work for seven days. ${AGAIN}</p>`;
    return messagePage(400, 'This invitation has expired', text);
  }
  if (code === 'INVALID_OOB_CODE') {
    const text = markup`<p>It was used already, or not copied completely. ${AGAIN}</p>`;
    return messagePage(400, 'This invitation no longer works', text, onward(context));
  }
  throw error;
};

const onward = ({ appName, publicUrl }: AuthContext): Markup =>
  markup`<a class="button" href="${new URL('/auth', publicUrl()).toString()}">Sign in to ${appName ?? 'the app'}</a>`;

interface Typed {
  name: string;
  email: string;
  problem?: string;
}

const form = (context: AuthContext, code: string, invitation: Invitation, typed: Typed): Page => {
  const { name, email, problem } = typed;
  const [least, most] = [String(MIN_PASSWORD_LENGTH), String(MAX_PASSWORD_LENGTH)];
  const fixed = { html: invitation.email === undefined ? '' : 'readonly' };
  return messagePage(
    problem === undefined ? 200 : 400,
    `Welcome to ${context.appName ?? 'the app'}`,
    markup`<p class="muted">You are invited. The password needs at least ${least} characters.</p>`,
    problem === undefined
      ? markup``
      : markup`<p class="problem" id="problem" role="alert">${problem}</p>`,
    markup`<form method="post" action="/emulator/action?mode=${INVITATION_MODE}"><input type="hidden" name="oobCode" value="${code}"><label>Your name<input type="text" name="displayName" value="${name}" autocomplete="name" maxlength="100"></label><label>E-mail<input type="email" name="email" value="${invitation.email ?? email}" autocomplete="username" required ${fixed}></label><label>Password<input type="password" name="newPassword" autocomplete="new-password" minlength="${least}" maxlength="${most}" required></label><button class="button">Create my account</button></form>`,
  );
};

const isClosed = (): Page =>
  messagePage(403, 'Sign-up is closed', markup`<p>This server takes no new accounts.</p>`);

/** GET: the form behind an invitation's link. Looking at it does not use the invitation up. */
export const invitationPage = (context: AuthContext, query: URLSearchParams): Page => {
  if (context.signUp === 'closed') return isClosed();
  const code = query.get('oobCode') ?? '';
  try {
    return form(context, code, context.invitations.check(code), { name: '', email: '' });
  } catch (error) {
    return refusal(context, error);
  }
};

/** POST: makes the account and uses the invitation up, both or neither. @param address the visitor's */
export const acceptInvitation = async (
  context: AuthContext,
  fields: RequestFields,
  address: string,
): Promise<Page> => {
  if (context.signUp === 'closed') return isClosed();
  const code = fields.text('oobCode') ?? '';
  const name = (displayNameOf(fields) ?? '').trim();
  const password = fields.text('newPassword') ?? '';
  try {
    const invitation = context.invitations.check(code);
    const typed = invitation.email ?? fields.text('email') ?? '';
    const again = (problem: string) =>
      form(context, code, invitation, { name, email: typed, problem });
    const weakness = passwordProblem(password);
    if (weakness !== undefined) return again(`${weakness}.`);
    try {
      const email = normalizeEmailAddress(typed);
      if (email === undefined) throw new AuthError('INVALID_EMAIL');
      if (!context.limiters.signUpByAddress.take(address)) {
        throw new AuthError('TOO_MANY_ATTEMPTS_TRY_LATER');
      }
      const details = { email, password, ...(name !== '' && { displayName: name }) };
      await storeNewAccount(context, details, (transaction) =>
        context.invitations.use(transaction, code),
      );
      const text = markup`<p>Sign in with ${email} and the password that you chose.</p>`;
      return messagePage(200, 'Your account is ready', text, onward(context));
    } catch (error) {
      const problem = error instanceof AuthError ? PROBLEMS[error.code] : undefined;
      if (problem === undefined) throw error;
      return again(problem);
    }
  } catch (error) {
    return refusal(context, error);
  }
};
