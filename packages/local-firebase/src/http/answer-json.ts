import type { ServerResponse } from 'node:http';
import { StatusError, type StatusName } from '../firestore/types.ts';
import { RequestError } from './read-body.ts';

export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(text);
}

/** Answers an error as Google's REST services do. */
export function answerError(response: ServerResponse, error: unknown): void {
  const [code, status, message] = describe(error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (code === 413) response.setHeader('connection', 'close');
  answerJson(response, code, { error: { code, message, status } });
}

function describe(error: unknown): [code: number, status: StatusName, message: string] {
  if (error instanceof StatusError) return [HTTP_STATUS[error.status], error.status, error.message];
  if (error instanceof RequestError) {
    return [error.httpStatus, STATUS_OF[error.httpStatus] ?? 'INVALID_ARGUMENT', error.message];
  }
  return [500, 'INTERNAL', 'The backend failed on this request; see its log.'];
}

const STATUS_OF: Record<number, StatusName> = {
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  405: 'UNIMPLEMENTED',
  421: 'PERMISSION_DENIED',
  429: 'RESOURCE_EXHAUSTED',
  503: 'UNAVAILABLE',
};

/** The HTTP status of a gRPC status in REST answers. */
const HTTP_STATUS: Record<StatusName, number> = {
  INVALID_ARGUMENT: 400,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  UNAUTHENTICATED: 401,
};
