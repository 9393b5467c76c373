import fc from 'fast-check';
import { canonicalValue } from './canonical-value.ts';
import { doubleValue, integerValue } from './number-value.ts';
import type { Value } from './types.ts';

const text = fc.oneof(
  fc.constantFrom('', 'a', 'b', 'ab', 'é', '\ue000', '😀'),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);

/** Integers around the places where doubles lose precision or 64 bits end, and small ones. */
export const integers: fc.Arbitrary<Value> = fc
  .oneof(
    fc.bigInt({ min: -3n, max: 3n }),
    fc.bigInt({ min: 2n ** 53n - 2n, max: 2n ** 53n + 2n }),
    fc.bigInt({ min: 2n ** 63n - 3n, max: 2n ** 63n - 1n }),
    fc.bigInt({ min: -(2n ** 63n), max: -(2n ** 63n) + 3n }),
  )
  .map(integerValue);

export const doubles: fc.Arbitrary<Value> = fc
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
export const values: fc.Arbitrary<Value> = fc
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
