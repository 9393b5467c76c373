import { AuthError } from './auth-error.ts';
import type { AuthContext } from './auth-context.ts';
import { normalizeEmailAddress } from './email-address.ts';
import { displayNameOf } from './identity.ts';
import type { Invitation } from './invitations.ts';
import type { PlainText, Speech } from './languages/speak.ts';
import { markup, type Markup } from './markup.ts';
import { messagePage, type Page } from './page.ts';
import { passwordAdvice } from './password-advice.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password-policy.ts';
import type { RequestFields } from './request-fields.ts';
import { storeNewAccount } from './sign-up.ts';

/** The mode of `/emulator/action` that an invitation's link names. */
export const INVITATION_MODE = 'acceptInvitation';

/** What stops a new account, in words; the rest is thrown on. */
const PROBLEMS: Record<string, PlainText> = {
  EMAIL_EXISTS: 'This address has an account already. Sign in with it.',
  INVALID_EMAIL: 'This is no e-mail address.',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'Too many new accounts from your network. Try again in an hour.',
};

const refusal = (context: AuthContext, speech: Speech, error: unknown): Page => {
  const { language, say } = speech;
  const again = say('Ask whoever invited you for a new link.');
  const code = error instanceof AuthError ? error.code : undefined;
  if (code === 'EXPIRED_OOB_CODE') {
    const text = markup`<p>${say('Invitations work for seven days.')} ${again}</p>`;
    return messagePage(language, 400, say('This invitation has expired'), text);
  }
  if (code === 'INVALID_OOB_CODE') {
    const text = markup`<p>${say('It was used already, or not copied completely.')} ${again}</p>`;
    const title = say('This invitation no longer works');
    return messagePage(language, 400, title, text, onward(context, speech));
  }
  throw error;
};

const onward = ({ appName, publicUrl }: AuthContext, { say, show }: Speech): Markup => {
  const label =
    appName === undefined ? say('Sign in to the app') : show('Sign in to {appName}', { appName });
  return markup`<a class="button" href="${new URL('/auth', publicUrl()).toString()}"><span>${label}</span></a>`;
};

interface Typed {
  name: string;
  email: string;
  problem?: string;
}

const form = (
  { appName }: AuthContext,
  { language, say }: Speech,
  code: string,
  invitation: Invitation,
  typed: Typed,
): Page => {
  const { name, email, problem } = typed;
  const [least, most] = [String(MIN_PASSWORD_LENGTH), String(MAX_PASSWORD_LENGTH)];
  const fixed = { html: invitation.email === undefined ? '' : 'readonly' };
  const invited = say('You are invited. The password needs at least {count} characters.', {
    count: MIN_PASSWORD_LENGTH,
  });
  return messagePage(
    language,
    problem === undefined ? 200 : 400,
    appName === undefined ? say('Welcome to the app') : say('Welcome to {appName}', { appName }),
    markup`<p class="muted">${invited}</p>`,
    problem === undefined
      ? markup``
      : markup`<p class="problem" id="problem" role="alert">${problem}</p>`,
    markup`<form method="post" action="/emulator/action?mode=${INVITATION_MODE}&amp;lang=${language}"><input type="hidden" name="oobCode" value="${code}"><label>${say('Your name')}<input type="text" name="displayName" dir="auto" value="${name}" autocomplete="name" maxlength="100"></label><label>${say('E-mail')}<input type="email" name="email" dir="auto" value="${invitation.email ?? email}" autocomplete="username" required ${fixed}></label><label>${say('Password')}<input type="password" name="newPassword" autocomplete="new-password" minlength="${least}" maxlength="${most}" required></label><button class="button">${say('Create my account')}</button></form>`,
  );
};

const isClosed = ({ language, say }: Speech): Page => {
  const text = markup`<p>${say('This server takes no new accounts.')}</p>`;
  return messagePage(language, 403, say('Sign-up is closed'), text);
};

/** GET: the form behind an invitation's link. Looking at it does not use the invitation up. */
export const invitationPage = (
  context: AuthContext,
  speech: Speech,
  query: URLSearchParams,
): Page => {
  if (context.signUp === 'closed') return isClosed(speech);
  const code = query.get('oobCode') ?? '';
  try {
    return form(context, speech, code, context.invitations.check(code), { name: '', email: '' });
  } catch (error) {
    return refusal(context, speech, error);
  }
};

/** POST: makes the account and uses the invitation up, both or neither. @param address the visitor's */
export const acceptInvitation = async (
  context: AuthContext,
  speech: Speech,
  fields: RequestFields,
  address: string,
): Promise<Page> => {
  if (context.signUp === 'closed') return isClosed(speech);
  const { language, say, show } = speech;
  const code = fields.text('oobCode') ?? '';
  const name = (displayNameOf(fields) ?? '').trim();
  const password = fields.text('newPassword') ?? '';
  try {
    const invitation = context.invitations.check(code);
    const typed = invitation.email ?? fields.text('email') ?? '';
    const again = (problem: string) =>
      form(context, speech, code, invitation, { name, email: typed, problem });
    const weakness = passwordAdvice(speech, password);
    if (weakness !== undefined) return again(weakness);
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
      const text = show('Sign in with {email} and the password that you chose.', { email });
      return messagePage(
        language,
        200,
        say('Your account is ready'),
        markup`<p>${text}</p>`,
        onward(context, speech),
      );
    } catch (error) {
      const problem = error instanceof AuthError ? PROBLEMS[error.code] : undefined;
      if (problem === undefined) throw error;
      return again(say(problem));
    }
  } catch (error) {
    return refusal(context, speech, error);
  }
};
