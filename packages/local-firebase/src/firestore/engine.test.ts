import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../rules/types.ts';
import { openMemoryStore } from '../storage/memory-store.ts';
import { openEngine } from './engine.ts';
import type { Caller, CommittedChange, Value, Write } from './types.ts';

const ROOT = 'projects/demo/databases/(default)/documents';
const ADMIN: Caller = { kind: 'admin' };
const USER: Caller = { kind: 'user', uid: 'u1', token: {} };
const int = (value: number): Value => ({ integerValue: String(value) });
const set = (path: string, fields: Record<string, Value>): Write => ({
  update: { name: `${ROOT}/${path}`, fields },
});

/** With it a read has the time of the last commit. */
const stoppedClock = () => 2_000_000_000_000;

const open = (options: Partial<Parameters<typeof openEngine>[0]> = {}) =>
  openEngine({ store: openMemoryStore(), ...options });

describe('committing', () => {
  test('a written document is read back with its times', async () => {
    const engine = await open({ clock: stoppedClock });
    const { commitTime, writeResults } = await engine.commit([set('a/1', { n: int(1) })], ADMIN);
    const { documents, readTime } = engine.getDocuments([`${ROOT}/a/1`, `${ROOT}/a/2`], ADMIN);
    expect(documents).toEqual([
      {
        name: `${ROOT}/a/1`,
        fields: { n: int(1) },
        createTime: commitTime,
        updateTime: commitTime,
      },
      undefined,
    ]);
    expect(writeResults).toEqual([{ updateTime: commitTime }]);
    expect(readTime).toBe(commitTime);
  });

  test('listeners hear each commit once, in order, after it is readable', async () => {
    const engine = await open({ clock: stoppedClock });
    const heard: CommittedChange[] = [];
    engine.onCommit((change) => {
      expect(engine.readTime()).toBe(change.commitTime);
      heard.push(change);
    });
    const results = await Promise.all(
      [1, 2, 3].map((n) => engine.commit([set('a/1', { n: int(n) })], ADMIN)),
    );
    expect(heard.map(({ commitTime }) => commitTime)).toEqual(
      results.map(({ commitTime }) => commitTime),
    );
    expect(heard.map(({ changes }) => changes[0]?.after?.fields['n'])).toEqual([1, 2, 3].map(int));
    expect(heard.map(({ changes }) => changes[0]?.before?.fields['n'])).toEqual([
      undefined,
      int(1),
      int(2),
    ]);
  });

  test('a batch that fails in its last write changes nothing', async () => {
    const engine = await open();
    const batch = [
      set('a/1', { n: int(1) }),
      { ...set('a/2', { n: int(2) }), currentDocument: { exists: true } },
    ];
    await expect(engine.commit(batch, ADMIN)).rejects.toMatchObject({ status: 'NOT_FOUND' });
    expect(engine.getDocuments([`${ROOT}/a/1`], ADMIN).documents).toEqual([undefined]);
  });

  test('a query finds what was written', async () => {
    const engine = await open();
    await engine.commit(
      [1, 2, 3].map((n) => set(`a/${n}`, { n: int(n) })),
      ADMIN,
    );
    const { documents } = engine.runQuery(
      ROOT,
      {
        from: [{ collectionId: 'a' }],
        limit: 2,
      },
      ADMIN,
    );
    expect(documents.map(({ name }) => name)).toEqual([`${ROOT}/a/1`, `${ROOT}/a/2`]);
  });

  test('clearing one project leaves the others', async () => {
    const engine = await open();
    const other = 'projects/other/databases/(default)/documents/a/1';
    await engine.commit([set('a/1', {}), { update: { name: other } }], ADMIN);
    await engine.clear('demo');
    const { documents } = engine.getDocuments([`${ROOT}/a/1`, other], ADMIN);
    expect(documents.map((document) => document?.name)).toEqual([undefined, other]);
  });
});

