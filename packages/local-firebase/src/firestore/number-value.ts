import type { Value } from './types.ts';

export type NumberValue = Extract<Value, { integerValue: string } | { doubleValue: unknown }>;

const LARGEST = 2n ** 63n - 1n;
const SMALLEST = -(2n ** 63n);
const DIGITS = /^[+-]?\d{1,30}$/;

export const isNumber = (value: Value): value is NumberValue =>
  'integerValue' in value || 'doubleValue' in value;

/** Reads an integer from JSON (text or number); undefined when it is none of 64 bits. */
export function parseInteger(input: unknown): bigint | undefined {
  if (typeof input === 'number') {
    return Number.isSafeInteger(input) ? BigInt(input) : undefined;
  }
  if (typeof input !== 'string' || !DIGITS.test(input)) return undefined;
  const value = BigInt(input.startsWith('+') ? input.slice(1) : input);
  return value >= SMALLEST && value <= LARGEST ? value : undefined;
}

/** Reads a double from JSON (number, or text such as `NaN`); undefined when it is none. */
export function parseDouble(input: unknown): number | undefined {
  if (typeof input === 'number') return input;
  if (typeof input !== 'string') return undefined;
  if (input === 'NaN') return Number.NaN;
  if (input === 'Infinity') return Number.POSITIVE_INFINITY;
  if (input === '-Infinity') return Number.NEGATIVE_INFINITY;
  return /^[+-]?(\d+(?:\.\d*)?|\.\d+)([eE][+-]?\d+)?$/.test(input) ? Number(input) : undefined;
}

export const integerValue = (value: bigint): NumberValue => ({ integerValue: value.toString() });

/** The stored form of a double; what JSON cannot write as a number is text. */
export function doubleValue(value: number): NumberValue {
  if (Number.isNaN(value)) return { doubleValue: 'NaN' };
  if (value === Number.POSITIVE_INFINITY) return { doubleValue: 'Infinity' };
  if (value === Number.NEGATIVE_INFINITY) return { doubleValue: '-Infinity' };
  return { doubleValue: Object.is(value, -0) ? '-0' : value };
}

/** The nearest double. */
export const toDouble = (value: NumberValue): number =>
  'integerValue' in value ? Number(value.integerValue) : Number(value.doubleValue);

/** Adds as the increment transform does: integers saturate at 64 bits, a double makes a double. */
export function addNumbers(left: NumberValue, right: NumberValue): NumberValue {
  if (!('integerValue' in left) || !('integerValue' in right)) {
    return doubleValue(toDouble(left) + toDouble(right));
  }
  const sum = BigInt(left.integerValue) + BigInt(right.integerValue);
  return integerValue(sum > LARGEST ? LARGEST : sum < SMALLEST ? SMALLEST : sum);
}
