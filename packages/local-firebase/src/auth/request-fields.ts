import type { IncomingMessage } from 'node:http';
import { parseJson } from '../http/parse-json.ts';
import { readBody } from '../http/read-body.ts';
import { AuthError } from './auth-error.ts';

/** The fields of a request's body; reading one with a wrong type refuses the request. */
export interface RequestFields {
  /** Undefined for what is absent or null. @throws AuthError INVALID_ARGUMENT */
  text(name: string): string | undefined;
  flag(name: string): boolean | undefined;
  has(name: string): boolean;
}

const refuse = (name: string, type: string): never => {
  throw new AuthError('INVALID_ARGUMENT', `Invalid value at '${name}' (${type}).`);
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a parsed body. @throws AuthError INVALID_ARGUMENT when it is not an object. */
export const readFields = (body: unknown): RequestFields => {
  const object = isObject(body) ? body : refuse('body', 'a JSON object');
  const get = (name: string): unknown =>
    Object.hasOwn(object, name) ? (object[name] ?? undefined) : undefined;
  return {
    has: (name) => get(name) !== undefined,
    text: (name) => {
      const value = get(name);
      return value === undefined || typeof value === 'string' ? value : refuse(name, 'a string');
    },
    flag: (name) => {
      const value = get(name);
      return value === undefined || typeof value === 'boolean' ? value : refuse(name, 'a boolean');
    },
  };
};

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
