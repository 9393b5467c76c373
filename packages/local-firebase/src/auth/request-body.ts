import type { IncomingMessage } from 'node:http';
import { AuthError } from './auth-error.ts';

/** No call of the service needs more. */
const MAX_BODY_BYTES = 64 * 1024;

/** The body as text. @throws AuthError 413 when it is too large, 400 when it is not UTF-8. */
export const readBody = async (request: IncomingMessage): Promise<string> => {
  const tooLarge = new AuthError('REQUEST_TOO_LARGE', `At most ${MAX_BODY_BYTES} bytes.`, 413);
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection stays, so that the refusal can be answered over it.
  const body: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw tooLarge;
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new AuthError('INVALID_ARGUMENT', 'The body is not UTF-8 text.');
  }
};

/** Parses JSON; an empty body is an empty object. @throws AuthError INVALID_ARGUMENT */
export const parseJson = (text: string): unknown => {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AuthError('INVALID_ARGUMENT', 'Invalid JSON payload received.');
  }
};

/** Parses a form or, as the token endpoint allows, JSON. @throws AuthError INVALID_ARGUMENT */
export const parseForm = (text: string, contentType: string | undefined): unknown =>
  contentType?.includes('json') ? parseJson(text) : Object.fromEntries(new URLSearchParams(text));
