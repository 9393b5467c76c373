// @vitest-environment node
import { expect, test } from 'vitest';
import { KeptSets } from './kept-sets.ts';
import { MemoryCaches } from './testing/memory-caches.ts';

const own = 'https://e.example';
const people = 'https://people.example/mf-manifest.json';
const moved = 'https://new.example/mf-manifest.json';
const preview = 'https://preview.example/mf-manifest.json';

const setFrom = (id: string, remote: string) => ({
  id,
  files: [],
  bases: [`${own}/`, new URL('.', remote).href],
  applicationPaths: [],
});

test('a preview’s files can be in no set; what any kept set has may be', async () => {
  const caches = new MemoryCaches();
  const before = new KeptSets(caches, own);
  await before.complete(setFrom('first', people));
  await before.complete(setFrom('second', moved));
  const kept = new KeptSets(caches, own);
  expect(kept.mayHold(preview)).toBe(true);
  await kept.readOrigins();
  expect(kept.mayHold(preview)).toBe(false);
  for (const address of [`${own}/app.html`, people, moved]) {
    expect(kept.mayHold(address)).toBe(true);
  }
});

test('an origin that comes with a new set counts from then on', async () => {
  const kept = new KeptSets(new MemoryCaches(), own);
  await kept.readOrigins();
  expect(kept.mayHold(people)).toBe(false);
  await kept.complete(setFrom('first', people));
  expect(kept.mayHold(people)).toBe(true);
});
