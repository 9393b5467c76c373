import { isNumber, toDouble, type NumberValue } from './number-value.ts';
import { compareBytes } from './text.ts';
import { compareTimestamps } from './timestamp.ts';
import type { Fields, Value } from './types.ts';

/** Firestore's order of the types that are stored here: values of one sort before those of the next. */
const TYPES = [
  'nullValue',
  'booleanValue',
  'number',
  'timestampValue',
  'stringValue',
  'bytesValue',
  'arrayValue',
  'mapValue',
];

/** Firestore's order of stored values. 1 and 1.0 are equal in it. */
export function compareValues(left: Value, right: Value): number {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left, right);
  if ('booleanValue' in left && 'booleanValue' in right) {
    return Number(left.booleanValue) - Number(right.booleanValue);
  }
  if ('timestampValue' in left && 'timestampValue' in right) {
    return compareTimestamps(left.timestampValue, right.timestampValue);
  }
  if ('stringValue' in left && 'stringValue' in right) {
    return compareBytes(left.stringValue, right.stringValue);
  }
  if ('bytesValue' in left && 'bytesValue' in right) {
    return Buffer.compare(bytesOf(left.bytesValue), bytesOf(right.bytesValue));
  }
  if ('arrayValue' in left && 'arrayValue' in right) {
    return compareLists(left.arrayValue.values ?? [], right.arrayValue.values ?? []);
  }
  if ('mapValue' in left && 'mapValue' in right) {
    return compareLists(entriesOf(left.mapValue.fields), entriesOf(right.mapValue.fields));
  }
  return typeIndex(left) - typeIndex(right);
}

const typeIndex = (value: Value): number =>
  TYPES.indexOf(isNumber(value) ? 'number' : (Object.keys(value)[0] as string));

const bytesOf = (base64: string): Buffer => Buffer.from(base64, 'base64');

/** NaN is before every other number. */
function compareNumbers(left: NumberValue, right: NumberValue): number {
  const [a, b] = [exact(left), exact(right)];
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
  return a < b ? -1 : a > b ? 1 : 0;
}

/** An integer of 64 bits may have no double; a bigint and a double compare exactly. */
const exact = (value: NumberValue): bigint | number =>
  'integerValue' in value ? BigInt(value.integerValue) : toDouble(value);

/** A map compares like the list of its names and values; stored names are sorted. */
const entriesOf = (fields: Fields = {}): Value[] =>
  Object.entries(fields).flatMap(([name, value]) => [{ stringValue: name }, value]);

function compareLists(left: readonly Value[], right: readonly Value[]): number {
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const order = compareValues(left[index] as Value, right[index] as Value);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}
