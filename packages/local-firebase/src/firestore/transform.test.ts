import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ArrayDrafts } from './array-drafts.ts';
import { doubles, integers, values } from './values-fixture.ts';
import { isNumber, toDouble, type NumberValue } from './number-value.ts';
import type { Transform } from './parse-transform.ts';
import { applyTransform } from './transform.ts';
import type { Value } from './types.ts';
import { compareValues, equalValues, isNaNValue } from './value-order.ts';

const TIME = '2026-01-02T03:04:05.678Z';
const numbers = fc.oneof(integers, doubles) as fc.Arbitrary<NumberValue>;
const currents = fc.option(fc.oneof(numbers, values), { nil: undefined });
const apply = (transform: object, current?: Value) => {
  const arrays = new ArrayDrafts();
  const given = { ...transform, path: ['f'] } as unknown as Transform;
  const answer = applyTransform(given, current, TIME, arrays);
  arrays.settle();
  return answer;
};

describe('increment', () => {
  test.each([
    ['of an integer', '5', '2', '7'],
    ['stops at the largest integer', '9223372036854775807', '5', '9223372036854775807'],
    ['stops at the smallest integer', '-9223372036854775808', '-5', '-9223372036854775808'],
    ['is exact beyond doubles', '9007199254740993', '1', '9007199254740994'],
  ])('%s', (_name, current, operand, expected) => {
    const transform = { kind: 'increment', operand: { integerValue: operand } };
    expect(apply(transform, { integerValue: current }).value).toEqual({ integerValue: expected });
  });

  test('agrees with exact arithmetic', () => {
    fc.assert(
      fc.property(currents, numbers, (current, operand) => {
        const { value, result } = apply({ kind: 'increment', operand }, current);
        expect(result).toEqual(value);
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

describe.each([
  ['maximum', 1],
  ['minimum', -1],
])('%s', (kind, sign) => {
  test('is the further one; the present value wins a tie, NaN wins always', () => {
    fc.assert(
      fc.property(currents, numbers, (current, operand) => {
        let expected: Value = operand;
        if (current && isNumber(current)) {
          if ([current, operand].some(isNaNValue)) expected = { doubleValue: 'NaN' };
          else if (sign * compareValues(operand, current) <= 0) expected = current;
        }
        expect(apply({ kind, operand }, current).value).toEqual(expected);
      }),
    );
  });
});

describe('arrays', () => {
  const lists = fc.array(values, { maxLength: 6 });
  const listValue = (items: Value[]): Value => ({ arrayValue: { values: items } });

  test('a union adds what is missing, once, in order', () => {
    fc.assert(
      fc.property(lists, lists, (own, elements) => {
        const expected = [...own];
        for (const element of elements) {
          if (!expected.some((one) => equalValues(one, element))) expected.push(element);
        }
        const { value, result } = apply({ kind: 'append', elements }, listValue(own));
        expect(value).toEqual(listValue(expected));
        expect(result).toEqual({ nullValue: null });
      }),
    );
  });

  test('a removal takes out every equal element and keeps the order', () => {
    fc.assert(
      fc.property(lists, lists, (own, elements) => {
        const { value, result } = apply({ kind: 'remove', elements }, listValue(own));
        const kept = own.filter((one) => elements.every((out) => !equalValues(one, out)));
        expect(value).toEqual(listValue(kept));
        expect(result).toEqual({ nullValue: null });
      }),
    );
  });

  test('1 and 1.0 are the same element', () => {
    const own = listValue([{ integerValue: '1' }]);
    const elements = [{ doubleValue: 1 }];
    expect(apply({ kind: 'append', elements }, own).value).toEqual(own);
    expect(apply({ kind: 'remove', elements }, own).value).toEqual(listValue([]));
  });

  test('whatever is no array counts as an empty one', () => {
    const elements = [{ stringValue: 'a' }];
    expect(apply({ kind: 'append', elements }, { stringValue: 'x' }).value).toEqual(
      listValue(elements),
    );
    expect(apply({ kind: 'remove', elements }).value).toEqual(listValue([]));
  });
});

test('the request time is written and reported', () => {
  const value = { timestampValue: TIME };
  expect(apply({ kind: 'requestTime' })).toEqual({ value, result: value });
});
