import { confirmEmail, openCode, resetPasswordByCode } from './apply-action-code.ts';
import { AuthError } from './auth-error.ts';
import type { AuthContext } from './auth-context.ts';
import { markup, type Markup } from './markup.ts';
import { messagePage, type Page } from './page.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, passwordProblem } from './password-policy.ts';
import type { RequestFields } from './request-fields.ts';
import { isAllowedContinueUrl } from './send-action-code.ts';

const LINK_PROBLEMS: Record<string, { title: string; advice: string }> = {
  INVALID_OOB_CODE: {
    title: 'This link no longer works',
    advice: 'It was used already, replaced by a newer one, or not copied completely.',
  },
  EXPIRED_OOB_CODE: { title: 'This link has expired', advice: 'Links in mails work for a while.' },
  USER_DISABLED: {
    title: 'This account is disabled',
    advice: 'Ask whoever runs this server to enable it.',
  },
};

/** A link on to the app, to an address of its own only. */
const onward = (context: AuthContext, continueUrl: string | undefined): Markup => {
  const target =
    continueUrl !== undefined && isAllowedContinueUrl(context, continueUrl)
      ? continueUrl
      : new URL('/', context.publicUrl()).toString();
  return markup`<a class="button" href="${target}">Continue to ${context.appName ?? 'the app'}</a>`;
};

const problemPage = (context: AuthContext, error: unknown, again: string): Page => {
  const problem = error instanceof AuthError ? LINK_PROBLEMS[error.code] : undefined;
  if (!problem) throw error;
  const { title, advice } = problem;
  return messagePage(400, title, markup`<p>${advice} ${again}</p>`, onward(context, undefined));
};

const ASK_AGAIN = 'You can ask for a new mail from your profile.';

/** Asks for a press: programs that look through mails open their links, and must confirm nothing. */
const confirmForm = (context: AuthContext, code: string, continueUrl: string | undefined): Page => {
  const known = context.codes.get(code);
  const account = known && context.accounts.get(known.localId);
  const isDone = known?.kind === 'VERIFY_EMAIL' && known.usedAt !== undefined;
  if (isDone && account?.emailVerified && account.email === known.email) {
    return messagePage(
      200,
      'Already confirmed',
      markup`<p>${account.email} is confirmed. There is nothing left to do.</p>`,
      onward(context, continueUrl),
    );
  }
  try {
    const { email } = openCode(context, code, 'VERIFY_EMAIL').code;
    return messagePage(
      200,
      'Confirm your address',
      markup`<p>${email} will be yours to sign in with.</p>`,
      markup`<form method="post" action="/emulator/action?mode=verifyEmail"><input type="hidden" name="oobCode" value="${code}"><input type="hidden" name="continueUrl" value="${continueUrl ?? ''}"><button class="button">Confirm</button></form>`,
    );
  } catch (error) {
    return problemPage(context, error, ASK_AGAIN);
  }
};

/** POST /emulator/action: confirms an address. Only who has the code can post, so no other proof is needed. */
export const submitConfirmation = async (
  context: AuthContext,
  fields: RequestFields,
): Promise<Page> => {
  try {
    const { email } = await confirmEmail(context, fields.text('oobCode') ?? '');
    return messagePage(
      200,
      'Your address is confirmed',
      markup`<p>Thank you. ${email} is confirmed.</p>`,
      onward(context, fields.text('continueUrl') || undefined),
    );
  } catch (error) {
    return problemPage(context, error, ASK_AGAIN);
  }
};

const resetForm = (
  code: string,
  email: string,
  continueUrl: string | undefined,
  problem?: string,
): Page => {
  const field = (name: string, label: string): Markup =>
    markup`<label>${label}<input type="password" name="${name}" autocomplete="new-password" minlength="${String(MIN_PASSWORD_LENGTH)}" maxlength="${String(MAX_PASSWORD_LENGTH)}" required ${{ html: problem === undefined ? '' : 'aria-invalid="true" aria-describedby="problem"' }}></label>`;
  return messagePage(
    problem === undefined ? 200 : 400,
    'Choose a new password',
    markup`<p class="muted">For ${email}, at least ${String(MIN_PASSWORD_LENGTH)} characters. You will be signed out everywhere.</p>`,
    problem === undefined
      ? markup``
      : markup`<p class="problem" id="problem" role="alert">${problem}</p>`,
    markup`<form method="post" action="/emulator/action?mode=resetPassword"><input type="hidden" name="oobCode" value="${code}"><input type="hidden" name="continueUrl" value="${continueUrl ?? ''}"><input type="text" name="username" value="${email}" autocomplete="username" readonly hidden>${field('newPassword', 'New password')}${field('repeatedPassword', 'The same again')}<button class="button">Save the password</button></form>`,
  );
};

const AGAIN = "You can ask for a new mail under 'Forgot your password?'.";

/** GET /emulator/action: what the link in a mail does. */
export const actionPage = async (context: AuthContext, query: URLSearchParams): Promise<Page> => {
  const code = query.get('oobCode') ?? '';
  const continueUrl = query.get('continueUrl') ?? undefined;
  const mode = query.get('mode');
  if (mode === 'verifyEmail') return confirmForm(context, code, continueUrl);
  if (mode !== 'resetPassword') {
    return problemPage(context, new AuthError('INVALID_OOB_CODE'), '');
  }
  try {
    return resetForm(code, openCode(context, code, 'PASSWORD_RESET').code.email, continueUrl);
  } catch (error) {
    return problemPage(context, error, AGAIN);
  }
};

/** POST /emulator/action: the new password. Only who has the code can post, so no other proof is needed. */
export const submitNewPassword = async (
  context: AuthContext,
  fields: RequestFields,
): Promise<Page> => {
  const code = fields.text('oobCode') ?? '';
  const continueUrl = fields.text('continueUrl') || undefined;
  const newPassword = fields.text('newPassword') ?? '';
  try {
    const { email } = openCode(context, code, 'PASSWORD_RESET').code;
    const problem =
      passwordProblem(newPassword) ??
      (fields.text('repeatedPassword') === newPassword
        ? undefined
        : 'The two passwords differ. Type the same one twice');
    if (problem !== undefined) return resetForm(code, email, continueUrl, `${problem}.`);
    await resetPasswordByCode(context, code, newPassword);
    return messagePage(
      200,
      'Your password is changed',
      markup`<p>Sign in to ${email} with the new one.</p>`,
      onward(context, continueUrl),
    );
  } catch (error) {
    return problemPage(context, error, AGAIN);
  }
};
