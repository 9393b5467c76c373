import { describe, expect, test } from 'vitest';
import { array, int, map, ROOT, ADMIN, text } from '../engine-fixture.ts';
import { and, by, holding, idsOf, reference, where } from './query-fixture.ts';

const engine = await holding({
  a: { x: int(1), y: int(9), m: map({ k: int(1), l: int(2) }) },
  b: { x: int(2), y: int(8) },
  c: { x: int(2), y: int(7), g: array(int(2)) },
  d: { x: int(3) },
  e: { y: int(1) },
});
await engine.commit([{ update: { name: `${ROOT}/q/a/sub/z` } }], ADMIN);

const byX = [by('x'), by('__name__')];
const positive = where('x', 'GREATER_THAN', int(0));

/** Recorded from the official emulator, except the order by name alone, descending. */
describe('the order', () => {
  test.each<[string, object, string]>([
    ['is by name when none is named', {}, 'a b c d e'],
    ['leaves out documents without the field', { orderBy: [by('x')] }, 'a b c d'],
    ['without a direction ascends', { orderBy: [{ field: { fieldPath: 'x' } }] }, 'a b c d'],
    ['takes the last direction for names', { orderBy: [by('x', 'DESCENDING')] }, 'd c b a'],
    ['may turn names alone', { orderBy: [by('x'), by('__name__', 'DESCENDING')] }, 'a c b d'],
    ['may be by name, descending', { orderBy: [by('__name__', 'DESCENDING')] }, 'e d c b a'],
    ['of an inequality is by its field', { where: where('y', 'LESS_THAN', int(9)) }, 'e c b'],
    [
      'of two inequalities is by both',
      { where: and(where('y', 'GREATER_THAN', int(7)), positive) },
      'a b',
    ],
    ['named comes first', { where: positive, orderBy: [by('y')] }, 'c b a'],
    [
      'may name equal fields',
      { where: where('x', 'EQUAL', int(2)), orderBy: [by('x'), by('y')] },
      'c b',
    ],
  ])('%s', (_name, query, ids) => {
    expect(idsOf(engine, { ...query })).toBe(ids);
  });
});

describe('cursors', () => {
  const at = (before: boolean, ...values: object[]) => ({ values, before });

  test.each<[string, object, string]>([
    ['start at a value', { orderBy: byX, startAt: at(true, int(2)) }, 'b c d'],
    ['start after a value', { orderBy: byX, startAt: at(false, int(2)) }, 'd'],
    [
      'start after a document',
      { orderBy: byX, startAt: at(false, int(2), reference('q/b')) },
      'c d',
    ],
    ['end at a value', { orderBy: byX, endAt: at(false, int(2)) }, 'a b c'],
    ['end before a value', { orderBy: byX, endAt: at(true, int(2)) }, 'a'],
    [
      'in descending order',
      { orderBy: [by('x', 'DESCENDING')], startAt: at(true, int(2)) },
      'c b a',
    ],
    ['of another type', { orderBy: [by('x')], startAt: at(true, text('z')) }, ''],
    ['without values before all', { orderBy: [by('x')], startAt: at(true) }, 'a b c d'],
    ['that end before all', { orderBy: [by('x')], endAt: at(true) }, ''],
  ])('%s', (_name, query, ids) => {
    expect(idsOf(engine, { ...query })).toBe(ids);
  });
});

describe('limit and offset', () => {
  test.each<[object, string]>([
    [{ limit: 2 }, 'a b'],
    [{ limit: { value: 2 } }, 'a b'],
    [{ limit: '2' }, 'a b'],
    [{ limit: 0 }, ''],
    [{ offset: 3 }, 'd e'],
    [{ offset: 2, limit: 2 }, 'c d'],
    [{ offset: 9 }, ''],
  ])('%j gives %j', (query, ids) => {
    expect(idsOf(engine, { ...query })).toBe(ids);
  });

  test('the last two come by turning the order', () => {
    const orderBy = [by('x', 'DESCENDING'), by('__name__', 'DESCENDING')];
    expect(idsOf(engine, { orderBy, limit: 2 })).toBe('d c');
  });
});

