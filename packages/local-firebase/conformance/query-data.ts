import { integer, text } from './target.ts';

const ROOT_OF = (database: string) => `${database}/documents`;

/** Documents with a value of every type in `v`, named in the order in which they were thought of. */
export function mixedDocuments(database: string): Record<string, Record<string, unknown>> {
  const values: Record<string, unknown> = {
    null: { nullValue: null },
    false: { booleanValue: false },
    true: { booleanValue: true },
    nan: { doubleValue: 'NaN' },
    lowest: { doubleValue: '-Infinity' },
    minusone: integer(-1),
    zero: integer(0),
    onehalf: { doubleValue: 1.5 },
    two: integer(2),
    twodouble: { doubleValue: 2 },
    big: { integerValue: '9007199254740993' },
    early: { timestampValue: '1969-12-31T23:59:59.5Z' },
    late: { timestampValue: '2026-01-02T03:04:05.000001Z' },
    empty: text(''),
    a: text('a'),
    capital: text('B'),
    accent: text('é'),
    private: text('\uffee'),
    emoji: text('🎁'),
    bytes: { bytesValue: 'AQI=' },
    bytesmore: { bytesValue: 'AQID' },
    reference: { referenceValue: `${ROOT_OF(database)}/q/a` },
    referencedeep: { referenceValue: `${ROOT_OF(database)}/q/a/r/b` },
    point: { geoPointValue: { latitude: 1, longitude: 2 } },
    pointeast: { geoPointValue: { latitude: 1, longitude: 3 } },
    noitems: { arrayValue: {} },
    list: { arrayValue: { values: [integer(1), text('x')] } },
    listlonger: { arrayValue: { values: [integer(1), text('x'), integer(2)] } },
    nofields: { mapValue: {} },
    map: { mapValue: { fields: { a: integer(1) } } },
    maplater: { mapValue: { fields: { b: integer(0) } } },
  };
  const documents = Object.fromEntries(
    Object.entries(values).map(([id, v], index) => [id, { v, i: integer(index % 4) }]),
  );
  return { ...documents, missing: { i: integer(1), 'odd.name': integer(7) } };
}

type Field = { fieldPath: string };
const field = (fieldPath: string): Field => ({ fieldPath });
const order = (fieldPath: string, direction = 'ASCENDING') => ({
  field: field(fieldPath),
  direction,
});

/** A filter on one field, as the SDK words it. */
export const where = (fieldPath: string, op: string, value: unknown) => ({
  fieldFilter: { field: field(fieldPath), op, value },
});
const unary = (fieldPath: string, op: string) => ({ unaryFilter: { field: field(fieldPath), op } });
const all = (op: 'AND' | 'OR', ...filters: unknown[]) => ({ compositeFilter: { op, filters } });
const list = (...values: unknown[]) => ({ arrayValue: { values } });

const byV = { orderBy: [order('v'), order('__name__')] };
const downV = { orderBy: [order('v', 'DESCENDING'), order('__name__', 'DESCENDING')] };

/** Queries over the mixed documents, by what they show. */
export const QUERIES: Record<string, Record<string, unknown>> = {
  'every type in order': byV,
  'every type backwards': downV,
  'names alone': {},
  'a range stays within its type': { where: where('v', 'GREATER_THAN', integer(0)), ...byV },
  'a range of doubles holds integers': {
    where: where('v', 'LESS_THAN_OR_EQUAL', { doubleValue: 2 }),
    ...byV,
  },
  'a range of strings': { where: where('v', 'GREATER_THAN_OR_EQUAL', text('a')), ...byV },
  'a range of timestamps': {
    where: where('v', 'LESS_THAN', { timestampValue: '2026-01-01T00:00:00Z' }),
    ...byV,
  },
  'a range backwards': { where: where('v', 'LESS_THAN', text('é')), ...downV },
  'an integer equals its double': { where: where('v', 'EQUAL', { doubleValue: 2 }) },
  'an array equals': { where: where('v', 'EQUAL', list(integer(1), text('x'))) },
  'a map equals': {
    where: where('v', 'EQUAL', { mapValue: { fields: { a: integer(1) } } }),
  },
  'is null': { where: unary('v', 'IS_NULL') },
  'is not a number': { where: unary('v', 'IS_NAN') },
  'is not null': { where: unary('v', 'IS_NOT_NULL'), ...byV },
  'is a number or no number': { where: unary('v', 'IS_NOT_NAN'), ...byV },
  'differs, where there is a value': { where: where('v', 'NOT_EQUAL', integer(2)), ...byV },
  'is one of': { where: where('v', 'IN', list(integer(2), text('a'), text('none'))) },
  'is none of': { where: where('v', 'NOT_IN', list(integer(2), text('a'))), ...byV },
  'holds an element': { where: where('v', 'ARRAY_CONTAINS', text('x')) },
  'holds one of the elements': {
    where: where('v', 'ARRAY_CONTAINS_ANY', list(integer(2), integer(3))),
  },
  'both conditions': {
    where: all('AND', where('i', 'EQUAL', integer(1)), where('v', 'GREATER_THAN', integer(0))),
    ...byV,
  },
  'either condition': {
    where: all('OR', where('v', 'EQUAL', text('a')), where('i', 'EQUAL', integer(3))),
  },
  'a field with an odd name': { where: where('`odd.name`', 'EQUAL', integer(7)) },
  'a field in a map': { where: where('v.a', 'EQUAL', integer(1)) },
  'the first three': { ...byV, limit: 3 },
  'after an offset': { ...byV, offset: 2, limit: 2 },
  'from a value on': { ...byV, startAt: { values: [text('a')], before: true } },
  'after a value': { ...byV, startAt: { values: [text('a')], before: false } },
  'up to a value, included': { ...byV, endAt: { values: [integer(2)], before: false } },
  'up to a value, excluded': { ...byV, endAt: { values: [integer(2)], before: true } },
  'two orders': { orderBy: [order('i', 'DESCENDING'), order('__name__')] },
};
