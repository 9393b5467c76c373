import { describe, expect, test } from 'vitest';
import { ADMIN, array, int, map, nameOf, open, read, set, text } from './engine-fixture.ts';
import type { FieldTransform, Fields, Value, Write } from './types.ts';

const commit = async (write: unknown): Promise<unknown> =>
  (await open()).commit([write as Write], ADMIN);
const storing = (value: unknown): Promise<unknown> => commit(set('a/1', { x: value as Value }));
const refused = { name: 'StatusError', status: 'INVALID_ARGUMENT' };
const nested = (depth: number, inner: Value): Value =>
  depth === 0 ? inner : map({ a: nested(depth - 1, inner) });

describe('values', () => {
  test.each<[string, unknown]>([
    ['without a type', {}],
    ['of two types', { integerValue: '1', stringValue: 'a' }],
    ['of an unknown type', { fooValue: 1 }],
    ['of a type that JavaScript inherits', { toString: 1 }],
    ['that are no objects', 5],
    ['an integer beyond 64 bits', int('9223372036854775808')],
    ['an integer with a fraction', { integerValue: '5.5' }],
    ['a number that is no number', { doubleValue: 'x' }],
    ['a time that is none', { timestampValue: 'now' }],
    ['bytes that are no base64', { bytesValue: '%%' }],
    ['text with half a character', text('\ud800')],
    ['an array in an array', array(array())],
    ['a map with a reserved name', map({ __x__: int(1) })],
    ['a map with an empty name', map({ '': int(1) })],
    ['21 maps within each other', nested(21, int(1))],
    ['20 maps and an array', nested(20, array())],
  ])('%s are refused', async (_name, value) => {
    await expect(storing(value)).rejects.toMatchObject(refused);
  });

  test.each<[string, unknown]>([
    ['a place', { geoPointValue: { latitude: 1, longitude: 2 } }],
    ['a reference', { referenceValue: nameOf('a/1') }],
    ['a vector', map({ __type__: text('__vector__'), value: array() })],
  ])('%s is refused in words', async (_name, value) => {
    await expect(storing(value)).rejects.toMatchObject({
      status: 'UNIMPLEMENTED',
      message: expect.stringContaining('is not part of the embedded backend') as string,
    });
  });

  test.each<[string, unknown, Value]>([
    ['a JSON number as integer', { integerValue: 5 }, int(5)],
    ['text as double', { doubleValue: '1.5' }, { doubleValue: 1.5 }],
    ['negative zero', { doubleValue: -0 }, { doubleValue: '-0' }],
    ['infinity', { doubleValue: '-Infinity' }, { doubleValue: '-Infinity' }],
    ['bytes for URLs', { bytesValue: '_-8' }, { bytesValue: '/+8=' }],
    ['an empty array', { arrayValue: {} }, array()],
    ['null by its name', { nullValue: 'NULL_VALUE' }, { nullValue: null }],
    ['20 maps within each other', nested(20, int(1)), nested(20, int(1))],
  ])('%s is stored in one form', async (_name, value, stored) => {
    const engine = await open();
    await engine.commit([set('a/1', { x: value as Value })], ADMIN);
    expect(read(engine, 'a/1')?.fields['x']).toEqual(stored);
  });
});

describe('names', () => {
  const long = (length: number): string => 'x'.repeat(length);

  test.each([
    ['a collection', 'a'],
    ['an empty id', 'a//b/c'],
    ['a dot', 'a/.'],
    ['a reserved document id', 'a/__x__'],
    ['a reserved collection id', '__a__/x'],
    ['an id of 1,501 bytes', `a/${long(1501)}`],
    ['a name beyond 6 KiB', Array.from({ length: 6 }, () => long(1100)).join('/')],
  ])('%s is refused as a document', async (_name, path) => {
    await expect(commit(set(path))).rejects.toMatchObject(refused);
  });

  test.each([
    ['no project'],
    ['projects/p/databases/d/documents'],
    ['projects//databases/d/documents/a/b'],
  ])('the name %j is refused', async (name) => {
    await expect(commit({ delete: name })).rejects.toMatchObject(refused);
  });

  test('of documents and fields may have 1,500 bytes, which are not characters', async () => {
    await commit(set(`a/${'é'.repeat(750)}`, { [long(1500)]: int(1) }));
    await expect(commit(set('a/1', { ['é'.repeat(751)]: int(1) }))).rejects.toMatchObject(refused);
  });

  test.each(['', '__x__'])('the field name %j is refused', async (name) => {
    await expect(commit(set('a/1', { [name]: int(1) }))).rejects.toMatchObject(refused);
  });
});

