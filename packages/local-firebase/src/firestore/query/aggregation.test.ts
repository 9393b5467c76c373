import { describe, expect, test } from 'vitest';
import { ADMIN, int, ROOT, text } from '../engine-fixture.ts';
import type { Value } from '../types.ts';
import { holding, where } from './query-fixture.ts';

const double = (doubleValue: number): Value => ({ doubleValue });
const LARGEST = '9223372036854775807';

const engine = await holding({
  a: { v: int(LARGEST), s: text('x'), d: double(0.1), i: int(1) },
  b: { v: int(1), d: double(0.2), i: int(2) },
  c: { v: int(-5), s: int(3), d: double(0.3), i: int(4) },
  d: { z: int(1) },
  e: { w: int(LARGEST), u: double(1) },
  f: { w: int(LARGEST), u: int(2) },
});

const calculate = (aggregations: object[], query: object = {}) =>
  engine.runAggregation(
    ROOT,
    { aggregations, structuredQuery: { from: [{ collectionId: 'q' }], ...query } },
    ADMIN,
  ).fields;
const count = (alias = 'n', more: object = {}) => ({ alias, count: more });
const sum = (fieldPath: string) => ({ alias: 'sum', sum: { field: { fieldPath } } });
const avg = (fieldPath: string) => ({ alias: 'avg', avg: { field: { fieldPath } } });

/** Recorded from the official emulator. */
describe('aggregations', () => {
  test('count the result, up to a bound', () => {
    expect(calculate([count()])).toEqual({ n: int(6) });
    expect(calculate([count('n', { upTo: '2' })])).toEqual({ n: int(2) });
    expect(calculate([count()], { limit: 4 })).toEqual({ n: int(4) });
    expect(calculate([count()], { where: where('i', 'GREATER_THAN', int(1)) })).toEqual({
      n: int(2),
    });
  });

  test.each<[string, Value, Value]>([
    ['v', int('9223372036854775803'), double(3074457345618258400)],
    ['i', int(7), double(7 / 3)],
    ['d', double(0.6), double(0.19999999999999998)],
    ['s', int(3), double(3)],
    ['w', double(18446744073709552000), double(9223372036854776000)],
    ['u', double(3), double(1.5)],
    ['none', int(0), { nullValue: null }],
  ])('add up %s', (field, total, average) => {
    expect(calculate([sum(field), avg(field)])).toEqual({ sum: total, avg: average });
  });

  test('count only documents that have all added fields', () => {
    expect(calculate([sum('z'), count()])).toEqual({ sum: int(1), n: int(1) });
  });

  test.each<[string, object[]]>([
    ['none', []],
    ['six', Array.from({ length: 6 }, (_, n) => count(`n${n}`))],
    ['two of one alias', [count(), count()]],
    ['a reserved alias', [count('__n__')]],
    ['no operation', [{ alias: 'n' }]],
    ['two operations', [{ ...count(), ...sum('v') }]],
    ['a negative bound', [count('n', { upTo: -1 })]],
    ['the sum of names', [sum('__name__')]],
  ])('%s are refused', (_name, aggregations) => {
    expect(() => calculate(aggregations)).toThrow(
      expect.objectContaining({ status: 'INVALID_ARGUMENT' }),
    );
  });
});
