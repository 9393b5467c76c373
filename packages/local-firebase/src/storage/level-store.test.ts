import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
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
    await writeFile(join(folder, 'local-firebase-data.json.new'), '{"for');
    await (await openLevelStore(folder)).close();
    await writeFile(join(folder, 'local-firebase-data.json'), '{"format":1,"state":"in-creation"}');
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
    await writeFile(join(folder, 'local-firebase-data.json'), marker);
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
      const step = Math.max(1, Math.floor(whole.length / 12));
      const first = Math.floor(Math.random() * step);
      for (let position = first; position < whole.length; position += step) {
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
    expect(refused).toBeGreaterThan(30);
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
});

describe('what is deleted', () => {
  /** Whether any file contains the text. */
  async function isOnDisk(folder: string, text: string): Promise<boolean> {
    for (const path of Object.keys(await contentOf(folder))) {
      if ((await readFile(path)).includes(text)) return true;
    }
    return false;
  }

  test('is gone from the disk after a compaction', async () => {
    const folder = await emptyFolder();
    const store = await openLevelStore(folder);
    await store.batch([put('auth/1', 'the hash of a password'), put('a/1', 'stays here')]);
    await store.batch([{ type: 'delete', key: 'auth/1' }]);
    expect(await isOnDisk(folder, 'the hash of a password')).toBe(true);
    await store.compact();
    expect(await isOnDisk(folder, 'the hash of a password')).toBe(false);
    expect(await isOnDisk(folder, 'stays here')).toBe(true);
    await store.batch([put('a/2', 'came later')]);
    await store.close();
    const again = await openLevelStore(folder);
    expect(await entriesOf(again)).toEqual([
      ['a/1', 'stays here'],
      ['a/2', 'came later'],
    ]);
    await again.close();
  });

  test.each([
    ['before the copy was whole', ['level-unfinished']],
    ['before the files were replaced', ['level-finished']],
    ['while the files were replaced', ['level-finished', 'level-replaced']],
    ['before the old files were deleted', ['level-replaced']],
  ])('a compaction that a crash ended %s loses nothing', async (_when, leftovers) => {
    const { folder, entries } = await filledFolder();
    const level = join(folder, 'level');
    for (const name of leftovers) await cp(level, join(folder, name), { recursive: true });
    if (leftovers.length === 2) await rm(level, { recursive: true });
    const store = await openLevelStore(folder);
    expect(await entriesOf(store)).toEqual(entries);
    await store.close();
    expect((await readdir(folder)).sort()).toEqual(['level', 'local-firebase-data.json']);
  });
});

describe.skipIf(process.platform === 'win32')('nobody else on the machine reads', () => {
  const rightsOf = async (path: string): Promise<string> =>
    ((await stat(path)).mode & 0o777).toString(8);

  test('a new data folder, nor one that was open to everybody', async () => {
    const folder = await emptyFolder();
    const old = await openLevelStore(folder);
    await old.batch([put('a')]);
    await old.close();
    const files = Object.keys(await contentOf(folder));
    expect(await rightsOf(folder)).toBe('700');
    for (const path of files) await chmod(path, 0o644);
    await chmod(folder, 0o755);
    await chmod(join(folder, 'level'), 0o755);
    const store = await openLevelStore(folder);
    expect(await rightsOf(folder)).toBe('700');
    expect(await rightsOf(join(folder, 'level'))).toBe('700');
    expect(await rightsOf(join(folder, 'level', 'SYNCED'))).toBe('600');
    expect(await rightsOf(join(folder, 'level', 'CURRENT'))).toBe('600');
    await store.close();
  });
});

test('a file of somebody else’s in a data folder stays, whatever it is called', async () => {
  const { folder } = await filledFolder();
  await writeFile(join(folder, 'family-data.json'), 'mine');
  await (await openLevelStore(folder)).close();
  expect(await readFile(join(folder, 'family-data.json'), 'utf8')).toBe('mine');
});

test('a marker that says “in creation” costs no data that are there', async () => {
  const { folder, entries } = await filledFolder();
  const marker = '{"format":1,"state":"in-creation"}';
  await writeFile(join(folder, 'local-firebase-data.json'), marker);
  const store = await openLevelStore(folder);
  expect(await entriesOf(store)).toEqual(entries);
  await store.close();
  await rm(join(folder, 'level', 'CURRENT'));
  await writeFile(join(folder, 'local-firebase-data.json'), marker);
  await expect(openLevelStore(folder)).rejects.toMatchObject(refusal('damaged'));
});

test.skipIf(process.platform !== 'linux')(
  'a folder that cannot be made is explained in a sentence',
  async () => {
    // Nobody writes there, the administrator included.
    await expect(openLevelStore('/sys/nowhere/data')).rejects.toMatchObject({
      ...refusal('failed'),
      message: expect.stringMatching(/cannot be opened .*may read and write it/),
    });
  },
);

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

  test.skipIf(process.platform !== 'linux')(
    'is refused also when its lock was deleted',
    async () => {
      const folder = await emptyFolder();
      await (await openLevelStore(folder)).close();
      const other = spawn('sleep', ['60']);
      const { noteOwner } = await import('./folder-owner.ts');
      await noteOwner(folder, other.pid);
      await expect(openLevelStore(folder)).rejects.toMatchObject({
        ...refusal('locked'),
        message: expect.stringContaining(String(other.pid)),
      });
      // The note of a process that ended does no harm, nor does its number when another process has it.
      const note = await readFile(join(folder, 'open-by.json'), 'utf8');
      await writeFile(join(folder, 'open-by.json'), note.replace(/"since":"\d+"/, '"since":"1"'));
      await (await openLevelStore(folder)).close();
      other.kill('SIGKILL');
      await once(other, 'exit');
    },
  );

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
