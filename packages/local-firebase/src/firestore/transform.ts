import type { ArrayDrafts } from './array-drafts.ts';
import { addNumbers, compareNumbers, isNumber } from './number-value.ts';
import type { Transform } from './parse-transform.ts';
import type { Value } from './types.ts';
import { isNaNValue } from './value-order.ts';

/** A transform's new value for its field, and what the write result reports of it. */
export interface Transformed {
  value: Value;
  result: Value;
}

/**
 * Applies one transform to the field's current value; `time` is the request's time. Arrays have
 * their elements once `arrays` is settled.
 */
export function applyTransform(
  transform: Transform,
  current: Value | undefined,
  time: string,
  arrays: ArrayDrafts,
): Transformed {
  switch (transform.kind) {
    case 'requestTime':
      return reported({ timestampValue: time });
    case 'append':
    case 'remove':
      return {
        value: arrays.change(current, transform.kind, transform.elements),
        result: { nullValue: null },
      };
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

const reported = (value: Value): Transformed => ({ value, result: value });