describe('writes', () => {
  test.each<[string, unknown]>([
    ['nothing', {}],
    ['two operations', { ...set('a/1'), delete: nameOf('a/1') }],
    ['an unknown member', { ...set('a/1'), foo: 1 }],
    ['a deletion with a mask', { delete: nameOf('a/1'), updateMask: {} }],
    ['a deletion with transforms', { delete: nameOf('a/1'), updateTransforms: [] }],
    ['no object', 'delete'],
  ])('%s is refused', async (_name, write) => {
    await expect(commit(write)).rejects.toMatchObject(refused);
  });

  test('the old form of transforms is not implemented', async () => {
    const write = { transform: { document: nameOf('a/1'), fieldTransforms: [] } };
    await expect(commit(write)).rejects.toMatchObject({ status: 'UNIMPLEMENTED' });
  });

  test.each<[string, FieldTransform[]]>([
    ['of no kind', [{ fieldPath: 'a' }]],
    ['of two kinds', [{ fieldPath: 'a', increment: int(1), setToServerValue: 'REQUEST_TIME' }]],
    ['that adds text', [{ fieldPath: 'a', increment: text('x') }]],
    ['of another server value', [{ fieldPath: 'a', setToServerValue: 'FOO' as 'REQUEST_TIME' }]],
    [
      'of a field and one in it',
      ['a', 'a.b'].map((fieldPath) => ({ fieldPath, increment: int(1) })),
    ],
    ['that nests too deep', [{ fieldPath: Array(22).fill('a').join('.'), increment: int(1) }]],
    [
      'too many',
      Array.from({ length: 501 }, (_, n) => ({ fieldPath: `f${n}`, increment: int(1) })),
    ],
  ])('transforms %s are refused', async (_name, updateTransforms) => {
    await expect(commit({ ...set('a/1'), updateTransforms })).rejects.toMatchObject(refused);
  });

  test.each(['maximum', 'minimum', 'appendMissingElements', 'removeAllFromArray'])(
    'the transform %s is refused in words',
    async (kind) => {
      const updateTransforms = [{ fieldPath: 'a', [kind]: {} }] as unknown as FieldTransform[];
      await expect(commit({ ...set('a/1'), updateTransforms })).rejects.toMatchObject({
        status: 'UNIMPLEMENTED',
        message: expect.stringContaining(`The transform ${kind}`) as string,
      });
    },
  );
});

describe('sizes', () => {
  /** By the documented rules: 16 and the ids, then each field's name and text, and 32. */
  const documentOf = (bytes: number): Fields => {
    const rest = bytes - (16 + 2 + 2) - (2 + 1001) - (2 + 1) - 32;
    return { a: text('x'.repeat(1000)), b: text('x'.repeat(rest)) };
  };

  test('a document may have exactly 1 MiB', async () => {
    await commit(set('a/1', documentOf(1_048_576)));
    await expect(commit(set('a/1', documentOf(1_048_577)))).rejects.toMatchObject(refused);
  });

  test('a value may have 89 bytes less', async () => {
    await commit(set('a/1', { a: text('x'.repeat(1_048_487)) }));
    await expect(storing(text('x'.repeat(1_048_488)))).rejects.toMatchObject(refused);
  });

  test('a document that a merge would make too large is refused', async () => {
    const engine = await open();
    await engine.commit([set('a/1', { a: text('x'.repeat(600_000)) })], ADMIN);
    const write = {
      ...set('a/1', { b: text('x'.repeat(600_000)) }),
      updateMask: { fieldPaths: ['b'] },
    };
    await expect(engine.commit([write], ADMIN)).rejects.toMatchObject(refused);
  });

  test('a request beyond 10 MiB is refused, 600 small writes are not', async () => {
    const engine = await open();
    const large = Array.from({ length: 11 }, (_, n) => set(`a/${n}`, { a: text('x'.repeat(1e6)) }));
    await expect(engine.commit(large, ADMIN)).rejects.toMatchObject(refused);
    await engine.commit(
      Array.from({ length: 600 }, (_, n) => set(`a/${n}`)),
      ADMIN,
    );
    expect(read(engine, 'a/599')).toBeDefined();
  });
});
