import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyFolder, entriesOf, limitFiles, put } from './folder-fixture.ts';
import { openLevelStore } from './level-store.ts';

const ignore = () => undefined;
// The kernel's signal would end the process.
beforeEach(() => void process.on('SIGXFSZ', ignore));
afterEach(() => {
  limitFiles('unlimited');
  process.off('SIGXFSZ', ignore);
});

test.skipIf(!limitFiles('unlimited'))(
  'a full disk is logged once, refuses changes, and takes them again when there is room',
  async () => {
    const folder = await emptyFolder();
    const messages: string[] = [];
    const store = await openLevelStore(folder, (message) => messages.push(message));
    await store.batch([put('a')]);
    limitFiles(65_536);
    for (const key of ['b', 'c', 'd']) {
      const change = store.batch([put(key, 'x'.repeat(100_000))]);
      await expect(change).rejects.toMatchObject({ name: 'StorageError', problem: 'failed' });
      await new Promise(setImmediate);
    }
    expect(await store.get('a')).toBe('a');
    expect(messages).toEqual([expect.stringMatching(/^The disk refused a write to /)]);
    limitFiles('unlimited');
    await store.batch([put('e')]);
    expect(messages[1]).toMatch(/^The disk takes writes to .* again\.$/);
    await store.close();
    const again = await openLevelStore(folder);
    expect((await entriesOf(again)).map(([key]) => key)).toEqual(['a', 'e']);
    await again.close();
  },
);

/** The copy of 30 kB has no room; the copy has, and opening it has none. */
const rooms = [25_000, 30_100, 30_200, 30_300];

test.skipIf(!limitFiles('unlimited')).each(rooms)(
  'a compaction that finds room for %d bytes alone costs nothing, and the next one is done',
  async (room) => {
    const folder = await emptyFolder();
    const store = await openLevelStore(folder, () => undefined);
    const value = 'x'.repeat(10_000);
    await store.batch(['a', 'b', 'c', 'gone'].map((key) => put(key, value)));
    await store.batch([{ type: 'delete', key: 'gone' }]);
    limitFiles(room);
    await expect(store.compact()).rejects.toThrow();
    limitFiles('unlimited');
    await store.batch([put('last')]);
    expect(await store.get('a')).toBe(value);
    await store.compact();
    await store.batch([put('more')]);
    await store.close();
    const again = await openLevelStore(folder);
    expect((await entriesOf(again)).map(([key]) => key)).toEqual(['a', 'b', 'c', 'last', 'more']);
    await again.close();
  },
);
