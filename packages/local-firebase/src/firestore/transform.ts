import { addNumbers, compareNumbers, isNumber } from './number-value.ts';
import type { Transform } from './parse-transform.ts';
import type { Value } from './types.ts';
import { equalValues, isNaNValue } from './value-order.ts';

/** A transform's new value for its field, and what the write result reports of it. */
export interface Transformed {
  value: Value;
  result: Value;
}

/** Applies one transform to the field's current value; `time` is the request's time. */
export function applyTransform(
  transform: Transform,
  current: Value | undefined,
  time: string,
): Transformed {
  switch (transform.kind) {
    case 'requestTime':
      return reported({ timestampValue: time });
    case 'append':
      return silent(append(elementsOf(current), transform.elements));
    case 'remove':
      return silent(
        elementsOf(current).filter(
          (own) => !transform.elements.some((out) => equalValues(own, out)),
        ),
      );
    default:
      return reported(calculate(transform, current));
  }
}

function calculate(
  { kind, operand }: Extract<Transform, { operand: unknown }>,
  current: Value | undefined,
): Value {
  if (!current || !isNumber(current)) return operand;
  if (kind === 'increment') return addNumbers(current, operand);
  if (isNaNValue(current) || isNaNValue(operand)) return { doubleValue: 'NaN' };
  const order = compareNumbers(current, operand);
  if (order === 0) return current;
  return order > 0 === (kind === 'maximum') ? current : operand;
}

function append(own: readonly Value[], more: readonly Value[]): Value[] {
  const result = [...own];
  for (const value of more) {
    if (!result.some((existing) => equalValues(existing, value))) result.push(value);
  }
  return result;
}

const elementsOf = (value: Value | undefined): readonly Value[] =>
  value && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];

const reported = (value: Value): Transformed => ({ value, result: value });

const silent = (values: Value[]): Transformed => ({
  value: { arrayValue: { values } },
  result: { nullValue: null },
});
