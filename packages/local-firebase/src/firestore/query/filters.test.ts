import { describe, expect, test } from 'vitest';
import { array, int, map, text } from '../engine-fixture.ts';
import type { Value } from '../types.ts';
import { and, holding, idsOf, is, or, reference, where } from './query-fixture.ts';

const double = (doubleValue: number | 'NaN'): Value => ({ doubleValue });
const NULL: Value = { nullValue: null };
const NAN = double('NaN');

const engine = await holding({
  nul: { v: NULL },
  t: { v: { booleanValue: true } },
  nan: { v: NAN },
  i0: { v: int(0) },
  i1: { v: int(1) },
  d1: { v: double(1) },
  d2: { v: double(2.5) },
  s: { v: text('a') },
  a: { v: array(int(1), NULL) },
  m: { v: map({ k: int(1) }) },
  other: { o: int(1) },
});

/** Recorded from the official emulator. */
describe('a condition', () => {
  test.each<[string, Value, string]>([
    ['EQUAL', int(1), 'd1 i1'],
    ['EQUAL', double(1), 'd1 i1'],
    ['EQUAL', NULL, ''],
    ['EQUAL', NAN, ''],
    ['EQUAL', map({ k: double(1) }), 'm'],
    ['NOT_EQUAL', int(1), 't nan i0 d2 s a m'],
    ['NOT_EQUAL', NAN, 't nan i0 d1 i1 d2 s a m'],
    ['NOT_EQUAL', NULL, ''],
    ['LESS_THAN', int(1), 'i0'],
    ['LESS_THAN_OR_EQUAL', int(1), 'i0 d1 i1'],
    ['GREATER_THAN', int(0), 'd1 i1 d2'],
    ['GREATER_THAN_OR_EQUAL', double(1), 'd1 i1 d2'],
    ['GREATER_THAN', NAN, ''],
    ['LESS_THAN', text('b'), 's'],
    ['ARRAY_CONTAINS', double(1), 'a'],
    ['ARRAY_CONTAINS', NULL, ''],
    ['IN', array(int(1), NULL, NAN), 'd1 i1'],
    ['IN', array(array(int(1), NULL)), 'a'],
    ['NOT_IN', array(int(1), NAN), 't nan i0 d2 s a m'],
    ['NOT_IN', array(int(1), NULL), ''],
    ['ARRAY_CONTAINS_ANY', array(int(7), int(1)), 'a'],
  ])('%s %j finds %j', (operator, value, ids) => {
    const list = 'arrayValue' in value ? value : undefined;
    const operand = list ? { arrayValue: list.arrayValue } : value;
    expect(idsOf(engine, { where: where('v', operator, operand) })).toBe(ids);
  });

  test.each([
    ['IS_NULL', 'nul'],
    ['IS_NAN', 'nan'],
    ['IS_NOT_NULL', 't nan i0 d1 i1 d2 s a m'],
    ['IS_NOT_NAN', 't i0 d1 i1 d2 s a m'],
  ])('%s finds %j', (operator, ids) => {
    expect(idsOf(engine, { where: is('v', operator) })).toBe(ids);
  });

  test('may ask for the name', () => {
    const named = (operator: string, value: Value) =>
      idsOf(engine, { where: where('__name__', operator, value) });
    expect(named('EQUAL', reference('q/s'))).toBe('s');
    expect(named('GREATER_THAN', reference('q/other'))).toBe('s t');
    expect(named('IN', array(reference('q/t'), reference('q/s')))).toBe('s t');
  });
});

describe('AND and OR', () => {
  test('may be nested', () => {
    const small = or(where('v', 'EQUAL', int(0)), where('v', 'EQUAL', text('a')));
    const filter = and(small, or(where('v', 'EQUAL', int(0)), where('o', 'EQUAL', int(1))));
    expect(idsOf(engine, { where: filter })).toBe('i0');
  });

  test('an inequality within an OR leaves out documents without its field', () => {
    const filter = or(where('v', 'GREATER_THAN', int(1)), where('o', 'EQUAL', int(1)));
    expect(idsOf(engine, { where: filter })).toBe('d2');
  });
});

describe('what the service refuses', () => {
  const eq = where('v', 'EQUAL', int(1));
  const ints = (count: number): Value => array(...Array.from({ length: count }, (_, n) => int(n)));
  const many = (count: number, each: (n: number) => object): object[] =>
    Array.from({ length: count }, (_, n) => each(n));

  test.each<[string, unknown]>([
    ['a filter of no kind', {}],
    ['a filter of two kinds', { ...eq, ...is('v', 'IS_NULL') }],
    ['an unknown operator', where('v', 'FOO', int(1))],
    ['an unknown joining', { compositeFilter: { op: 'XOR', filters: [eq] } }],
    ['a bad field path', where('v..w', 'EQUAL', int(1))],
    ['IN without values', where('v', 'IN', array())],
    ['IN with no list', where('v', 'IN', int(1))],
    ['IN with 31 values', where('v', 'IN', ints(31))],
    ['NOT_IN with 11 values', where('v', 'NOT_IN', ints(11))],
    ['two negations', and(where('v', 'NOT_EQUAL', int(1)), is('o', 'IS_NOT_NULL'))],
    ['NOT_IN and IN', and(where('v', 'NOT_IN', ints(1)), where('o', 'IN', ints(1)))],
    ['NOT_IN and OR', or(where('v', 'NOT_IN', ints(1)))],
    [
      'two array conditions',
      and(where('v', 'ARRAY_CONTAINS', int(1)), where('o', 'ARRAY_CONTAINS_ANY', ints(1))),
    ],
    ['31 alternatives', or(...many(31, () => eq))],
    ['10 times 10 alternatives', and(where('v', 'IN', ints(10)), where('o', 'IN', ints(10)))],
    ['101 conditions', and(...many(101, () => eq))],
    ['11 fields with inequalities', and(...many(11, (n) => where(`f${n}`, 'LESS_THAN', int(1))))],
    ['50,000 filters within each other', many(50_000, () => eq).reduce((inner) => and(inner))],
    ['a name that is text', where('__name__', 'EQUAL', text('q/a'))],
    ['a name that is null', is('__name__', 'IS_NULL')],
    ['a name within an array', where('__name__', 'ARRAY_CONTAINS', reference('q/a'))],
    [
      'a name and another inequality',
      and(where('__name__', 'EQUAL', reference('q/a')), where('v', 'LESS_THAN', int(1))),
    ],
  ])('%s', (_name, filter) => {
    expect(() => idsOf(engine, { where: filter })).toThrow(
      expect.objectContaining({ status: 'INVALID_ARGUMENT' }),
    );
  });

  test('30 alternatives and two arrays in different ones are allowed', () => {
    expect(idsOf(engine, { where: or(...many(30, () => eq)) })).toBe('d1 i1');
    const arrays = or(where('v', 'ARRAY_CONTAINS', int(1)), where('v', 'ARRAY_CONTAINS', int(2)));
    expect(idsOf(engine, { where: arrays })).toBe('a');
  });
});
