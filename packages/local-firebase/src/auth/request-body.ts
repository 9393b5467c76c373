import type { IncomingMessage } from 'node:http';
import { parseJson } from '../http/parse-json.ts';
import { readBody } from '../http/read-body.ts';
import { AuthError } from './auth-error.ts';
import { readFields, type RequestFields } from './request-fields.ts';

/** No call of the service needs more. */
const MAX_BODY_BYTES = 64 * 1024;

/** The fields in a body of JSON; an empty body has none. @throws AuthError, RequestError */
export async function readJson(request: IncomingMessage): Promise<RequestFields> {
  const text = await readBody(request, MAX_BODY_BYTES);
  try {
    return readFields(text.trim() === '' ? {} : parseJson(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new AuthError('INVALID_ARGUMENT', 'Invalid JSON payload received.');
  }
}

/** The fields in a form. @throws AuthError, RequestError */
export const readForm = async (request: IncomingMessage): Promise<RequestFields> =>
  readFields(Object.fromEntries(new URLSearchParams(await readBody(request, MAX_BODY_BYTES))));
