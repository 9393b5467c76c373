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
