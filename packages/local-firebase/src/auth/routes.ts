import type { IncomingMessage } from 'node:http';
import { administerAccounts } from './account-administration.ts';
import { deleteAccount, lookup, updateAccount } from './account-update.ts';
import { AuthError } from './auth-error.ts';
import type { AuthContext, Operation, RequestSource } from './auth-context.ts';
import { readForm, readJson } from './request-fields.ts';
import { sendActionCode } from './send-action-code.ts';
import { refreshTokens, signInWithPassword } from './sign-in.ts';
import { signUp } from './sign-up.ts';

/** Answers a request whose path is known. */
type Handler = (
  context: AuthContext,
  request: IncomingMessage,
  source: RequestSource,
) => Promise<object> | object;

export interface Route {
  method: 'GET' | 'POST';
  handle: Handler;
  /** Only with the option `admin`. */
  admin: boolean;
}

const json = (operation: Operation, admin = false): Route => ({
  method: 'POST',
  handle: async (context, request, source) => operation(context, await readJson(request), source),
  admin,
});

/** With privilege, an account is disabled or enabled by its id. */
const disableAccount: Operation = async (context, fields) => {
  const localId = fields.text('localId');
  const disabled = fields.flag('disableUser');
  if (!localId) throw new AuthError('MISSING_LOCAL_ID');
  if (disabled === undefined) throw new AuthError('MISSING_FIELD', 'disableUser alone is changed.');
  await administerAccounts(context).setDisabled(localId, disabled);
  return { kind: 'identitytoolkit#SetAccountInfoResponse', localId };
};

/** The codes that are still open, oldest first. */
const listOpenCodes = ({ codes, clock }: AuthContext): object => ({
  oobCodes: codes
    .newestFirst()
    .reverse()
    .filter((code) => code.usedAt === undefined && code.expiresAt > clock())
    .map(({ email, kind, code, link }) => ({
      email,
      requestType: kind,
      oobCode: code,
      oobLink: link,
    })),
});

const ACCOUNT_CALLS: Record<string, Route> = {
  signUp: json(signUp),
  signInWithPassword: json(signInWithPassword),
  lookup: json(lookup),
  update: json(updateAccount),
  delete: json(deleteAccount),
  sendOobCode: json(sendActionCode),
};

const PROJECT_CALLS: Record<string, Route> = {
  update: json(disableAccount, true),
  sendOobCode: json(sendActionCode, true),
};

const TOKEN: Route = {
  method: 'POST',
  // As a form, or as JSON like every other call.
  handle: async (context, request, source) => {
    const isJson = request.headers['content-type']?.includes('json');
    return refreshTokens(context, await (isJson ? readJson : readForm)(request), source);
  },
  admin: false,
};

const ACCOUNTS =
  /^\/identitytoolkit\.googleapis\.com\/v1\/(?:projects\/([^/:]+)\/)?accounts:(\w+)$/;
const CODES = /^\/emulator\/v1\/projects\/([^/:]+)\/oobCodes$/;

const requireProject = (context: AuthContext, projectId: string): void => {
  if (projectId === context.projectId) return;
  const detail = `This backend serves the project '${context.projectId}' only.`;
  throw new AuthError('PROJECT_NOT_FOUND', detail, 404);
};

/** True for every path that belongs to the identity service. */
export const isServicePath = (path: string): boolean =>
  path.startsWith('/identitytoolkit.googleapis.com/') ||
  path.startsWith('/securetoken.googleapis.com/') ||
  CODES.test(path);

/** The route of a service path, or undefined when there is none. @throws AuthError */
export const findRoute = (context: AuthContext, path: string): Route | undefined => {
  if (path === '/securetoken.googleapis.com/v1/token') return TOKEN;
  const [, project, call = ''] = ACCOUNTS.exec(path) ?? [];
  const [, codesOf] = CODES.exec(path) ?? [];
  const named = project ?? codesOf;
  if (named !== undefined) requireProject(context, named);
  if (codesOf !== undefined) return { method: 'GET', handle: listOpenCodes, admin: true };
  const calls = project === undefined ? ACCOUNT_CALLS : PROJECT_CALLS;
  return Object.hasOwn(calls, call) ? calls[call] : undefined;
};
