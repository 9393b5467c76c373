import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Administration } from '../http/administration.ts';
import { answerJson } from '../http/answer-json.ts';
import { RequestError } from '../http/read-body.ts';
import { AuthError } from './auth-error.ts';
import type { AuthContext, RequestSource } from './auth-context.ts';
import { knownLanguage } from './languages/language.ts';
import { findRoute } from './routes.ts';

const ADMINISTRATION_IS_OFF = 'Administration is off, or not for this request.';

/** Whether the request carries an administrator's token, and whether it is accepted. @throws AuthError 403 */
const readSource = (
  context: AuthContext,
  request: IncomingMessage,
  administration: Administration,
): RequestSource => {
  const { authorization } = request.headers;
  const address = context.clientAddress(request);
  const language = knownLanguage(String(request.headers['x-firebase-locale'] ?? ''));
  if (authorization === undefined) return { privileged: false, address, language };
  if (!administration.isAdministrator(authorization, request)) {
    throw new AuthError('PERMISSION_DENIED', ADMINISTRATION_IS_OFF, 403);
  }
  return { privileged: true, address, language };
};

const answer = async (
  context: AuthContext,
  administration: Administration,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> => {
  const route = findRoute(context, path);
  if (!route) {
    throw new AuthError('UNIMPLEMENTED', 'The local backend does not offer this call.', 501);
  }
  if (request.method !== route.method) {
    response.setHeader('Allow', route.method);
    throw new AuthError('METHOD_NOT_ALLOWED', `Use ${route.method}.`, 405);
  }
  const source = readSource(context, request, administration);
  const isEmulatorPath = path.startsWith('/emulator/');
  if (route.admin && !isEmulatorPath && !source.privileged) {
    throw new AuthError(
      'PERMISSION_DENIED',
      'This call needs the bearer token of an administrator.',
      403,
    );
  }
  if (isEmulatorPath && !administration.mayControl(request)) {
    throw new AuthError('PERMISSION_DENIED', ADMINISTRATION_IS_OFF, 403);
  }
  return answerJson(response, 200, await route.handle(context, request, source));
};

/** Answers one call of the service; a refusal becomes the service's error body, never an exception. */
export const serve = async (
  context: AuthContext,
  options: { administration: Administration; log: (line: string) => void },
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> => {
  try {
    await answer(context, options.administration, request, response, path);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal.httpStatus === 500) {
      options.log(`auth: ${request.method} ${path} failed: ${String(error)}`);
    }
    // The rest of a refused body is not read.
    if (!request.complete) response.setHeader('Connection', 'close');
    if (!response.headersSent) answerJson(response, refusal.httpStatus, refusal);
  }
};

function refusalOf(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  if (!(error instanceof RequestError)) {
    return new AuthError('INTERNAL_ERROR', 'The request could not be completed.', 500);
  }
  const code = error.httpStatus === 413 ? 'REQUEST_TOO_LARGE' : 'INVALID_ARGUMENT';
  return new AuthError(code, error.message, error.httpStatus);
}
