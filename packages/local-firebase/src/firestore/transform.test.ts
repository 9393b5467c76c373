import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doubles, integers, values } from './values-fixture.ts';
import { isNumber, toDouble, type NumberValue } from './number-value.ts';
import { applyTransform, type Transform } from './transform.ts';
import type { Value } from './types.ts';

const TIME = '2026-01-02T03:04:05.678Z';
const numbers = fc.oneof(integers, doubles) as fc.Arbitrary<NumberValue>;
const currents = fc.option(fc.oneof(numbers, values), { nil: undefined });
const apply = (transform: object, current?: Value) =>
  applyTransform({ ...transform, path: ['f'] } as unknown as Transform, current, TIME);

describe('increment', () => {
  test.each([
    ['of an integer', '5', '2', '7'],
    ['stops at the largest integer', '9223372036854775807', '5', '9223372036854775807'],
    ['stops at the smallest integer', '-9223372036854775808', '-5', '-9223372036854775808'],
    ['is exact beyond doubles', '9007199254740993', '1', '9007199254740994'],
  ])('%s', (_name, current, operand, expected) => {
    const transform = { kind: 'increment', operand: { integerValue: operand } };
    expect(apply(transform, { integerValue: current })).toEqual({ integerValue: expected });
  });

  test('agrees with exact arithmetic', () => {
    fc.assert(
      fc.property(currents, numbers, (current, operand) => {
        const value = apply({ kind: 'increment', operand }, current);
        if (!current || !isNumber(current)) {
          expect(value).toEqual(operand);
        } else if ('integerValue' in current && 'integerValue' in operand) {
          const sum = BigInt(current.integerValue) + BigInt(operand.integerValue);
          const kept = BigInt.asIntN(64, sum) === sum;
          const end = sum > 0n ? 2n ** 63n - 1n : -(2n ** 63n);
          expect(value).toEqual({ integerValue: String(kept ? sum : end) });
        } else {
          expect('doubleValue' in value && Number(value.doubleValue)).toBe(
            toDouble(current) + toDouble(operand),
          );
        }
      }),
    );
  });
});

test('the request time is written', () => {
  expect(apply({ kind: 'requestTime' })).toEqual({ timestampValue: TIME });
});
