import type { IncomingMessage, ServerResponse } from 'node:http';

const HEADER_NAMES = /^[A-Za-z0-9, _-]{1,1024}$/;

/**
 * Answers whether the request may go on: one without an Origin, or from the app's own. Sets the
 * headers that let the app's pages read the answer.
 */
export const admitOrigin = (
  request: IncomingMessage,
  response: ServerResponse,
  allowedOrigins: readonly string[],
): boolean => {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  response.setHeader('Vary', 'Origin');
  if (!allowedOrigins.includes(origin)) return false;
  response.setHeader('Access-Control-Allow-Origin', origin);
  return true;
};

/** Answers the browser's preflight request from another of the app's origins. */
export const answerPreflight = (request: IncomingMessage, response: ServerResponse): void => {
  const asked = request.headers['access-control-request-headers'] ?? '';
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE');
  if (HEADER_NAMES.test(asked)) response.setHeader('Access-Control-Allow-Headers', asked);
  if (request.headers['access-control-request-private-network'] === 'true') {
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  }
  response.setHeader('Access-Control-Max-Age', '7200');
  response.writeHead(204).end();
};
