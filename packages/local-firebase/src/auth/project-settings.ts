import { AuthError } from './auth-error.ts';
import { hidesAccounts, SETTINGS_KEY, type AuthContext, type Operation } from './auth-context.ts';

/** GET /emulator/v1/projects/{p}/config */
export const readSettings = (context: AuthContext): object => ({
  signIn: { allowDuplicateEmails: false },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: hidesAccounts(context) },
});

/** PATCH /emulator/v1/projects/{p}/config. @throws AuthError for what cannot be switched. */
export const changeSettings: Operation = async (context, fields) => {
  if (fields.within('signIn')?.flag('allowDuplicateEmails')) {
    throw new AuthError('UNIMPLEMENTED', 'One address has one account here.', 501);
  }
  const hideAccounts = fields.within('emailPrivacyConfig')?.flag('enableImprovedEmailPrivacy');
  if (hideAccounts !== undefined) {
    await context.transact((transaction) =>
      transaction.put(context.settings, SETTINGS_KEY, { hideAccounts }),
    );
  }
  return readSettings(context);
};

/** GET /emulator/v1/projects/{p}/oobCodes: the codes that are still open, oldest first. */
export const listOpenCodes = (context: AuthContext): object => ({
  oobCodes: context.codes
    .newestFirst()
    .reverse()
    .filter((code) => code.usedAt === undefined && code.expiresAt > context.clock())
    .map((code) => ({
      email: code.email,
      newEmail: code.newEmail,
      requestType: code.kind,
      oobCode: code.code,
      oobLink: code.link,
    })),
});

/** GET /v1/projects: the SDK asks for it before pop-up sign-in, which is not offered. */
export const describeProject = (context: AuthContext): object => ({
  projectId: context.projectId,
  authorizedDomains: [
    ...new Set(context.allowedOrigins().map((origin) => new URL(origin).hostname)),
  ],
});

/** GET /v2/recaptchaConfig: reCAPTCHA is off. */
export const recaptchaConfig = (context: AuthContext): object => ({
  recaptchaKey: `projects/${context.projectId}/keys/none`,
  recaptchaEnforcementState: ['EMAIL_PASSWORD_PROVIDER', 'PHONE_PROVIDER'].map((provider) => ({
    provider,
    enforcementState: 'OFF',
  })),
});
