import { compareBytes } from './equality.ts';
import { Duration, isNumber, Timestamp, type RulesValue } from './values.ts';

function sign(left: bigint | number | string, right: bigint | number | string): number {
  if (left === right) return 0;
  if (left < right) return -1;
  return left > right ? 1 : NaN;
}

/**
 * Negative, zero or positive as `<` and `>` order the values; NaN next to a NaN; undefined when
 * rules do not order such values (two bools, two lists, a string and an int).
 */
export function compareOrdered(left: RulesValue, right: RulesValue): number | undefined {
  if (isNumber(left) && isNumber(right)) {
    return typeof left === typeof right ? sign(left, right) : sign(Number(left), Number(right));
  }
  if (typeof left === 'string' && typeof right === 'string') return sign(left, right);
  if (left instanceof Timestamp && right instanceof Timestamp) {
    return sign(left.nanoseconds, right.nanoseconds);
  }
  if (left instanceof Duration && right instanceof Duration) {
    return sign(left.nanoseconds, right.nanoseconds);
  }
  if (left instanceof Uint8Array && right instanceof Uint8Array) return compareBytes(left, right);
  return undefined;
}
