import { expect, test } from 'vitest';
import type { Value } from './types.ts';
import { compareValues } from './value-order.ts';

const list = (...values: Value[]): Value => ({ arrayValue: { values } });
const map = (fields: Record<string, Value>): Value => ({ mapValue: { fields } });
const int = (integerValue: string): Value => ({ integerValue });
const text = (stringValue: string): Value => ({ stringValue });

/** Each before the next, as the service documents it ("Value type ordering"). */
const IN_ORDER: Value[] = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  { doubleValue: 'NaN' },
  { doubleValue: '-Infinity' },
  int('-1'),
  { doubleValue: 0.5 },
  int('1'),
  { doubleValue: 9_007_199_254_740_992 },
  int('9007199254740993'),
  { doubleValue: 'Infinity' },
  { timestampValue: '1999-12-31T23:59:59.999Z' },
  { timestampValue: '2026-01-01T00:00:00.000Z' },
  { timestampValue: '2026-01-01T00:00:00.000001Z' },
  text(''),
  text('B'),
  text('a'),
  text('\uFFFD'),
  text('🎁'),
  { bytesValue: 'AQ==' },
  { bytesValue: 'AQI=' },
  { bytesValue: '/w==' },
  { arrayValue: {} },
  list(int('1')),
  list(int('1'), int('0')),
  list(text('a')),
  { mapValue: {} },
  map({ a: int('1') }),
  map({ a: int('1'), b: int('0') }),
  map({ a: int('2') }),
  map({ b: int('0') }),
];

test('values are ordered by their types, then by what they say', () => {
  for (const [index, left] of IN_ORDER.entries()) {
    for (const [other, right] of IN_ORDER.entries()) {
      expect([left, right, Math.sign(compareValues(left, right))]).toEqual([
        left,
        right,
        Math.sign(index - other),
      ]);
    }
  }
});

test('a whole number and a double of the same value are equal', () => {
  expect(compareValues(int('1'), { doubleValue: 1 })).toBe(0);
  expect(compareValues(int('0'), { doubleValue: '-0' })).toBe(0);
  expect(compareValues({ doubleValue: 'NaN' }, { doubleValue: 'NaN' })).toBe(0);
});
