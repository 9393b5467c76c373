import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalValue } from './canonical-value.ts';
import { doubleValue, integerValue, isNumber, toDouble, type NumberValue } from './number-value.ts';
import { applyTransform, type Transform } from './transform.ts';
import type { Value } from './types.ts';

const text = fc.oneof(
  fc.constantFrom('', 'a', 'b', 'ab', 'é', '\ue000', '😀'),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);

/** Integers around the places where doubles lose precision or 64 bits end, and small ones. */
const integers: fc.Arbitrary<Value> = fc
  .oneof(
    fc.bigInt({ min: -3n, max: 3n }),
    fc.bigInt({ min: 2n ** 53n - 2n, max: 2n ** 53n + 2n }),
    fc.bigInt({ min: 2n ** 63n - 3n, max: 2n ** 63n - 1n }),
    fc.bigInt({ min: -(2n ** 63n), max: -(2n ** 63n) + 3n }),
  )
  .map(integerValue);

const doubles: fc.Arbitrary<Value> = fc
  .oneof(
    fc.constantFrom(
      0,
      -0,
      1,
      -1,
      0.5,
      Number.NaN,
      Infinity,
      -Infinity,
      2 ** 53,
      2 ** 63,
      -(2 ** 63),
    ),
    fc.double(),
  )
  .map(doubleValue);

const scalars: fc.Arbitrary<Value> = fc.oneof(
  fc.constant({ nullValue: null }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  integers,
  doubles,
  fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => canonicalValue({ timestampValue: date.toISOString() })),
  text.map((stringValue) => ({ stringValue })),
  fc
    .uint8Array({ maxLength: 3 })
    .map((bytes) => ({ bytesValue: Buffer.from(bytes).toString('base64') })),
);

/** Values of every type, in stored form. */
const values: fc.Arbitrary<Value> = fc
  .letrec<{ value: Value; inArray: Value }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      scalars,
      fc
        .array(tie('inArray'), { maxLength: 3 })
        .map((items) => ({ arrayValue: { values: items } })),
      fc
        .dictionary(fc.constantFrom('a', 'b', 'c', 'é', 'constructor'), tie('value'), {
          maxKeys: 3,
        })
        .map((fields) => ({ mapValue: { fields } })),
    ),
    inArray: tie('value').filter((value) => !('arrayValue' in value)),
  }))
  .value.map((value) => canonicalValue(value));

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
