import { StatusError } from './types.ts';

/** A request that can never succeed as it is. */
export const invalid = (message: string): StatusError =>
  new StatusError('INVALID_ARGUMENT', message);

/** The refusal of something that the service offers and this backend does not: better than a wrong answer. */
export const unimplemented = (what: string): StatusError =>
  new StatusError(
    'UNIMPLEMENTED',
    `${what} is not part of the embedded backend. Use hosted Firebase for it, or leave it out.`,
  );

export type Json = Record<string, unknown>;

/** Reads an object of a request. @throws StatusError INVALID_ARGUMENT */
export function requireObject(value: unknown, what: string): Json {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json;
  throw invalid(`${what} must be an object.`);
}

/** Reads an optional list of a request. @throws StatusError INVALID_ARGUMENT */
export function optionalList(value: unknown, what: string): unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  throw invalid(`${what} must be a list.`);
}

/** Reads a text of a request. @throws StatusError INVALID_ARGUMENT */
export function requireText(value: unknown, what: string): string {
  if (typeof value === 'string') return value;
  throw invalid(`${what} must be a text.`);
}

/** The members of `value` that are set; proto3 JSON counts null as not set. */
export function setMembers(value: Json): string[] {
  return Object.keys(value).filter((key) => value[key] !== undefined && value[key] !== null);
}

/** Refuses members that this backend does not know. @throws StatusError INVALID_ARGUMENT */
export function allowOnly(value: Json, known: readonly string[], what: string): void {
  const stranger = setMembers(value).find((key) => !known.includes(key));
  if (stranger !== undefined) throw invalid(`${what} has an unknown member ${stranger}.`);
}
