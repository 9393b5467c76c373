import { describe, expect, test } from 'vitest';
import { ADMIN, array, int, open, ROOT, text } from './engine-fixture.ts';
import type { Value } from './types.ts';

const engine = await open();
const stored: Record<string, Record<string, Value>> = {
  c: { digest: text('weekly') },
  a: { digest: text('daily'), n: int(1) },
  b: { digest: text('never') },
  d: { n: int(2) },
  e: { digest: int(1) },
};
await engine.commit(
  [
    ...Object.entries(stored).map(([id, fields]) => ({
      update: { name: `${ROOT}/q/${id}`, fields },
    })),
    { update: { name: `${ROOT}/q/a/sub/z` } },
  ],
  ADMIN,
);

const run = (query: object, parent = ROOT): string => {
  const asked = { from: [{ collectionId: 'q' }], ...query };
  const { documents } = engine.runQuery(parent, asked, ADMIN);
  return documents.map(({ name }) => name.split('/').pop()).join(' ');
};
const where = (op: string, value: Value, fieldPath = 'digest') => ({
  where: { fieldFilter: { field: { fieldPath }, op, value } },
});
const order = (fieldPath: string, direction?: string) => ({
  field: { fieldPath },
  ...(direction && { direction }),
});
const by = (...args: Parameters<typeof order>) => ({ orderBy: [order(...args)] });

describe('a query', () => {
  test('gives the documents of one collection by name', () => {
    expect(run({})).toBe('a b c d e');
    expect(run({ ...by('__name__', 'ASCENDING') })).toBe('a b c d e');
    expect(run({ from: [{ collectionId: 'sub' }] }, `${ROOT}/q/a`)).toBe('z');
    expect(run({ from: [{ collectionId: 'none' }] })).toBe('');
  });

  test.each<[unknown, string]>([
    [2, 'a b'],
    [{ value: 2 }, 'a b'],
    ['2', 'a b'],
    [0, ''],
    [9, 'a b c d e'],
  ])('with the limit %j gives %j', (limit, ids) => {
    expect(run({ limit })).toBe(ids);
  });

  test('orders those that have the field by it, then by name in the same direction', () => {
    expect(run(by('n'))).toBe('a d');
    expect(run({ ...by('n', 'DESCENDING'), limit: 1 })).toBe('d');
    expect(run(by('digest'))).toBe('e a b c');
    expect(run({ ...by('digest', 'DESCENDING'), ...where('IN', array(text('never'))) })).toBe('b');
    expect(run({ orderBy: [order('n'), order('digest', 'DESCENDING')] })).toBe('a');
    expect(run({ orderBy: [order('n', 'DESCENDING'), order('__name__')] })).toBe('d a');
  });

  test('gives those whose field is a text, or one of several', () => {
    expect(run(where('EQUAL', text('daily')))).toBe('a');
    expect(run(where('IN', array(text('weekly'), text('daily'))))).toBe('a c');
    expect(run({ ...where('IN', array(text('weekly'), text('daily'))), limit: 1 })).toBe('a');
    expect(run(where('EQUAL', text('daily'), 'none'))).toBe('');
  });
});

describe('what the service has and this backend has not is refused in words', () => {
  test.each<[object, string]>([
    [{ from: [{ collectionId: 'q', allDescendants: true }] }, 'A collection group query'],
    [{ from: [] }, 'A query over all collections'],
    [{ findNearest: {} }, 'Vector search'],
    [{ startAt: { values: [] } }, 'A cursor (startAt)'],
    [{ endAt: { values: [] } }, 'A cursor (endAt)'],
    [{ offset: 1 }, 'An offset'],
    [{ select: { fields: [] } }, 'A choice of fields'],
    [by('__name__', 'DESCENDING'), 'An order by name alone that descends'],
    [where('LESS_THAN', text('z')), 'A filter with the operator LESS_THAN'],
    [where('EQUAL', int(1)), 'A filter of digest by another value than a text'],
    [{ where: { unaryFilter: { op: 'IS_NULL' } } }, 'A filter of the kind unaryFilter'],
    [{ where: { compositeFilter: { op: 'OR' } } }, 'A filter of the kind compositeFilter'],
  ])('%j', (query, what) => {
    const text = expect.stringContaining(`${what}`) as string;
    expect(() => run(query)).toThrow(
      expect.objectContaining({ status: 'UNIMPLEMENTED', message: text }),
    );
  });
});

describe('what the service refuses', () => {
  test.each<[string, object]>([
    ['two collections', { from: [{ collectionId: 'q' }, { collectionId: 'r' }] }],
    ['a slash', { from: [{ collectionId: 'a/b' }] }],
    ['an unknown member', { foo: 1 }],
    ['a negative limit', { limit: -1 }],
    ['half a limit', { limit: 1.5 }],
    ['a limit beyond 32 bits', { limit: 3_000_000_000 }],
    ['a filter of no kind', { where: {} }],
    ['a filter of two kinds', { where: { unaryFilter: {}, fieldFilter: {} } }],
    ['a bad field path', where('EQUAL', text('a'), 'v..w')],
    ['an order by one field twice', { orderBy: [order('n'), order('n')] }],
    ['an order behind the name', { orderBy: [order('__name__'), order('n')] }],
    ['an order of no known direction', by('n', 'UP')],
    ['101 orders', { orderBy: Array.from({ length: 101 }, (_, index) => order(`n${index}`)) }],
    ['IN without values', where('IN', array())],
    ['IN without a list', where('IN', text('a'))],
    ['IN with 31 values', where('IN', array(...Array.from({ length: 31 }, () => text('a'))))],
  ])('%s', (_name, query) => {
    expect(() => run(query)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
  });
});
