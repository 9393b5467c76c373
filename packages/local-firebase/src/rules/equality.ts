import { Buffer } from 'node:buffer';
import {
  Duration,
  isList,
  isMap,
  isNumber,
  MapDiff,
  RulesPath,
  RulesSet,
  Timestamp,
  typeName,
  type RulesValue,
} from './values.ts';

/** `==` of the rules: numbers by value; inside lists and maps 1 and 1.0 differ. */
export function equals(left: RulesValue, right: RulesValue): boolean {
  if (left === right) return true;
  if (isNumber(left) && isNumber(right) && typeof left !== typeof right) {
    return Number(left) === Number(right);
  }
  return typeName(left) === typeName(right) && itemKey(left) === itemKey(right);
}

/** What equals nothing, not even itself, has a key of its own each time. */
let unequal = 0;

/**
 * The key of a list's item or a map's value: equal ones have the same. Lists in documents may be
 * long, so values are found by keys and not compared one by one.
 */
export function itemKey(value: RulesValue): string {
  if (typeof value === 'string') return `string ${JSON.stringify(value)}`;
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'bigint') return `int ${value}`;
  if (typeof value === 'number' && !Number.isNaN(value)) return `float ${value + 0}`;
  if (isList(value)) return `list(${value.map(itemKey).join(',')})`;
  if (isMap(value)) {
    const members = [...value].map(([name, item]) => `${JSON.stringify(name)}:${itemKey(item)}`);
    return `map(${members.sort().join(',')})`;
  }
  if (value instanceof RulesSet) return `set(${[...value.keys].sort().join(',')})`;
  if (value instanceof Timestamp || value instanceof Duration) {
    return `${typeName(value)} ${value.nanoseconds}`;
  }
  if (value instanceof Uint8Array) return `bytes ${Buffer.from(value).toString('base64')}`;
  if (value instanceof RulesPath) return `path ${JSON.stringify(value.segments)}`;
  if (typeof value === 'number' || value instanceof MapDiff) unequal += 1;
  return `unequal ${unequal}`;
}

/** The key of a set's member: there 1 and 1.0 are the same. */
export function memberKey(value: RulesValue): string {
  const isWhole = typeof value === 'number' && Number.isSafeInteger(value);
  return itemKey(isWhole ? BigInt(value) : value);
}
