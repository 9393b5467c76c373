import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentOf, emptyFolder, entriesOf, filledFolder, put } from './folder-fixture.ts';
import { openLevelStore } from './level-store.ts';

const refusal = (problem: string) => ({ name: 'StorageError', problem });

describe('a data folder', () => {
  test('is made where there is none and keeps what was written', async () => {
    const folder = join(await emptyFolder(), 'new', 'data');
    const first = await openLevelStore(folder);
    await first.batch([put('a', '1')]);
    await first.close();
    const second = await openLevelStore(folder);
    expect(await entriesOf(second)).toEqual([['a', '1']]);
    await second.close();
  });

  test('whose making was interrupted is made anew', async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, 'evergift-data.json.new'), '{"for');
    await (await openLevelStore(folder)).close();
    await writeFile(join(folder, 'evergift-data.json'), '{"format":1,"state":"in-creation"}');
    await rm(join(folder, 'level', 'CURRENT'));
    const store = await openLevelStore(folder);
    await store.batch([put('a', '1')]);
    await store.close();
    const again = await openLevelStore(folder);
    expect(await entriesOf(again)).toEqual([['a', '1']]);
    await again.close();
  });

  test('with someone else’s files in it is refused and left untouched', async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, 'holiday.txt'), 'sun');
    const before = await contentOf(folder);
    await expect(openLevelStore(folder)).rejects.toMatchObject(refusal('foreign'));
    await expect(openLevelStore(join(folder, 'holiday.txt'))).rejects.toMatchObject(
      refusal('foreign'),
    );
    expect(await contentOf(folder)).toEqual(before);
  });

  test.each([
    ['of a newer format', '{"format":2,"state":"ready"}', 'newer'],
    ['with an unreadable marker', '{"form', 'damaged'],
    ['with a marker that says nothing', '{}', 'damaged'],
  ])('%s is refused and left untouched', async (_name, marker, problem) => {
    const { folder } = await filledFolder();
    await writeFile(join(folder, 'evergift-data.json'), marker);
    const before = await contentOf(folder);
    await expect(openLevelStore(folder)).rejects.toMatchObject({
      ...refusal(problem),
      message: expect.stringContaining(folder),
    });
    expect(await contentOf(folder)).toEqual(before);
  });
});

describe('damage', () => {
  test('anywhere in any file is refused and the folder left untouched', async () => {
    const { folder, entries } = await filledFolder();
    const level = join(folder, 'level');
    const names = (await readdir(level)).filter((name) => !/^LO(G|CK)/.test(name));
    expect(names.map((name) => name.replace(/\d+/, 'n')).sort()).toEqual(
      expect.arrayContaining(['CURRENT', 'MANIFEST-n', 'n.ldb', 'n.log']),
    );
    let refused = 0;
    for (const name of names) {
      const path = join(level, name);
      const whole = await readFile(path);
      const step = Math.max(1, Math.floor(whole.length / 40));
      for (let position = 0; position < whole.length; position += step) {
        const altered = Buffer.from(whole);
        altered[position] = (altered[position] as number) ^ 0x10;
        await writeFile(path, altered);
        const before = await contentOf(folder);
        const opened = await openLevelStore(folder).catch((error: unknown) => error);
        expect(opened, `${name} at byte ${position}`).toMatchObject(refusal('damaged'));
        expect(await contentOf(folder)).toEqual(before);
        refused += 1;
      }
      await writeFile(path, whole);
    }
    expect(refused).toBeGreaterThan(100);
    const store = await openLevelStore(folder);
    expect(await entriesOf(store)).toEqual(entries);
    await store.close();
  });

  test.each([['CURRENT'], ['MANIFEST-'], ['.ldb'], ['.log']])(
    'a missing %s is refused and the folder left untouched',
    async (part) => {
      const { folder } = await filledFolder();
      const level = join(folder, 'level');
      const name = (await readdir(level)).find((each) => each.includes(part)) as string;
      await rm(join(level, name));
      const before = await contentOf(folder);
      await expect(openLevelStore(folder)).rejects.toMatchObject(refusal('damaged'));
      expect(await contentOf(folder)).toEqual(before);
    },
  );

  test('a missing database is refused', async () => {
    const { folder } = await filledFolder();
    await rm(join(folder, 'level'), { recursive: true });
    await expect(openLevelStore(folder)).rejects.toMatchObject(refusal('damaged'));
  });

  test('a batch that was cut off in the middle of its write is gone as a whole', async () => {
    const { folder, entries } = await filledFolder();
    const store = await openLevelStore(folder);
    await store.batch([put('z/1', 'x'.repeat(90_000)), put('z/2')]);
    await store.close();
    const level = join(folder, 'level');
    const log = (await readdir(level)).find((name) => name.endsWith('.log')) as string;
    const { length } = await readFile(join(level, log));
    await truncate(join(level, log), length - 10);
    const opened = await openLevelStore(folder);
    expect(await entriesOf(opened)).toEqual(entries);
    await opened.close();
  });
});

describe('a folder in use', () => {
  test('by this process is refused', async () => {
    const folder = await emptyFolder();
    const store = await openLevelStore(folder);
    await expect(openLevelStore(folder)).rejects.toMatchObject({
      ...refusal('locked'),
      message: expect.stringContaining(folder),
    });
    await store.batch([put('a')]);
    expect(await store.get('a')).toBe('a');
    await store.close();
  });

  test('by another process is refused with the number of that process', async () => {
    const folder = await emptyFolder();
    await (await openLevelStore(folder)).close();
    const script = `
      const { ClassicLevel } = require('classic-level');
      const level = new ClassicLevel(${JSON.stringify(join(folder, 'level'))});
      level.open().then(() => {
        require('fs').writeFileSync(
          ${JSON.stringify(join(folder, 'open-by.json'))},
          JSON.stringify({ pid: process.pid }),
        );
        console.log('open');
        process.stdin.resume().on('end', () => process.exit());
      });`;
    const other = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
    await once(other.stdout, 'data');
    await expect(openLevelStore(folder)).rejects.toMatchObject({
      ...refusal('locked'),
      message: expect.stringContaining(String(other.pid)),
    });
    other.kill('SIGKILL');
    await once(other, 'exit');
    const store = await openLevelStore(folder);
    await store.close();
  });
});
