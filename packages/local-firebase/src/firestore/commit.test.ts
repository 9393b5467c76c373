import { describe, expect, test } from 'vitest';
import { ADMIN, int, map, merge, open, read, remove, set, text } from './engine-fixture.ts';
import { nameOf } from './engine-fixture.ts';
import type { Precondition, Write } from './types.ts';

const when = (write: Write, currentDocument: Precondition): Write => ({
  ...write,
  currentDocument,
});
const LONG_AGO = '2020-01-01T00:00:00.000000000Z';

describe('setting, merging and deleting', () => {
  test('a set replaces the whole document and keeps its creation time', async () => {
    const engine = await open();
    const { commitTime } = await engine.commit([set('a/1', { x: int(1), y: int(2) })], ADMIN);
    await engine.commit([set('a/1', { y: int(3) })], ADMIN);
    expect(read(engine, 'a/1')).toMatchObject({ fields: { y: int(3) }, createTime: commitTime });
    expect(read(engine, 'a/1')?.fields).not.toHaveProperty('x');
  });

  test('a mask writes what it names, deletes what has no value, and leaves the rest', async () => {
    const engine = await open();
    const before = {
      a: map({ b: int(1), c: int(2) }),
      d: int(3),
      'x.y': int(4),
      e: text('no map'),
    };
    await engine.commit([set('a/1', before)], ADMIN);
    const fields = { a: map({ c: int(9) }), 'x.y': int(5), e: map({ f: int(6) }), ignored: int(7) };
    await engine.commit(
      [merge('a/1', fields, 'a.b', 'a.c', 'd', '`x.y`', 'e.f', 'no.such')],
      ADMIN,
    );
    expect(read(engine, 'a/1')?.fields).toEqual({
      a: map({ c: int(9) }),
      'x.y': int(5),
      e: map({ f: int(6) }),
    });
  });

  test('a merge creates the document, with an empty mask as an empty one', async () => {
    const engine = await open();
    await engine.commit([merge('a/1', { x: int(1) }, 'x'), merge('a/2', { x: int(1) })], ADMIN);
    expect(read(engine, 'a/1')?.fields).toEqual({ x: int(1) });
    expect(read(engine, 'a/2')?.fields).toEqual({});
  });

  test('a batch may write the same document several times', async () => {
    const engine = await open();
    const update = when(merge('a/1', { y: int(2) }, 'y'), { exists: true });
    const { writeResults } = await engine.commit([set('a/1', { x: int(1) }), update], ADMIN);
    expect(read(engine, 'a/1')?.fields).toEqual({ x: int(1), y: int(2) });
    expect(new Set(writeResults.map(({ updateTime }) => updateTime)).size).toBe(1);
  });

  test('deleting and setting again makes a new document', async () => {
    const engine = await open();
    await engine.commit([set('a/1', { x: int(1) })], ADMIN);
    const { commitTime } = await engine.commit([remove('a/1'), set('a/1', { x: int(1) })], ADMIN);
    expect(read(engine, 'a/1')).toMatchObject({ createTime: commitTime, updateTime: commitTime });
  });

  test('a deletion has an empty result, also of what does not exist', async () => {
    const engine = await open();
    await engine.commit([set('a/1')], ADMIN);
    const { writeResults } = await engine.commit([remove('a/1'), remove('a/2')], ADMIN);
    expect(writeResults).toEqual([{}, {}]);
    expect(read(engine, 'a/1')).toBeUndefined();
  });

  test('writing what is already there keeps the update time and publishes no change', async () => {
    const engine = await open();
    const first = await engine.commit([set('a/1', { x: int(1), y: map({ z: int(2) }) })], ADMIN);
    const changes: number[] = [];
    engine.onCommit((change) => changes.push(change.changes.length));
    const same = await engine.commit([merge('a/1', { y: map({ z: int(2) }) }, 'y.z')], ADMIN);
    const back = await engine.commit(
      [set('a/1', { x: int(5) }), set('a/1', { y: map({ z: int(2) }), x: int(1) })],
      ADMIN,
    );
    expect(same.writeResults).toEqual([{ updateTime: first.commitTime }]);
    expect(back.writeResults.map(({ updateTime }) => updateTime)).toEqual([
      first.commitTime,
      first.commitTime,
    ]);
    expect(changes).toEqual([0, 0]);
    expect(same.commitTime > first.commitTime).toBe(true);
  });

  test('1 in place of 1.0 is a change', async () => {
    const engine = await open();
    await engine.commit([set('a/1', { x: { doubleValue: 1 } })], ADMIN);
    const { commitTime, writeResults } = await engine.commit([set('a/1', { x: int(1) })], ADMIN);
    expect(writeResults).toEqual([{ updateTime: commitTime }]);
  });
});

