import { describe, expect, test } from 'vitest';
import { exportData } from '../storage/export-data.ts';
import { importData } from '../storage/import-data.ts';
import { openMemoryStore } from '../storage/memory-store.ts';
import { PassThrough } from 'node:stream';
import { ADMIN, int, nameOf, open, read, remove, set } from './engine-fixture.ts';
import { openEngine } from './engine.ts';
import { createJournal } from './journal.ts';

const names = (...paths: string[]): Set<string> => new Set(paths.map(nameOf));

describe('what changed since a time', () => {
  test('is every document written or deleted after it', async () => {
    const engine = await open();
    const start = engine.readTime();
    await engine.commit([set('a/1'), set('a/2')], ADMIN);
    const { commitTime } = await engine.commit([set('a/3'), remove('a/1')], ADMIN);
    await engine.commit([set('b/1')], ADMIN);
    expect(engine.changedSince(start)).toEqual(names('a/1', 'a/2', 'a/3', 'b/1'));
    expect(engine.changedSince(commitTime)).toEqual(names('b/1'));
    expect(engine.changedSince(engine.readTime())).toEqual(names());
  });

  test('is still known after a restart, also of deleted documents', async () => {
    const store = openMemoryStore();
    const first = await openEngine({ store });
    const { commitTime } = await first.commit([set('a/1')], ADMIN);
    await first.commit([remove('a/1'), set('a/2')], ADMIN);
    await first.close();
    const second = await openEngine({ store });
    expect(second.changedSince(commitTime)).toEqual(names('a/1', 'a/2'));
    expect(second.identity()).toBe(first.identity());
  });

  test('leaves out what was written without a change', async () => {
    const engine = await open();
    const { commitTime } = await engine.commit([set('a/1', { n: int(1) })], ADMIN);
    await engine.commit([set('a/1', { n: int(1) }), remove('a/9')], ADMIN);
    expect(engine.changedSince(commitTime)).toEqual(names());
  });

  test('is unknown before the data, in the future, and of what is no time', async () => {
    const engine = await open();
    expect(engine.changedSince('2020-01-01T00:00:00.000000Z')).toBeUndefined();
    expect(engine.changedSince('9999-01-01T00:00:00.000000Z')).toBeUndefined();
    expect(engine.changedSince('yesterday')).toBeUndefined();
  });
});

describe('the journal', () => {
  test('forgets the oldest commits, in the store too, and says so', async () => {
    const store = openMemoryStore();
    const engine = await openEngine({ store, journalCapacity: 10 });
    const times: string[] = [];
    for (let n = 0; n < 50; n += 1) {
      const writes =
        n % 2 ? [remove('a/1'), set('a/2', { n: int(n) })] : [set('a/1'), remove('a/2')];
      times.push((await engine.commit(writes, ADMIN)).commitTime);
    }
    expect(engine.changedSince(times[30] as string)).toBeUndefined();
    expect(engine.changedSince(times[47] as string)).toEqual(names('a/1', 'a/2'));
    const kept: string[] = [];
    for await (const [key] of store.entries('firestore/')) kept.push(key);
    expect(kept.length).toBeLessThan(12);
    const again = await openEngine({ store, journalCapacity: 10 });
    expect(again.changedSince(times[30] as string)).toBeUndefined();
    expect(again.changedSince(times[47] as string)).toEqual(names('a/1', 'a/2'));
  });

  test('forgets a commit that is larger than itself', async () => {
    const engine = await open({ journalCapacity: 3 });
    const { commitTime } = await engine.commit([set('a/1')], ADMIN);
    await engine.commit(
      [1, 2, 3, 4].map((n) => set(`b/${n}`)),
      ADMIN,
    );
    expect(engine.changedSince(commitTime)).toBeUndefined();
    expect(engine.changedSince(engine.readTime())).toEqual(names());
  });

  test('answers quickly and stays small over many commits', () => {
    const journal = createJournal([], 0, 100);
    for (let time = 1; time <= 100_000; time += 1) {
      journal.append({ microseconds: time, names: [`d${time % 7}`] });
    }
    expect(journal.reachesBackTo()).toBe(99_900);
    expect(journal.changedSince(99_998)).toEqual(new Set(['d4', 'd5']));
  });
});

describe('an imported database', () => {
  test('has the documents, but no resume token of the old one is good in it', async () => {
    const store = openMemoryStore();
    const old = await openEngine({ store });
    const { commitTime } = await old.commit([set('a/1', { n: int(1) })], ADMIN);
    const file = new PassThrough();
    const target = openMemoryStore();
    await Promise.all([exportData(store, file).then(() => file.end()), importData(target, file)]);
    const engine = await openEngine({ store: target });
    expect(read(engine, 'a/1')).toEqual(read(old, 'a/1'));
    expect(engine.identity()).not.toBe(old.identity());
    expect(engine.changedSince(commitTime)).toBeUndefined();
    expect(engine.readTime() > commitTime).toBe(true);
  });
});

describe('stored data that is inconsistent', () => {
  test.each([
    ['a document that is no JSON', `firestore/document/${nameOf('a/1')}`, '{'],
    ['a document without times', `firestore/document/${nameOf('a/1')}`, '{}'],
    ['a journal entry of another form', 'firestore/journal/0001600000000000', '5'],
    ['a clock that is none', 'firestore/clock', '"x"'],
  ])('is refused: %s', async (_name, key, value) => {
    const store = openMemoryStore();
    await openEngine({ store });
    await store.batch([{ type: 'put', key, value }]);
    await expect(openEngine({ store })).rejects.toMatchObject({ problem: 'damaged' });
  });

  test('is refused: no clock', async () => {
    const store = openMemoryStore();
    await openEngine({ store });
    await store.batch([{ type: 'delete', key: 'firestore/clock' }]);
    await expect(openEngine({ store })).rejects.toMatchObject({ problem: 'damaged' });
  });
});
