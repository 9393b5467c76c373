// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { transformWithOxc } from 'vite';
import { expect, test, vi } from 'vitest';
import { MemoryCaches } from '../testing/memory-caches.ts';

test('removes what was kept and itself, and is a script, not a module', async () => {
  const source = await readFile(new URL('retired-worker.ts', import.meta.url), 'utf8');
  const { code } = await transformWithOxc(source, 'retired-worker.ts');
  const listeners = new Map<string, (event: object) => void>();
  const unregister = vi.fn(() => Promise.resolve(true));
  const scope = {
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    skipWaiting: vi.fn(),
    registration: { unregister },
  };
  const caches = new MemoryCaches();
  for (const name of ['evergift-index', 'evergift-release-a', 'of-somebody-else']) {
    await caches.open(name);
  }
  // A module's code would be refused here.
  new Function('self', 'caches', code)(scope, caches);
  listeners.get('install')?.({});
  expect(scope.skipWaiting).toHaveBeenCalled();
  const work: Promise<unknown>[] = [];
  listeners.get('activate')?.({ waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  await Promise.all(work);
  expect(await caches.keys()).toEqual(['of-somebody-else']);
  expect(unregister).toHaveBeenCalledOnce();
});