describe('transforms', () => {
  test('work one after the other on what the write left, and report their results', async () => {
    const clock = () => Date.UTC(2026, 0, 2, 3, 4, 5, 678);
    const engine = await open({ clock });
    await engine.commit([set('a/1', { n: int(1) })], ADMIN);
    const write: Write = {
      ...merge('a/1', { n: int(10) }, 'n'),
      updateTransforms: [
        { fieldPath: 'n', increment: int(5) },
        { fieldPath: 'n', increment: { doubleValue: 0.5 } },
        { fieldPath: 'at.time', setToServerValue: 'REQUEST_TIME' },
      ],
    };
    const time = { timestampValue: '2026-01-02T03:04:05.678Z' };
    const { writeResults } = await engine.commit([write], ADMIN);
    expect(writeResults[0]?.transformResults).toEqual([int(15), { doubleValue: 15.5 }, time]);
    expect(read(engine, 'a/1')?.fields).toEqual({
      n: { doubleValue: 15.5 },
      at: map({ time }),
    });
  });

  test('see earlier writes of the batch', async () => {
    const engine = await open();
    const add: Write = {
      ...merge('a/1', {}),
      updateTransforms: [{ fieldPath: 'n', increment: int(1) }],
    };
    await engine.commit([set('a/1', { n: int(5) }), add, add], ADMIN);
    expect(read(engine, 'a/1')?.fields).toEqual({ n: int(7) });
  });
});

/** What the official emulator answered to each of these on `a/old`, which exists, and `a/new`. */
describe('preconditions', () => {
  test.each<[string, Write[], string]>([
    ['exists on a missing document', [when(set('a/new'), { exists: true })], 'NOT_FOUND'],
    ['not exists on an existing one', [when(set('a/old'), { exists: false })], 'ALREADY_EXISTS'],
    ['a deletion of a missing one', [when(remove('a/new'), { exists: true })], 'NOT_FOUND'],
    ['another update time', [when(set('a/old'), { updateTime: LONG_AGO })], 'FAILED_PRECONDITION'],
    [
      'an update time of a missing one',
      [when(set('a/new'), { updateTime: LONG_AGO })],
      'FAILED_PRECONDITION',
    ],
    [
      'nanoseconds',
      [when(set('a/old'), { updateTime: '2020-01-01T00:00:00.000000001Z' })],
      'INVALID_ARGUMENT',
    ],
    [
      'both kinds',
      [when(set('a/old'), { exists: true, updateTime: LONG_AGO })],
      'INVALID_ARGUMENT',
    ],
    [
      'verify: missing',
      [{ verify: nameOf('a/new'), currentDocument: { exists: true } }],
      'NOT_FOUND',
    ],
    [
      'verify: existing',
      [{ verify: nameOf('a/old'), currentDocument: { exists: false } }],
      'ALREADY_EXISTS',
    ],
    ['verify without one', [{ verify: nameOf('a/old') }], 'INVALID_ARGUMENT'],
    [
      'a set, then an insert',
      [set('a/new'), when(set('a/new'), { exists: false })],
      'INVALID_ARGUMENT',
    ],
    [
      'a deletion, then an update',
      [remove('a/old'), when(set('a/old'), { exists: true })],
      'INVALID_ARGUMENT',
    ],
    [
      'a set, then an update time',
      [set('a/old'), when(set('a/old'), { updateTime: LONG_AGO })],
      'INVALID_ARGUMENT',
    ],
    [
      'verify and write',
      [{ verify: nameOf('a/old'), currentDocument: { exists: true } }, set('a/old')],
      'INVALID_ARGUMENT',
    ],
  ])('%s is refused', async (_name, writes, status) => {
    const engine = await open();
    await engine.commit([set('a/old', { n: int(1) })], ADMIN);
    await expect(engine.commit([set('a/other'), ...writes], ADMIN)).rejects.toMatchObject({
      status,
    });
    expect(read(engine, 'a/other')).toBeUndefined();
    expect(read(engine, 'a/old')?.fields).toEqual({ n: int(1) });
  });

  test('the right update time, in nanosecond text, is accepted once', async () => {
    const engine = await open();
    const { commitTime } = await engine.commit([set('a/1', { n: int(1) })], ADMIN);
    const updateTime = commitTime.replace('Z', '000Z');
    const verify: Write = { verify: nameOf('a/2'), currentDocument: { exists: false } };
    const write = when(set('a/1', { n: int(2) }), { updateTime });
    await engine.commit([verify, write], ADMIN);
    await expect(engine.commit([write], ADMIN)).rejects.toMatchObject({
      status: 'FAILED_PRECONDITION',
    });
  });

  test('a deletion, then an insert of the same document is accepted', async () => {
    const engine = await open();
    await engine.commit([set('a/1')], ADMIN);
    await engine.commit([remove('a/1'), when(set('a/1', { n: int(1) }), { exists: false })], ADMIN);
    expect(read(engine, 'a/1')?.fields).toEqual({ n: int(1) });
  });
});
