import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentOf, emptyFolder, entriesOf, filledFolder, put } from './folder-fixture.ts';
import { openLevelStore } from './level-store.ts';
import { repairFolder } from './repair-folder.ts';

const refusal = (problem: string) => ({ name: 'StorageError', problem });

describe('damage', () => {
  describe('of the last batch', () => {
    /** A folder whose last batch is large, and its log, which has that batch at its end. */
    async function folderWithLargeBatch() {
      const { folder, entries } = await filledFolder();
      const synced = await readFile(join(folder, 'level', 'SYNCED'));
      const store = await openLevelStore(folder);
      await store.batch([put('z/1', 'x'.repeat(90_000)), put('z/2')]);
      await store.close();
      const level = join(folder, 'level');
      const log = (await readdir(level)).find((name) => name.endsWith('.log')) as string;
      /** As if the batch had never been answered. */
      const forgetAnswer = () => writeFile(join(folder, 'level', 'SYNCED'), synced);
      return { folder, entries, log: join(level, log), forgetAnswer };
    }
    const cut = async (log: string) => truncate(log, (await readFile(log)).length - 10);
    const zeroPage = async (log: string) => {
      const bytes = await readFile(log);
      const page = Math.floor((bytes.length - 50_000) / 4096) * 4096;
      await writeFile(log, bytes.fill(0, page, page + 4096));
    };

    test.each([
      ['cut off in the middle of its write', cut],
      ['with a page that was never written', zeroPage],
    ])('%s, that was never answered, is gone as a whole', async (_how, harm) => {
      const { folder, entries, log, forgetAnswer } = await folderWithLargeBatch();
      await harm(log);
      await forgetAnswer();
      const opened = await openLevelStore(folder);
      expect(await entriesOf(opened)).toEqual(entries);
      await opened.batch([put('z/3')]);
      await opened.close();
      const again = await openLevelStore(folder);
      expect(await entriesOf(again)).toEqual([...entries, ['z/3', 'z/3']]);
      await again.close();
    });

    test.each([
      ['cut off', cut],
      ['with a page of zeros', zeroPage],
    ])('%s, that was answered, is refused and can be repaired', async (_how, harm) => {
      const { folder, entries, log } = await folderWithLargeBatch();
      await harm(log);
      const before = await contentOf(folder);
      await expect(openLevelStore(folder)).rejects.toMatchObject({
        ...refusal('damaged'),
        message: expect.stringMatching(/last 2 changes are missing.*or repair it/s),
      });
      expect(await contentOf(folder)).toEqual(before);
      expect(await repairFolder(folder)).toMatchObject({ entries: entries.length, lost: 2 });
      const repaired = await openLevelStore(folder);
      expect(await entriesOf(repaired)).toEqual(entries);
      await repaired.close();
    });
  });

  test('a log that was cut between two batches is refused: what was answered is missing', async () => {
    const folder = await emptyFolder();
    const store = await openLevelStore(folder);
    const level = join(folder, 'level');
    const log = (await readdir(level)).find((name) => name.endsWith('.log')) as string;
    const sizes: number[] = [];
    for (let n = 0; n < 100; n += 1) {
      await store.batch([put(`k/${n}`)]);
      sizes.push((await stat(join(level, log))).size);
    }
    await store.close();
    await truncate(join(level, log), sizes[59]);
    await expect(openLevelStore(folder)).rejects.toMatchObject({
      ...refusal('damaged'),
      message: expect.stringContaining('its last 40 changes are missing'),
    });
    expect(await repairFolder(folder)).toMatchObject({ entries: 60, lost: 40 });
    const repaired = await openLevelStore(folder);
    expect(await entriesOf(repaired)).toHaveLength(60);
    await repaired.close();
  });

  test('in a table is repaired as far as it is readable, and the files as they were are kept', async () => {
    const { folder, entries } = await filledFolder();
    const level = join(folder, 'level');
    const table = (await readdir(level)).find((name) => name.endsWith('.ldb')) as string;
    const bytes = await readFile(join(level, table));
    await writeFile(join(level, table), bytes.fill(0, bytes.length - 60));
    await expect(openLevelStore(folder)).rejects.toMatchObject(refusal('damaged'));
    const { keptCopy } = await repairFolder(folder);
    expect(await readdir(keptCopy)).toContain(table);
    const repaired = await openLevelStore(folder);
    const kept = await entriesOf(repaired, 'b/');
    expect(kept).toEqual(entries.filter(([key]) => key.startsWith('b/')));
    await repaired.close();
  });

  test('is not repaired while the folder is in use, and never in a folder of somebody else', async () => {
    const folder = await emptyFolder();
    await expect(repairFolder(folder)).rejects.toMatchObject(refusal('foreign'));
    const store = await openLevelStore(folder);
    await expect(repairFolder(folder)).rejects.toMatchObject(refusal('locked'));
    await store.close();
  });
});
