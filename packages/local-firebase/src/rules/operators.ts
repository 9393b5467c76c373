import { equals, itemKey, memberKey } from './equality.ts';
import { MAXIMUM_INTEGER, MINIMUM_INTEGER } from './functions/scalar-functions.ts';
import type { BinaryOperator } from './syntax-tree.ts';
import { durationOf, timestampOf } from './time.ts';
import {
  Duration,
  Failure,
  isList,
  isMap,
  isNumber,
  MAXIMUM_LENGTH,
  RulesSet,
  Timestamp,
  typeName,
  type Result,
  type RulesValue,
} from './values.ts';

/** `object.name` */
export function readMember(object: RulesValue, name: string): Result {
  if (object === null) return new Failure(`null has no property ${name}`);
  if (!isMap(object)) return new Failure(`${typeName(object)} has no properties (${name})`);
  return (
    object.get(name) ?? (object.has(name) ? null : new Failure(`There is no property ${name}`))
  );
}

/** `object[index]` */
export function readIndex(object: RulesValue, index: RulesValue): Result {
  if (isMap(object) && typeof index === 'string') return readMember(object, index);
  if (isList(object) && typeof index === 'bigint') {
    return index >= 0n && index < object.length
      ? (object[Number(index)] ?? null)
      : new Failure(`Index ${index} is outside a size of ${object.length}`);
  }
  return new Failure(`${typeName(object)}[${typeName(index)}] is not possible`);
}

/** `value is type`; sets have no such type, as in the service. */
export function isOfType(value: RulesValue, type: string): boolean {
  return type === 'number' ? isNumber(value) : typeName(value) === type;
}

export function applyUnary(operator: '!' | '-', operand: RulesValue): Result {
  if (operator === '!') {
    return typeof operand === 'boolean'
      ? !operand
      : new Failure(`!${typeName(operand)} is not possible`);
  }
  if (typeof operand === 'bigint') return integer(-operand);
  if (typeof operand === 'number') return -operand;
  if (operand instanceof Duration) return durationOf(-operand.nanoseconds);
  return new Failure(`-${typeName(operand)} is not possible`);
}

/** Every operator with two sides but `&&` and `||`. */
export function applyBinary(operator: BinaryOperator, left: RulesValue, right: RulesValue): Result {
  if (operator === '==') return equals(left, right);
  if (operator === '!=') return !equals(left, right);
  const result =
    operator === 'in'
      ? isIn(left, right)
      : operator === '+' || operator === '-'
        ? sum(operator, left, right)
        : compare(operator, left, right);
  return result ?? new Failure(`${typeName(left)} ${operator} ${typeName(right)} is not possible`);
}

function isIn(value: RulesValue, container: RulesValue): boolean | undefined {
  if (isList(container)) {
    const key = itemKey(value);
    return container.some((item) => itemKey(item) === key);
  }
  if (container instanceof RulesSet) return container.keys.has(memberKey(value));
  return isMap(container) && typeof value === 'string' ? container.has(value) : undefined;
}

/** Undefined where rules know no order, as for two bools, two lists, or a string and an int. */
function compare(
  operator: '<' | '<=' | '>' | '>=',
  left: RulesValue,
  right: RulesValue,
): boolean | undefined {
  if (isNumber(left) && isNumber(right)) {
    return typeof left === typeof right
      ? inOrder(operator, left, right)
      : inOrder(operator, Number(left), Number(right));
  }
  if (typeof left === 'string' && typeof right === 'string') return inOrder(operator, left, right);
  const areTimes =
    (left instanceof Timestamp && right instanceof Timestamp) ||
    (left instanceof Duration && right instanceof Duration);
  return areTimes ? inOrder(operator, left.nanoseconds, right.nanoseconds) : undefined;
}

function inOrder(
  operator: '<' | '<=' | '>' | '>=',
  left: bigint | number | string,
  right: bigint | number | string,
): boolean {
  if (operator === '<') return left < right;
  if (operator === '<=') return left <= right;
  return operator === '>' ? left > right : left >= right;
}

function integer(value: bigint): Result {
  return value < MINIMUM_INTEGER || value > MAXIMUM_INTEGER
    ? new Failure('The result is not a 64-bit number')
    : value;
}

/** Sums and differences of numbers and times; texts are joined. */
function sum(operator: '+' | '-', left: RulesValue, right: RulesValue): Result | undefined {
  const isSum = operator === '+';
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    return integer(isSum ? left + right : left - right);
  }
  if (isNumber(left) && isNumber(right)) {
    return isSum ? Number(left) + Number(right) : Number(left) - Number(right);
  }
  if (isSum && typeof left === 'string' && typeof right === 'string') {
    return left.length + right.length > MAXIMUM_LENGTH
      ? new Failure('The text becomes too long')
      : left + right;
  }
  if (left instanceof Timestamp && right instanceof Timestamp) {
    return isSum ? undefined : durationOf(left.nanoseconds - right.nanoseconds);
  }
  if (left instanceof Duration && right instanceof Timestamp) {
    return isSum ? timestampOf(left.nanoseconds + right.nanoseconds) : undefined;
  }
  if (!(right instanceof Duration)) return undefined;
  const shift = isSum ? right.nanoseconds : -right.nanoseconds;
  if (left instanceof Timestamp) return timestampOf(left.nanoseconds + shift);
  return left instanceof Duration ? durationOf(left.nanoseconds + shift) : undefined;
}
