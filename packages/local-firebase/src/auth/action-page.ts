import { confirmEmail, openCode, resetPasswordByCode } from './apply-action-code.ts';
import { AuthError } from './auth-error.ts';
import type { AuthContext } from './auth-context.ts';
import type { PlainText, Speech } from './languages/speak.ts';
import { markup, type Markup } from './markup.ts';
import { messagePage, type Page } from './page.ts';
import { passwordAdvice } from './password-advice.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password-policy.ts';
import type { RequestFields } from './request-fields.ts';
import { isAllowedContinueUrl } from './send-action-code.ts';

const LINK_PROBLEMS: Record<string, { title: PlainText; advice: PlainText }> = {
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
const onward = (
  context: AuthContext,
  { say, show }: Speech,
  continueUrl: string | undefined,
): Markup => {
  const { appName } = context;
  const target =
    continueUrl !== undefined && isAllowedContinueUrl(context, continueUrl)
      ? continueUrl
      : new URL('/', context.publicUrl()).toString();
  const label =
    appName === undefined ? say('Continue to the app') : show('Continue to {appName}', { appName });
  return markup`<a class="button" href="${target}"><span>${label}</span></a>`;
};

const problemPage = (
  context: AuthContext,
  speech: Speech,
  error: unknown,
  askAgain?: PlainText,
): Page => {
  const problem = error instanceof AuthError ? LINK_PROBLEMS[error.code] : undefined;
  if (!problem) throw error;
  const { language, say } = speech;
  const again = askAgain === undefined ? '' : say(askAgain);
  return messagePage(
    language,
    400,
    say(problem.title),
    markup`<p>${say(problem.advice)} ${again}</p>`,
    onward(context, speech, undefined),
  );
};

const FROM_PROFILE = 'You can ask for a new mail from your profile.';

/** Asks for a press: programs that look through mails open their links, and must confirm nothing. */
const confirmForm = (
  context: AuthContext,
  speech: Speech,
  code: string,
  continueUrl: string | undefined,
): Page => {
  const { language, say, show } = speech;
  const known = context.codes.get(code);
  const account = known && context.accounts.get(known.localId);
  const isDone = known?.kind === 'VERIFY_EMAIL' && known.usedAt !== undefined;
  if (isDone && account?.emailVerified && account.email === known.email) {
    const { email } = account;
    return messagePage(
      language,
      200,
      say('Already confirmed'),
      markup`<p>${show('{email} is confirmed. There is nothing left to do.', { email })}</p>`,
      onward(context, speech, continueUrl),
    );
  }
  try {
    const { email } = openCode(context, code, 'VERIFY_EMAIL').code;
    return messagePage(
      language,
      200,
      say('Confirm your address'),
      markup`<p>${show('{email} will be yours to sign in with.', { email })}</p>`,
      markup`<form method="post" action="/emulator/action?mode=verifyEmail&amp;lang=${language}"><input type="hidden" name="oobCode" value="${code}"><input type="hidden" name="continueUrl" value="${continueUrl ?? ''}"><button class="button">${say('Confirm')}</button></form>`,
    );
  } catch (error) {
    return problemPage(context, speech, error, FROM_PROFILE);
  }
};

/** POST /emulator/action: confirms an address. Only who has the code can post, so no other proof is needed. */
export const submitConfirmation = async (
  context: AuthContext,
  speech: Speech,
  fields: RequestFields,
): Promise<Page> => {
  const { language, say, show } = speech;
  try {
    const { email } = await confirmEmail(context, fields.text('oobCode') ?? '');
    return messagePage(
      language,
      200,
      say('Your address is confirmed'),
      markup`<p>${show('Thank you. {email} is confirmed.', { email })}</p>`,
      onward(context, speech, fields.text('continueUrl') || undefined),
    );
  } catch (error) {
    return problemPage(context, speech, error, FROM_PROFILE);
  }
};

const resetForm = (
  { language, say, show }: Speech,
  code: string,
  email: string,
  continueUrl: string | undefined,
  problem?: string,
): Page => {
  const field = (name: string, label: string): Markup =>
    markup`<label>${label}<input type="password" name="${name}" autocomplete="new-password" minlength="${String(MIN_PASSWORD_LENGTH)}" maxlength="${String(MAX_PASSWORD_LENGTH)}" required ${{ html: problem === undefined ? '' : 'aria-invalid="true" aria-describedby="problem"' }}></label>`;
  const purpose = show(
    'For {email}, at least {count} characters. You will be signed out everywhere.',
    { email, count: MIN_PASSWORD_LENGTH },
  );
  return messagePage(
    language,
    problem === undefined ? 200 : 400,
    say('Choose a new password'),
    markup`<p class="muted">${purpose}</p>`,
    problem === undefined
      ? markup``
      : markup`<p class="problem" id="problem" role="alert">${problem}</p>`,
    markup`<form method="post" action="/emulator/action?mode=resetPassword&amp;lang=${language}"><input type="hidden" name="oobCode" value="${code}"><input type="hidden" name="continueUrl" value="${continueUrl ?? ''}"><input type="text" name="username" value="${email}" autocomplete="username" readonly hidden>${field('newPassword', say('New password'))}${field('repeatedPassword', say('The same again'))}<button class="button">${say('Save the password')}</button></form>`,
  );
};

const AT_SIGN_IN = "You can ask for a new mail under 'Forgot your password?'.";

/** GET /emulator/action: what the link in a mail does. */
export const actionPage = async (
  context: AuthContext,
  speech: Speech,
  query: URLSearchParams,
): Promise<Page> => {
  const code = query.get('oobCode') ?? '';
  const continueUrl = query.get('continueUrl') ?? undefined;
  const mode = query.get('mode');
  if (mode === 'verifyEmail') return confirmForm(context, speech, code, continueUrl);
  if (mode !== 'resetPassword') {
    return problemPage(context, speech, new AuthError('INVALID_OOB_CODE'));
  }
  try {
    const { email } = openCode(context, code, 'PASSWORD_RESET').code;
    return resetForm(speech, code, email, continueUrl);
  } catch (error) {
    return problemPage(context, speech, error, AT_SIGN_IN);
  }
};

/** POST /emulator/action: the new password. Only who has the code can post, so no other proof is needed. */
export const submitNewPassword = async (
  context: AuthContext,
  speech: Speech,
  fields: RequestFields,
): Promise<Page> => {
  const { language, say, show } = speech;
  const code = fields.text('oobCode') ?? '';
  const continueUrl = fields.text('continueUrl') || undefined;
  const newPassword = fields.text('newPassword') ?? '';
  try {
    const { email } = openCode(context, code, 'PASSWORD_RESET').code;
    const problem =
      passwordAdvice(speech, newPassword) ??
      (fields.text('repeatedPassword') === newPassword
        ? undefined
        : say('The two passwords differ. Type the same one twice.'));
    if (problem !== undefined) return resetForm(speech, code, email, continueUrl, problem);
    await resetPasswordByCode(context, code, newPassword);
    return messagePage(
      language,
      200,
      say('Your password is changed'),
      markup`<p>${show('Sign in to {email} with the new one.', { email })}</p>`,
      onward(context, speech, continueUrl),
    );
  } catch (error) {
    return problemPage(context, speech, error, AT_SIGN_IN);
  }
};