describe('rules', () => {
  const asking = (rule: Ruleset['decide']): Ruleset => ({ decide: rule });

  test('without rules only the admin may do anything', async () => {
    const engine = await open();
    await expect(engine.commit([set('a/1', {})], USER)).rejects.toMatchObject({
      status: 'PERMISSION_DENIED',
      message: expect.stringContaining('no rules are loaded'),
    });
  });

  test('are asked before preconditions count', async () => {
    const rules = asking(() => ({ allowed: false, reason: 'line 3' }));
    const engine = await open({ rules });
    const write = { ...set('a/1', {}), currentDocument: { exists: true } };
    await expect(engine.commit([write], USER)).rejects.toMatchObject({
      status: 'PERMISSION_DENIED',
    });
  });

  test('judge a document once, on the final state of the batch', async () => {
    const asked: unknown[] = [];
    const rules = asking((request, { lookup }) => {
      asked.push([request.method, lookup.after(`${ROOT}/a/2`)?.fields['n']]);
      return { allowed: true, reason: '' };
    });
    const engine = await open({ rules });
    await engine.commit(
      [set('a/1', { n: int(1) }), set('a/1', { n: int(2) }), set('a/2', { n: int(3) })],
      USER,
    );
    expect(asked).toEqual([
      ['create', int(3)],
      ['create', int(3)],
    ]);
  });
});

describe('time', () => {
  test('commit times increase when the clock steps back, also over a restart', async () => {
    const store = openMemoryStore();
    const times: string[] = [];
    for (const now of [2_000_000_000_000, 1_000_000_000_000, 1_500_000_000_000]) {
      const engine = await openEngine({ store, clock: () => now });
      times.push(engine.readTime());
      times.push((await engine.commit([set('a/1', { n: int(now) })], ADMIN)).commitTime);
      times.push((await engine.commit([set('a/1', { n: int(1) })], ADMIN)).commitTime);
      await engine.close();
    }
    expect([...times].sort()).toEqual(times);
    expect(new Set(times).size).toBe(7);
  });

  test('no commit is as old as a read before a restart, when the clock steps back', async () => {
    const store = openMemoryStore();
    let now = 1_000_000_000_000;
    const engine = await openEngine({ store, clock: () => now });
    now = 2_000_000_000_000;
    const read = engine.readTime();
    await engine.close();
    now = 1_000_000_000_000;
    const again = await openEngine({ store, clock: () => now });
    const { commitTime } = await again.commit([set('a/1', { n: int(1) })], ADMIN);
    expect(commitTime > read).toBe(true);
  });

  test('H4 of a read says nothing of what others wrote', async () => {
    const asked = async (isWritten: boolean) => {
      let now = 2_000_000_000_000;
      const engine = await open({ clock: () => now });
      const times: string[] = [];
      for (const step of [1, 2, 3]) {
        now += 1000;
        if (isWritten) await engine.commit([set('a/1', { n: int(step) })], ADMIN);
        now += 1000;
        times.push(engine.getDocuments([`${ROOT}/b/1`], ADMIN).readTime);
        times.push(engine.runQuery(ROOT, { from: [{ collectionId: 'b' }] }, ADMIN).readTime);
      }
      return times;
    };
    expect(await asked(true)).toEqual(await asked(false));
  });

  test('of a read is older than a commit that it does not show', async () => {
    let now = 2_000_000_000_000;
    let read = '';
    const store = openMemoryStore();
    const engine = await open({ clock: () => now, store });
    const write = store.batch;
    store.batch = (operations) => {
      now += 1000;
      read = engine.readTime();
      return write(operations);
    };
    const { commitTime } = await engine.commit([set('a/1', { n: int(1) })], ADMIN);
    expect(read < commitTime).toBe(true);
    expect(engine.changedSince(read)).toEqual(new Set([`${ROOT}/a/1`]));
    expect(engine.changedSince(engine.readTime())).toEqual(new Set());
  });
});
