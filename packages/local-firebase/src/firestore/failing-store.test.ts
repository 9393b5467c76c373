import { expect, test } from 'vitest';
import type { KeyValueStore } from '../storage/key-value-store.ts';
import { openMemoryStore } from '../storage/memory-store.ts';
import { ADMIN, contentOf, int, read, set } from './engine-fixture.ts';
import { openEngine } from './engine.ts';

/** A clock that does not move: reads have nothing to store. */
const clock = () => 2_000_000_000_000;

/** A store whose batches wait for the test, which lets them through or fails them. */
function heldStore() {
  const store = openMemoryStore();
  const waiting: { pass(): void; fail(): void }[] = [];
  let isPaused = false;
  const batch: KeyValueStore['batch'] = async (operations) => {
    if (isPaused) {
      await new Promise<void>((resolve, reject) => {
        waiting.push({ pass: resolve, fail: () => reject(new Error('disk full')) });
      });
    }
    await store.batch(operations);
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (how: 'pass' | 'fail') => {
    while (waiting.length === 0) await settled();
    waiting.shift()?.[how]();
    await settled();
  };
  return {
    store: { ...store, batch },
    pause: () => void (isPaused = true),
    pass: () => end('pass'),
    fail: () => end('fail'),
  };
}

test('nobody sees or hears of a commit before it is on disk', async () => {
  const disk = heldStore();
  const engine = await openEngine({ store: disk.store, clock });
  const heard: string[] = [];
  engine.onCommit(({ commitTime }) => heard.push(commitTime));
  const before = engine.readTime();
  disk.pause();
  const first = engine.commit([set('a/1', { n: int(1) })], ADMIN);
  const second = engine.commit(
    [{ ...set('a/1', { n: int(2) }), currentDocument: { exists: true } }],
    ADMIN,
  );
  await disk.pass();
  const { commitTime } = await first;
  expect(engine.readTime()).toBe(commitTime);
  expect(commitTime > before).toBe(true);
  expect(heard).toEqual([commitTime]);
  expect(read(engine, 'a/1')?.fields).toEqual({ n: int(1) });
  await disk.pass();
  await second;
  expect(heard).toHaveLength(2);
  expect(read(engine, 'a/1')?.fields).toEqual({ n: int(2) });
});

test('when the disk fails, each running commit is refused, and reading goes on', async () => {
  const disk = heldStore();
  const engine = await openEngine({ store: disk.store, clock });
  await engine.commit([set('a/1', { n: int(1) })], ADMIN);
  const heard: string[] = [];
  engine.onCommit(({ commitTime }) => heard.push(commitTime));
  disk.pause();
  const outcomes = [2, 3].map((n) =>
    engine.commit([set('a/1', { n: int(n) })], ADMIN).catch((error: unknown) => error),
  );
  await disk.fail();
  await disk.fail();
  for (const outcome of outcomes) expect(await outcome).toMatchObject({ status: 'UNAVAILABLE' });
  expect(heard).toEqual([]);
  expect(contentOf(engine, 'a')).toEqual({ 'a/1': { n: int(1) } });
  await engine.close();
});

test('when the disk takes writes again, commits go on from what is stored', async () => {
  const disk = heldStore();
  const engine = await openEngine({ store: disk.store, clock });
  await engine.commit([set('a/1', { n: int(1) })], ADMIN);
  disk.pause();
  const lost = engine.commit([set('a/2')], ADMIN);
  const refused = expect(lost).rejects.toMatchObject({ status: 'UNAVAILABLE' });
  await disk.fail();
  await refused;
  const onTop = { ...set('a/2'), currentDocument: { exists: true } };
  await expect(engine.commit([onTop], ADMIN)).rejects.toMatchObject({ status: 'NOT_FOUND' });
  const kept = engine.commit([set('a/3')], ADMIN);
  await disk.pass();
  await kept;
  expect(Object.keys(contentOf(engine, 'a'))).toEqual(['a/1', 'a/3']);
});

test('a listener that throws is reported and disturbs nobody', async () => {
  const errors: unknown[] = [];
  const engine = await openEngine({
    store: openMemoryStore(),
    reportError: (error) => errors.push(error),
  });
  const heard: string[] = [];
  engine.onCommit(() => {
    throw new Error('broken listener');
  });
  const stop = engine.onCommit(({ commitTime }) => heard.push(commitTime));
  const { commitTime } = await engine.commit([set('a/1')], ADMIN);
  stop();
  await engine.commit([set('a/2')], ADMIN);
  expect(heard).toEqual([commitTime]);
  expect(errors).toHaveLength(2);
});
