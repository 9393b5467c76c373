import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { values } from './values-fixture.ts';
import { canonicalValue } from './canonical-value.ts';
import type { Value } from './types.ts';
import { compareValues, equalValues, identical } from './value-order.ts';

const ROOT = 'projects/p/databases/(default)/documents';
const int = (value: number | string): Value => ({ integerValue: String(value) });
const double = (value: number | string): Value => canonicalValue({ doubleValue: value });
const array = (...items: Value[]): Value => ({ arrayValue: { values: items } });
const map = (fields: Record<string, Value>): Value => ({ mapValue: { fields } });
const vector = (...numbers: number[]): Value =>
  map({ __type__: { stringValue: '__vector__' }, value: array(...numbers.map(double)) });

/** The order that the official emulator gives to `orderBy` over these values. */
const ORDERED: readonly (readonly Value[])[] = [
  [{ nullValue: null }],
  [{ booleanValue: false }],
  [{ booleanValue: true }],
  [double('NaN')],
  [double('-Infinity')],
  [int('-9223372036854775808'), double(-9223372036854775808)],
  [int(0), double(0), double('-0')],
  [int(1), double(1)],
  [double(1.5)],
  [double(9007199254740992)],
  [int('9007199254740993')],
  [int('9223372036854775807')],
  [double(9223372036854775808)],
  [double('Infinity')],
  [{ timestampValue: '0001-01-01T00:00:00.000Z' }],
  [{ timestampValue: '2020-01-01T00:00:00.500Z' }],
  [{ timestampValue: '2020-01-01T00:00:00.500001Z' }],
  [{ timestampValue: '2020-01-01T00:00:00.501Z' }],
  ...['', 'a', 'aa', 'b', 'é', '\ue000', '😀'].map((text) => [{ stringValue: text }]),
  ...['', 'AA==', 'AAA=', '+A=='].map((bytes) => [{ bytesValue: bytes }]),
  ...['q/x', 'q/x/y/z', 'q/x!', 'q!/x'].map((path) => [{ referenceValue: `${ROOT}/${path}` }]),
  [{ geoPointValue: { latitude: 1, longitude: 2 } }],
  [{ geoPointValue: { latitude: 1, longitude: 3 } }],
  [{ geoPointValue: { latitude: 2, longitude: -3 } }],
  [array()],
  [array({ nullValue: null })],
  [array(double('NaN'))],
  [array(int(1)), array(double(1))],
  [array(int(1), int(2))],
  [vector(9)],
  [vector(1, 2)],
  [map({})],
  [map({ a: int(1) }), map({ a: double(1) })],
  [map({ a: int(1), b: int(0) })],
  [map({ a: int(2) })],
  [map({ b: int(0) })],
];

describe('the order of values', () => {
  test('is that of the service over all types', () => {
    for (const [index, group] of ORDERED.entries()) {
      for (const [otherIndex, otherGroup] of ORDERED.entries()) {
        for (const left of group) {
          for (const right of otherGroup) {
            const order = Math.sign(compareValues(left, right));
            expect([left, right, order]).toEqual([left, right, Math.sign(index - otherIndex)]);
          }
        }
      }
    }
  });

  test('is total: reflexive, antisymmetric and transitive', () => {
    fc.assert(
      fc.property(values, values, values, (a, b, c) => {
        expect(compareValues(a, a)).toBe(0);
        expect(Math.sign(compareValues(a, b))).toBe(-Math.sign(compareValues(b, a)) + 0);
        if (compareValues(a, b) <= 0 && compareValues(b, c) <= 0) {
          expect(compareValues(a, c)).toBeLessThanOrEqual(0);
        }
        if (equalValues(a, b)) {
          expect(Math.sign(compareValues(a, c))).toBe(Math.sign(compareValues(b, c)));
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('takes what is identical for equal, and the stored form survives JSON', () => {
    fc.assert(
      fc.property(values, values, (a, b) => {
        if (identical(a, b)) expect(equalValues(a, b)).toBe(true);
        expect(canonicalValue(JSON.parse(JSON.stringify(a)))).toEqual(a);
      }),
    );
  });
});
