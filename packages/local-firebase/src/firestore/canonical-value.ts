import { MAX_FIELD_DEPTH } from './limits.ts';
import { requireFieldName } from './field-path.ts';
import { doubleValue, integerValue, parseDouble, parseInteger } from './number-value.ts';
import { invalid, optionalList, requireObject, setMembers, unimplemented } from './refuse.ts';
import { compareBytes, isUnicode } from './text.ts';
import { formatTimestamp, parseTimestamp } from './timestamp.ts';
import type { Fields, Value } from './types.ts';

/** Types of the service that no document here has. */
const REFUSED = ['referenceValue', 'geoPointValue'];

/**
 * Checks the fields of a document or map and brings them into the one stored form: names sorted,
 * numbers, times and bytes written in one way. Two stored values are the same exactly when their
 * JSON is. @throws StatusError INVALID_ARGUMENT
 */
export function canonicalFields(input: unknown, depth = 0): Fields {
  const given = requireObject(input ?? {}, 'fields');
  const fields: Fields = {};
  for (const name of Object.keys(given).sort(compareBytes)) {
    requireFieldName(name);
    fields[name] = canonicalValue(given[name], depth);
  }
  return fields;
}

/**
 * Checks one value and brings it into the stored form; `depth` counts the maps and arrays around
 * it. @throws StatusError INVALID_ARGUMENT
 */
export function canonicalValue(input: unknown, depth = 0): Value {
  const given = requireObject(input, 'A value');
  const kinds = Object.keys(given).filter((key) => given[key] !== undefined);
  const [kind] = kinds;
  if (kinds.length !== 1 || kind === undefined) {
    throw invalid(`A value needs exactly one type; this one has ${kinds.join(', ') || 'none'}.`);
  }
  if (REFUSED.includes(kind)) throw unimplemented(`A value of the type ${kind}`);
  const read = READERS[kind];
  if (!Object.hasOwn(READERS, kind) || !read) throw invalid(`${kind} is no type of value.`);
  return read(given[kind], depth);
}

const READERS: Record<string, (input: unknown, depth: number) => Value> = {
  nullValue(input) {
    if (input !== null && input !== 'NULL_VALUE' && input !== 0) throw malformed('nullValue');
    return { nullValue: null };
  },
  booleanValue(input) {
    if (typeof input !== 'boolean') throw malformed('booleanValue');
    return { booleanValue: input };
  },
  integerValue(input) {
    const value = parseInteger(input);
    if (value === undefined) throw malformed('integerValue', 'a whole number of 64 bits');
    return integerValue(value);
  },
  doubleValue(input) {
    const value = parseDouble(input);
    if (value === undefined) throw malformed('doubleValue', 'a number');
    return doubleValue(value);
  },
  timestampValue(input) {
    const instant = typeof input === 'string' ? parseTimestamp(input) : undefined;
    if (!instant) throw malformed('timestampValue', 'RFC 3339 between the years 1 and 9999');
    return { timestampValue: formatTimestamp(instant) };
  },
  stringValue(input) {
    if (typeof input !== 'string' || !isUnicode(input)) {
      throw malformed('stringValue', 'valid Unicode');
    }
    return { stringValue: input };
  },
  bytesValue(input) {
    if (typeof input !== 'string' || !/^[\w+/-]*={0,2}$/.test(input)) {
      throw malformed('bytesValue', 'base64');
    }
    return { bytesValue: Buffer.from(input, 'base64').toString('base64') };
  },
  arrayValue(input, depth) {
    requireDepth(depth + 1);
    const values = optionalList(requireObject(input, 'arrayValue')['values'], 'values');
    return {
      arrayValue: {
        values: values.map((item) => {
          const value = canonicalValue(item, depth + 1);
          if ('arrayValue' in value) throw invalid('An array cannot directly contain an array.');
          return value;
        }),
      },
    };
  },
  mapValue(input, depth) {
    requireDepth(depth + 1);
    const fields = requireObject(requireObject(input, 'mapValue')['fields'] ?? {}, 'fields');
    if (setMembers(fields).includes('__type__')) throw unimplemented('A vector');
    return { mapValue: { fields: canonicalFields(fields, depth + 1) } };
  },
};

function requireDepth(depth: number): void {
  if (depth > MAX_FIELD_DEPTH) {
    throw invalid(`Maps and arrays are nested more than ${MAX_FIELD_DEPTH} levels deep.`);
  }
}

const malformed = (kind: string, expected = 'a value of that type') =>
  invalid(`The content of ${kind} is not valid: ${expected} was expected.`);
