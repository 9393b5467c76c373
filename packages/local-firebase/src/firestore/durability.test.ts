import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLevelStore } from '../storage/level-store.ts';
import { ADMIN, contentOf, read } from './engine-fixture.ts';
import { openEngine } from './engine.ts';

const ROUNDS = 4;
let workshop: string;
beforeAll(async () => {
  workshop = await mkdtemp(join(tmpdir(), 'durability-'));
  const classicLevel = createRequire(import.meta.url).resolve('classic-level');
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { 'classic-level': classicLevel } },
    build: {
      ssr: fileURLToPath(new URL('./durability-writer-fixture.ts', import.meta.url)),
      outDir: workshop,
      target: 'node20',
      rollupOptions: { external: [classicLevel], output: { entryFileNames: 'writer.mjs' } },
    },
  });
});
afterAll(() => rm(workshop, { recursive: true, force: true }));

/** Lets a process write until it has answered `answers` commits, and kills it in mid-work. */
async function writeAndDie(folder: string, round: number, answers: number): Promise<string[]> {
  const script = join(workshop, 'writer.mjs');
  const child = spawn(process.execPath, [script, folder, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    // A little later, or the kill would fall between two writes to the disk.
    if (lines.length === answers) setTimeout(() => child.kill('SIGKILL'), Math.random() * 12);
  }
  expect(await gone).toEqual([null, 'SIGKILL']);
  return lines.filter((line) => line.endsWith('Z'));
}

test(`nothing acknowledged is lost and nothing is half applied over ${ROUNDS} kills`, async () => {
  const folder = join(workshop, 'data');
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = 1 + Math.floor(Math.random() * 60);
    acknowledged.push(...(await writeAndDie(folder, round, answers)));

    const store = await openLevelStore(folder);
    const engine = await openEngine({ store });
    const parts = new Map<string, { found: number; size: number; time: string }>();
    for (const [path, fields] of Object.entries(contentOf(engine, 'parts'))) {
      const { batch, size } = fields as {
        batch: { stringValue: string };
        size: { integerValue: string };
      };
      const { found } = parts.get(batch.stringValue) ?? { found: 0 };
      const time = read(engine, path)?.createTime ?? '';
      parts.set(batch.stringValue, { found: found + 1, size: Number(size.integerValue), time });
    }

    for (const line of acknowledged) {
      const [id = '', time = ''] = line.split(' ');
      expect(parts.get(id), `batch ${id} was acknowledged`).toMatchObject({ time });
      expect(engine.readTime() >= time).toBe(true);
    }
    for (const [id, { found, size }] of parts) expect(found, `parts of batch ${id}`).toBe(size);
    expect(read(engine, 'counters/all')?.fields['n']).toEqual({ integerValue: String(parts.size) });
    const times = [...parts.values()].map(({ time }) => time);
    expect(new Set(times).size).toBe(times.length);

    const before = engine.readTime();
    const { commitTime } = await engine.commit([], ADMIN);
    expect(commitTime > before).toBe(true);
    await store.close();
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS);
}, 120_000);
