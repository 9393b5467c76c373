import { MAX_FIELD_NAME_BYTES, MAX_FIELD_PATH_BYTES, MAX_FIELD_PATH_LEVELS } from './limits.ts';
import { invalid } from './refuse.ts';
import { byteLength, isReserved, isUnicode } from './text.ts';
import type { Fields, Value } from './types.ts';

/** The names from the document's top down to one field. */
export type FieldPath = readonly string[];

const PLAIN = /^[a-zA-Z_][a-zA-Z_0-9]*$/;
const SEGMENT = /`((?:[^`\\]|\\[\s\S])+)`|([a-zA-Z_][a-zA-Z_0-9]*)/y;

/** Quotes and backslashes may double a path's length before it is read. */
const MAX_WRITTEN_LENGTH = 2 * MAX_FIELD_PATH_BYTES + 2;

/**
 * Reads `a.b` and `` a.`b.c` ``. Its size is bounded before anything else looks at it.
 * @throws StatusError INVALID_ARGUMENT
 */
export function parseFieldPath(text: string): FieldPath {
  if (text.length > MAX_WRITTEN_LENGTH) throw tooLong();
  const path: string[] = [];
  let position = 0;
  do {
    if (path.length > 0) position += 1;
    SEGMENT.lastIndex = position;
    const match = SEGMENT.exec(text);
    if (!match) throw invalid(`The field path ${JSON.stringify(text)} is not valid.`);
    const [whole, quoted, plain] = match;
    const name = quoted === undefined ? (plain as string) : quoted.replace(/\\([\s\S])/g, '$1');
    requireFieldName(name);
    path.push(name);
    position += whole.length;
  } while (text[position] === '.');
  if (position !== text.length)
    throw invalid(`The field path ${JSON.stringify(text)} is not valid.`);
  requirePathLimits(path);
  return path;
}

function requirePathLimits(path: FieldPath): void {
  if (path.length > MAX_FIELD_PATH_LEVELS) {
    throw invalid(`A field path has more than ${MAX_FIELD_PATH_LEVELS} levels.`);
  }
  if (byteLength(path.join('.')) > MAX_FIELD_PATH_BYTES) throw tooLong();
}

const tooLong = () => invalid(`A field path is longer than ${MAX_FIELD_PATH_BYTES} bytes.`);

/** Checks one field name of a document, a map or a path. @throws StatusError INVALID_ARGUMENT */
export function requireFieldName(name: string): void {
  if (name === '') throw invalid('A field name is empty.');
  if (!isUnicode(name)) throw invalid('A field name is not valid Unicode.');
  if (isReserved(name)) throw invalid(`The field name ${JSON.stringify(name)} is reserved.`);
  if (byteLength(name) > MAX_FIELD_NAME_BYTES) {
    throw invalid(`A field name is longer than ${MAX_FIELD_NAME_BYTES} bytes.`);
  }
}

/** Writes a path with backquotes where they are needed. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((name) => (PLAIN.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``))
    .join('.');
}

/** The value at a path, or undefined when a part of it does not exist. */
export function valueAt(fields: Fields, path: FieldPath): Value | undefined {
  let current: Fields | undefined = fields;
  let value: Value | undefined;
  for (const name of path) {
    if (!current || !Object.hasOwn(current, name)) return undefined;
    value = current[name];
    current = value && 'mapValue' in value ? (value.mapValue.fields ?? {}) : undefined;
  }
  return value;
}
