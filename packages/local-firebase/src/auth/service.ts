import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Administration } from '../http/administration.ts';
import { AuthError } from './auth-error.ts';
import type { AuthContext, RequestSource } from './auth-context.ts';
import { admitOrigin, answerPreflight } from './request-origin.ts';
import { findRoute } from './routes.ts';

const sendJson = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(JSON.stringify(body));
};

const ADMINISTRATION_IS_OFF = 'Administration is off, or not for this request.';

/** Whether the request carries an administrator's token, and whether it is accepted. @throws AuthError 403 */
const readSource = (
  context: AuthContext,
  request: IncomingMessage,
  administration: Administration,
): RequestSource => {
  const { authorization } = request.headers;
  const address = context.clientAddress(request);
  if (authorization === undefined) return { privileged: false, address };
  if (!administration.isAdministrator(authorization, request)) {
    throw new AuthError('PERMISSION_DENIED', ADMINISTRATION_IS_OFF, 403);
  }
  return { privileged: true, address };
};

const answer = async (
  context: AuthContext,
  administration: Administration,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  path: string,
): Promise<void> => {
  if (!admitOrigin(request, response, context.allowedOrigins())) {
    throw new AuthError('PERMISSION_DENIED', "The request's origin is not one of the app's.", 403);
  }
  if (request.method === 'OPTIONS') return answerPreflight(request, response);
  const route = findRoute(context, path);
  if (!route) {
    throw new AuthError('UNIMPLEMENTED', 'The local backend does not offer this call.', 501);
  }
  const { methods } = route;
  const handler = Object.hasOwn(methods, request.method ?? '')
    ? methods[request.method ?? '']
    : undefined;
  if (!handler) {
    response.setHeader('Allow', Object.keys(methods).join(', '));
    throw new AuthError('METHOD_NOT_ALLOWED', `Use ${Object.keys(methods).join(' or ')}.`, 405);
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
  return sendJson(response, 200, await handler(context, request, url, source));
};

/** Answers one call of the service; a refusal becomes the service's error body, never an exception. */
export const serve = async (
  context: AuthContext,
  options: { administration: Administration; log: (line: string) => void },
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  path: string,
): Promise<void> => {
  try {
    await answer(context, options.administration, request, response, url, path);
  } catch (error) {
    let refusal = error;
    if (!(refusal instanceof AuthError)) {
      if (request.destroyed && !request.complete) return;
      options.log(`auth: ${request.method} ${path} failed: ${String(error)}`);
      refusal = new AuthError('INTERNAL_ERROR', 'The request could not be completed.', 500);
    }
    // The rest of a refused body is not read.
    if (!request.complete) response.setHeader('Connection', 'close');
    const { httpStatus } = refusal as AuthError;
    if (!response.headersSent) sendJson(response, httpStatus, (refusal as AuthError).toJSON());
  }
};
