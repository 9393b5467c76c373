// @vitest-environment node
import { expect, test } from 'vitest';
import { ReleaseCache } from './release-cache.ts';
import { MemoryCaches } from '../testing/memory-caches.ts';

const own = 'https://e.example';
const people = 'https://people.example/mf-manifest.json';
const moved = 'https://new.example/mf-manifest.json';
const preview = 'https://preview.example/mf-manifest.json';

const releaseFrom = (id: string, remote: string) => ({
  id,
  files: [],
  bases: [`${own}/`, new URL('.', remote).href],
  applicationPaths: [],
});

test('a preview’s files can be in no release; what any kept release has may be', async () => {
  const caches = new MemoryCaches();
  const before = new ReleaseCache(caches, own);
  await before.complete(releaseFrom('first', people));
  await before.complete(releaseFrom('second', moved));
  const releases = new ReleaseCache(caches, own);
  expect(releases.mayHold(preview)).toBe(true);
  await releases.readOrigins();
  expect(releases.mayHold(preview)).toBe(false);
  for (const address of [`${own}/app.html`, people, moved]) {
    expect(releases.mayHold(address)).toBe(true);
  }
});

test('before a first release is complete nothing can be in one; its origins count from then on', async () => {
  const caches = new MemoryCaches();
  const releases = new ReleaseCache(caches, own);
  await releases.begin('first');
  await releases.readOrigins();
  for (const address of [`${own}/app.html`, people]) expect(releases.mayHold(address)).toBe(false);
  await releases.complete(releaseFrom('first', people));
  for (const address of [`${own}/app.html`, people]) expect(releases.mayHold(address)).toBe(true);
});
