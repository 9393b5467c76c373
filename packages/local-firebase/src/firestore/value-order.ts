import { compareNumbers, isNumber, toDouble, type NumberValue } from './number-value.ts';
import { compareNames } from './resource-name.ts';
import { compareBytes } from './text.ts';
import { compareTimestamps } from './timestamp.ts';
import type { Fields, Value } from './types.ts';

/** The types in the order in which values of different types sort. */
export type TypeRank = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** The rank of a value's type: null, boolean, number, timestamp, string, bytes, reference, … */
export function typeRank(value: Value): TypeRank {
  if ('nullValue' in value) return 0;
  if ('booleanValue' in value) return 1;
  if (isNumber(value)) return 2;
  if ('timestampValue' in value) return 3;
  if ('stringValue' in value) return 4;
  if ('bytesValue' in value) return 5;
  if ('referenceValue' in value) return 6;
  if ('geoPointValue' in value) return 7;
  if ('arrayValue' in value) return 8;
  return isVector(value.mapValue.fields) ? 9 : 10;
}

const isVector = (fields: Fields | undefined): boolean =>
  fields !== undefined && Object.hasOwn(fields, '__type__');

/** Firestore's total order of stored values. Equal means equal to a query: 1 and 1.0 are. */
export function compareValues(left: Value, right: Value): number {
  const rank = typeRank(left);
  const otherRank = typeRank(right);
  if (rank !== otherRank) return rank - otherRank;
  if ('stringValue' in left && 'stringValue' in right) {
    return compareBytes(left.stringValue, right.stringValue);
  }
  if (rank === 2) return compareNumbers(left as NumberValue, right as NumberValue);
  if ('timestampValue' in left && 'timestampValue' in right) {
    return compareTimestamps(left.timestampValue, right.timestampValue);
  }
  if ('booleanValue' in left && 'booleanValue' in right) {
    return Number(left.booleanValue) - Number(right.booleanValue);
  }
  if ('bytesValue' in left && 'bytesValue' in right) {
    return Buffer.compare(
      Buffer.from(left.bytesValue, 'base64'),
      Buffer.from(right.bytesValue, 'base64'),
    );
  }
  if ('referenceValue' in left && 'referenceValue' in right) {
    return compareNames(left.referenceValue, right.referenceValue);
  }
  if ('geoPointValue' in left && 'geoPointValue' in right) {
    const byLatitude = (left.geoPointValue.latitude ?? 0) - (right.geoPointValue.latitude ?? 0);
    return byLatitude || (left.geoPointValue.longitude ?? 0) - (right.geoPointValue.longitude ?? 0);
  }
  if ('arrayValue' in left && 'arrayValue' in right) {
    return compareLists(left.arrayValue.values ?? [], right.arrayValue.values ?? []);
  }
  if ('mapValue' in left && 'mapValue' in right) {
    return rank === 9
      ? compareVectors(left.mapValue.fields ?? {}, right.mapValue.fields ?? {})
      : compareMaps(left.mapValue.fields ?? {}, right.mapValue.fields ?? {});
  }
  return 0;
}

/** Whether a filter or an array transform takes the two for the same value. */
export const equalValues = (left: Value, right: Value): boolean => compareValues(left, right) === 0;

/** Whether the two are identical; 1 and 1.0 are not. Both must be in stored form. */
export const identical = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

function compareLists(left: readonly Value[], right: readonly Value[]): number {
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const order = compareValues(left[index] as Value, right[index] as Value);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/** Maps compare as the list of their entries in the order of the names: name, then value. */
function compareMaps(left: Fields, right: Fields): number {
  const names = sortedNames(left);
  const otherNames = sortedNames(right);
  for (let index = 0; index < Math.min(names.length, otherNames.length); index += 1) {
    const name = names[index] as string;
    const otherName = otherNames[index] as string;
    const order =
      compareBytes(name, otherName) ||
      compareValues(left[name] as Value, right[otherName] as Value);
    if (order !== 0) return order;
  }
  return names.length - otherNames.length;
}

const sortedNames = (fields: Fields): string[] => Object.keys(fields).sort(compareBytes);

/** Vectors compare by their number of dimensions first. */
function compareVectors(left: Fields, right: Fields): number {
  const a = doublesOf(left);
  const b = doublesOf(right);
  if (a.length !== b.length) return a.length - b.length;
  return compareLists(a, b);
}

function doublesOf(fields: Fields): Value[] {
  const value = fields['value'];
  return value && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}

export const isNaNValue = (value: Value): boolean =>
  isNumber(value) && Number.isNaN(toDouble(value));
