import { AuthError } from './auth-error.ts';
import type { Operation } from './auth-context.ts';
import { openCode, resetPasswordByCode } from './apply-action-code.ts';

/** accounts:resetPassword: with a new password resets it, without one says what the code is for. */
export const resetPassword: Operation = async (context, fields) => {
  const code = fields.text('oobCode');
  if (!code) throw new AuthError('MISSING_OOB_CODE');
  const newPassword = fields.text('newPassword');
  const applied =
    newPassword === undefined
      ? openCode(context, code)
      : await resetPasswordByCode(context, code, newPassword);
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType: applied.code.kind,
    email: applied.code.email,
    newEmail: applied.code.newEmail,
  };
};
