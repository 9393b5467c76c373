import { onTestFinished, describe, expect, test } from 'vitest';
import { emptyFolder, entriesOf, put } from './folder-fixture.ts';
import type { KeyValueStore } from './key-value-store.ts';
import { openLevelStore } from './level-store.ts';
import { openMemoryStore } from './memory-store.ts';

async function openInNewFolder(): Promise<KeyValueStore> {
  const store = await openLevelStore(await emptyFolder());
  onTestFinished(() => store.close());
  return store;
}

const keys = async (store: KeyValueStore, prefix: string): Promise<string[]> =>
  (await entriesOf(store, prefix)).map(([key]) => key);

describe.each([
  ['memory', async () => openMemoryStore()],
  ['level', openInNewFolder],
])('the %s store', (_name, open) => {
  test('gives back what was put, and undefined for the rest', async () => {
    const store = await open();
    await store.batch([put('a', '1'), put('b', 'grüße 😀\n"')]);
    expect(await store.get('a')).toBe('1');
    expect(await store.get('b')).toBe('grüße 😀\n"');
    expect(await store.get('c')).toBeUndefined();
  });

  test('applies the operations of a batch in their order', async () => {
    const store = await open();
    await store.batch([put('a'), { type: 'delete', key: 'a' }, put('b', '1'), put('b', '2')]);
    expect(await store.get('a')).toBeUndefined();
    expect(await store.get('b')).toBe('2');
  });

  test('deleting what is not there is fine, and so is an empty batch', async () => {
    const store = await open();
    await store.batch([{ type: 'delete', key: 'a' }]);
    await store.batch([]);
    expect(await keys(store, '')).toEqual([]);
  });

  test('lists a prefix in the order of the UTF-8 bytes', async () => {
    const store = await open();
    await store.batch(['p/z', 'p/😀', 'p/\ue000', 'p/é', 'p/', 'p', 'q', 'o/z'].map((k) => put(k)));
    expect(await keys(store, 'p/')).toEqual(['p/', 'p/z', 'p/é', 'p/\ue000', 'p/😀']);
  });

  test('lists the state of one moment while others write', async () => {
    const store = await open();
    await store.batch(['a', 'b', 'c'].map((key) => put(key)));
    const seen: string[] = [];
    for await (const [key] of store.entries('')) {
      seen.push(key);
      await store.batch([{ type: 'delete', key: 'c' }, put('d')]);
    }
    expect(seen).toEqual(['a', 'b', 'c']);
  });

  test('concurrent batches are applied in the order of the calls', async () => {
    const store = await open();
    const done: number[] = [];
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        store.batch([put('k', String(n))]).then(() => done.push(n)),
      ),
    );
    expect(done).toEqual(Array.from({ length: 50 }, (_, n) => n));
    expect(await store.get('k')).toBe('49');
  });

  test('refuses to work after it was closed', async () => {
    const store = await open();
    await store.close();
    await expect(store.get('a')).rejects.toThrow();
    await expect(store.batch([put('a')])).rejects.toThrow();
  });
});
