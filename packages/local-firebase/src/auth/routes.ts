import type { IncomingMessage } from 'node:http';
import { deleteAccount } from './account-deletion.ts';
import { lookup } from './account-lookup.ts';
import { listAccounts, queryAccounts } from './account-query.ts';
import { updateAccount } from './account-update.ts';
import { AuthError, notOffered } from './auth-error.ts';
import type { AuthContext, Operation, RequestSource } from './auth-context.ts';
import { clearAccounts } from './clear-accounts.ts';
import { passwordPolicy } from './password-policy.ts';
import {
  changeSettings,
  describeProject,
  listOpenCodes,
  readSettings,
  recaptchaConfig,
} from './project-settings.ts';
import { parseForm, parseJson, readBody } from './request-body.ts';
import { readFields } from './request-fields.ts';
import { resetPassword } from './reset-password.ts';
import { sendActionCode } from './send-action-code.ts';
import { signInWithPassword } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { refreshTokens } from './token-refresh.ts';

/** Answers a request whose path is known. */
type Handler = (
  context: AuthContext,
  request: IncomingMessage,
  url: URL,
  source: RequestSource,
) => Promise<object> | object;

export interface Route {
  methods: Record<string, Handler>;
  /** Only with the option `admin`. */
  admin: boolean;
}

const json =
  (operation: Operation): Handler =>
  async (context, request, _url, source) =>
    operation(context, readFields(parseJson(await readBody(request))), source);

const form =
  (operation: Operation): Handler =>
  async (context, request, _url, source) => {
    const body = parseForm(await readBody(request), request.headers['content-type']);
    return operation(context, readFields(body), source);
  };

const refused =
  (what: string): Handler =>
  () => {
    throw notOffered(what);
  };

/** Enumeration protection: says nothing about the address (fetchSignInMethodsForEmail). */
const createAuthUri: Operation = (_context, fields) => ({
  kind: 'identitytoolkit#CreateAuthUriResponse',
  sessionId: fields.text('sessionId') ?? 'local',
});

const ACCOUNT_CALLS: Record<string, Handler> = {
  signUp: json(signUp),
  signInWithPassword: json(signInWithPassword),
  lookup: json(lookup),
  update: json(updateAccount),
  delete: json(deleteAccount),
  sendOobCode: json(sendActionCode),
  resetPassword: json(resetPassword),
  createAuthUri: json(createAuthUri),
  signInWithCustomToken: refused('Sign-in with a custom token'),
  signInWithEmailLink: refused('Sign-in with a mailed link'),
  signInWithIdp: refused('Sign-in with another provider'),
  signInWithPhoneNumber: refused('Sign-in with a telephone number'),
  sendVerificationCode: refused('Sign-in with a telephone number'),
};

const PROJECT_ACCOUNT_CALLS: Record<string, Handler> = {
  lookup: json(lookup),
  update: json(updateAccount),
  delete: json(deleteAccount),
  sendOobCode: json(sendActionCode),
  query: json(queryAccounts),
};

const route = (methods: Record<string, Handler>, admin = false): Route => ({ methods, admin });

const IDENTITY = /^\/identitytoolkit\.googleapis\.com\/(v[12])\/(.*)$/;
const PROJECT = /^projects\/([^/:]+)\/(.*)$/;
const EMULATOR =
  /^\/emulator\/v1\/projects\/([^/:]+)\/(accounts|config|oobCodes|verificationCodes)$/;

const requireProject = (context: AuthContext, projectId: string): void => {
  if (projectId !== context.projectId) {
    const detail = `This backend serves the project '${context.projectId}' only.`;
    throw new AuthError('PROJECT_NOT_FOUND', detail, 404);
  }
};

const own = <T>(record: Record<string, T>, key: string | undefined): T | undefined =>
  key !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;

const projectRoute = (path: string): Route | undefined => {
  if (path === 'accounts') return route({ POST: json(signUp) }, true);
  const call = /^accounts:(\w+)$/.exec(path)?.[1];
  if (call === 'batchGet') {
    return route(
      { GET: (context, _request, url) => listAccounts(context, url.searchParams) },
      true,
    );
  }
  const handler = own(PROJECT_ACCOUNT_CALLS, call);
  return handler && route({ POST: handler }, true);
};

const identityRoute = (context: AuthContext, path: string): Route | undefined => {
  if (path === 'projects') return route({ GET: describeProject });
  if (path === 'passwordPolicy') return route({ GET: passwordPolicy });
  if (path === 'recaptchaConfig') return route({ GET: recaptchaConfig });
  const project = PROJECT.exec(path);
  if (project) {
    requireProject(context, project[1] ?? '');
    return projectRoute(project[2] ?? '');
  }
  if (/^accounts\/mfa/.test(path)) return route({ POST: refused('A second factor') });
  const handler = own(ACCOUNT_CALLS, /^accounts:(\w+)$/.exec(path)?.[1]);
  return handler && route({ POST: handler });
};

const EMULATOR_ROUTES: Record<string, Route> = {
  accounts: route({ DELETE: async (context) => (await clearAccounts(context), {}) }, true),
  config: route({ GET: readSettings, PATCH: json(changeSettings) }, true),
  oobCodes: route({ GET: listOpenCodes }, true),
  verificationCodes: route({ GET: () => ({ verificationCodes: [] }) }, true),
};

/** True for every path that belongs to the identity service. */
export const isServicePath = (path: string): boolean =>
  path.startsWith('/identitytoolkit.googleapis.com/') ||
  path.startsWith('/securetoken.googleapis.com/') ||
  EMULATOR.test(path);

/** The route of a service path, or undefined when the service has none. @throws AuthError */
export const findRoute = (context: AuthContext, path: string): Route | undefined => {
  if (path === '/securetoken.googleapis.com/v1/token') return route({ POST: form(refreshTokens) });
  const identity = IDENTITY.exec(path);
  if (identity) return identityRoute(context, identity[2] ?? '');
  const emulator = EMULATOR.exec(path);
  if (!emulator) return undefined;
  requireProject(context, emulator[1] ?? '');
  return own(EMULATOR_ROUTES, emulator[2]);
};
