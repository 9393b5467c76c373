import { addNumbers, isNumber } from './number-value.ts';
import type { Transform } from './parse-transform.ts';
import type { Value } from './types.ts';

/** The new value of a transform's field; `time` is the request's time. */
export function applyTransform(
  transform: Transform,
  current: Value | undefined,
  time: string,
): Value {
  if (transform.kind === 'requestTime') return { timestampValue: time };
  const { operand } = transform;
  return current && isNumber(current) ? addNumbers(current, operand) : operand;
}
