import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { KeyValueStore } from './key-value-store.ts';
import { openLevelStore } from './level-store.ts';

/** An empty folder that is gone after the test. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'local-firebase-data-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Every file beneath a folder with the hash of its content. */
export async function contentOf(folder: string): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) {
      content[path] = createHash('sha256')
        .update(await readFile(path))
        .digest('hex');
    }
  }
  return content;
}

export const put = (key: string, value = key) => ({ type: 'put', key, value }) as const;

export async function entriesOf(store: KeyValueStore, prefix = ''): Promise<[string, string][]> {
  const entries: [string, string][] = [];
  for await (const entry of store.entries(prefix)) entries.push(entry);
  return entries;
}

/** A closed data folder whose entries lie partly in tables and partly in the log. */
export async function filledFolder(): Promise<{ folder: string; entries: [string, string][] }> {
  const folder = await emptyFolder();
  const early = await openLevelStore(folder);
  for (let n = 0; n < 60; n += 1)
    await early.batch([put(`a/${n}`, JSON.stringify(`early ${n} `.repeat(200)))]);
  await early.close();
  const late = await openLevelStore(folder);
  for (let n = 0; n < 20; n += 1) await late.batch([put(`b/${n}`, JSON.stringify(`late ${n}`))]);
  const entries = await entriesOf(late);
  await late.close();
  return { folder, entries };
}

/** Lets this process write no file beyond so many bytes: the kernel refuses, as on a full disk. */
export const limitFiles = (bytes: number | 'unlimited'): boolean =>
  spawnSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]).status === 0;
