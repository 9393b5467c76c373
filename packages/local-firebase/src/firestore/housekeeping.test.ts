import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../storage/folder-fixture.ts';
import { openLevelStore } from '../storage/level-store.ts';
import { ADMIN, contentOf, remove, set, text } from './engine-fixture.ts';
import { openEngine } from './engine.ts';
import { startHousekeeping } from './housekeeping.ts';

const HOUR = 3_600_000;

async function diskContent(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1'));
  return (await Promise.all(texts)).join('');
}

test('a deleted document and its name are gone from the disk at the first start after a day', async () => {
  const folder = await emptyFolder();
  let now = Date.parse('2026-01-02T03:04:05Z');
  const start = async () => {
    const store = await openLevelStore(folder);
    const engine = await openEngine({ store, clock: () => now });
    const stop = await startHousekeeping(engine, store, console.error, () => now);
    const close = async () => {
      stop();
      await engine.close();
      await store.close();
    };
    return { engine, close };
  };

  const first = await start();
  await first.engine.commit([set('users/ada/notes/secret-plan', { t: text('a surprise') })], ADMIN);
  await first.engine.commit([set('users/bob')], ADMIN);
  await first.engine.commit([remove('users/ada/notes/secret-plan')], ADMIN);
  await first.close();
  expect(await diskContent(folder)).toContain('a surprise');

  now += HOUR;
  const second = await start();
  const seen = second.engine.readTime();
  await second.close();
  expect(await diskContent(folder)).not.toContain('a surprise');
  // Clients that come back within a day still hear of the deletion.
  expect(await diskContent(folder)).toContain('secret-plan');

  now += 25 * HOUR;
  const third = await start();
  expect(third.engine.changedSince(seen)).toEqual(new Set());
  expect(Object.keys(contentOf(third.engine, 'users'))).toEqual(['users/bob']);
  await third.close();
  expect(await diskContent(folder)).not.toContain('secret-plan');
});