describe('the fields of the result', () => {
  const show = (...paths: string[]) =>
    engine.runQuery(
      ROOT,
      {
        from: [{ collectionId: 'q' }],
        select: { fields: paths.map((fieldPath) => ({ fieldPath })) },
        limit: 1,
      },
      ADMIN,
    ).documents[0]?.fields;

  test('are those selected', () => {
    expect(show('x', 'm.k', 'none')).toEqual({ x: int(1), m: map({ k: int(1) }) });
    expect(show('__name__')).toEqual({});
  });

  test('are as before for others after a selection', () => {
    show('m', 'm.k');
    expect(show('m')).toEqual({ m: map({ k: int(1), l: int(2) }) });
  });
});

describe('a query', () => {
  test('reads a subcollection of its parent alone', () => {
    const { documents } = engine.runQuery(
      `${ROOT}/q/a`,
      { from: [{ collectionId: 'sub' }] },
      ADMIN,
    );
    expect(documents.map(({ name }) => name)).toEqual([`${ROOT}/q/a/sub/z`]);
  });

  test('made ready says which documents belong to it, in which order, and whether it has a window', () => {
    const ready = engine.compileQuery(ROOT, {
      from: [{ collectionId: 'q' }],
      where: positive,
      orderBy: byX,
      startAt: { values: [int(2)], before: true },
    });
    const document = (path: string, x: number) => ({
      name: `${ROOT}/${path}`,
      fields: { x: int(x) },
      createTime: '',
      updateTime: '',
    });
    expect(ready.matches(document('q/n', 2))).toBe(true);
    expect(ready.matches(document('q/n', 1))).toBe(false);
    expect(ready.matches(document('r/n', 2))).toBe(false);
    expect(ready.matches(document('q/n/q/n', 2))).toBe(false);
    expect(ready.compare(document('q/n', 2), document('q/m', 2))).toBeGreaterThan(0);
    expect(ready.isWindowed).toBe(false);
    const limited = engine.compileQuery(ROOT, { from: [{ collectionId: 'q' }], limit: 3 });
    expect(limited.isWindowed).toBe(true);
  });

  test.each<[string, object, string]>([
    [
      'over a collection group',
      { from: [{ collectionId: 'q', allDescendants: true }] },
      'UNIMPLEMENTED',
    ],
    ['over all collections', { from: [] }, 'UNIMPLEMENTED'],
    ['for nearest vectors', { findNearest: {} }, 'UNIMPLEMENTED'],
    [
      'over two collections',
      { from: [{ collectionId: 'q' }, { collectionId: 'r' }] },
      'INVALID_ARGUMENT',
    ],
    ['with a slash', { from: [{ collectionId: 'a/b' }] }, 'INVALID_ARGUMENT'],
    ['with an unknown member', { foo: 1 }, 'INVALID_ARGUMENT'],
    ['with a negative limit', { limit: -1 }, 'INVALID_ARGUMENT'],
    ['with half a limit', { limit: 1.5 }, 'INVALID_ARGUMENT'],
    ['with a limit beyond 32 bits', { limit: 3_000_000_000 }, 'INVALID_ARGUMENT'],
    ['with a negative offset', { offset: -1 }, 'INVALID_ARGUMENT'],
    ['with an unknown direction', { orderBy: [by('x', 'UP')] }, 'INVALID_ARGUMENT'],
    ['with a field twice in the order', { orderBy: [by('x'), by('x')] }, 'INVALID_ARGUMENT'],
    ['with an order after the name', { orderBy: [by('__name__'), by('x')] }, 'INVALID_ARGUMENT'],
    [
      'with an inequality after the name',
      { where: positive, orderBy: [by('__name__')] },
      'INVALID_ARGUMENT',
    ],
    [
      'with a cursor longer than the order',
      { orderBy: [by('x')], startAt: { values: [int(1), reference('q/a')] } },
      'INVALID_ARGUMENT',
    ],
    [
      'with a cursor whose name is text',
      { orderBy: byX, startAt: { values: [int(1), text('a')] } },
      'INVALID_ARGUMENT',
    ],
  ])('%s is refused', (_name, query, status) => {
    expect(() => idsOf(engine, { ...query })).toThrow(expect.objectContaining({ status }));
  });
});
