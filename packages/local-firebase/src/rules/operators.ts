import { MAXIMUM_INTEGER, MINIMUM_INTEGER } from './functions/conversion-functions.ts';
import { equals, includes, includesStrictly } from './equality.ts';
import { compareOrdered } from './ordering.ts';
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

function unsupported(left: RulesValue, operator: string, right: RulesValue): Failure {
  return new Failure(`${typeName(left)} ${operator} ${typeName(right)} is not possible`);
}

function integer(value: bigint): Result {
  return value < MINIMUM_INTEGER || value > MAXIMUM_INTEGER
    ? new Failure('The result is not a 64-bit number')
    : value;
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
  switch (operator) {
    case 'in':
      return isIn(left, right);
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compare(operator, left, right);
    default:
      return calculate(operator, left, right);
  }
}

type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

function compare(operator: Comparison, left: RulesValue, right: RulesValue): Result {
  if (operator === '==') return equals(left, right);
  if (operator === '!=') return !equals(left, right);
  const order = compareOrdered(left, right);
  if (order === undefined) return unsupported(left, operator, right);
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}

function isIn(value: RulesValue, container: RulesValue): Result {
  if (isList(container)) return includesStrictly(container, value);
  if (container instanceof RulesSet) return includes(container.members, value);
  if (isMap(container) && typeof value === 'string') return container.has(value);
  return unsupported(value, 'in', container);
}

function calculate(
  operator: '+' | '-' | '*' | '/' | '%',
  left: RulesValue,
  right: RulesValue,
): Result {
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    return calculateIntegers(operator, left, right);
  }
  if (isNumber(left) && isNumber(right)) {
    return calculateFloats(operator, Number(left), Number(right));
  }
  if (operator === '+' && typeof left === 'string' && typeof right === 'string') {
    return left.length + right.length > MAXIMUM_LENGTH
      ? new Failure('The text becomes too long')
      : left + right;
  }
  if (operator === '+' || operator === '-') return shiftTime(operator, left, right);
  return unsupported(left, operator, right);
}

function calculateIntegers(
  operator: '+' | '-' | '*' | '/' | '%',
  left: bigint,
  right: bigint,
): Result {
  if (operator === '+') return integer(left + right);
  if (operator === '-') return integer(left - right);
  if (operator === '*') return integer(left * right);
  if (right === 0n) return new Failure('Division by zero');
  return operator === '/' ? BigInt.asIntN(64, left / right) : left % right;
}

function calculateFloats(
  operator: '+' | '-' | '*' | '/' | '%',
  left: number,
  right: number,
): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
  }
}

function shiftTime(operator: '+' | '-', left: RulesValue, right: RulesValue): Result {
  if (right instanceof Duration) {
    const shift = operator === '+' ? right.nanoseconds : -right.nanoseconds;
    if (left instanceof Timestamp) return timestampOf(left.nanoseconds + shift);
    if (left instanceof Duration) return durationOf(left.nanoseconds + shift);
  }
  if (right instanceof Timestamp) {
    if (operator === '+' && left instanceof Duration) {
      return timestampOf(left.nanoseconds + right.nanoseconds);
    }
    if (operator === '-' && left instanceof Timestamp) {
      return durationOf(left.nanoseconds - right.nanoseconds);
    }
  }
  return unsupported(left, operator, right);
}

/** `value is type`; sets have no such type, as in the service. */
export function isOfType(value: RulesValue, type: string): boolean {
  if (type === 'number') return isNumber(value);
  return type !== 'set' && typeName(value) === type;
}
