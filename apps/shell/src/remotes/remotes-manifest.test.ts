import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSite, listOf, manifest } from '../testing/create-site.tsx';
import { Remotes } from './remotes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const { site, federation } = createSite();
  return { site, remotes: new Remotes(federation) };
}

const never = () => new Promise<never>(() => undefined);
const answer = () => Promise.resolve(Response.json(listOf(manifest)));

describe('remotes.json', () => {
  test('that takes long is said to everybody who waits for it, and can be asked for anew', async () => {
    const { remotes } = open();
    let isHanging = true;
    vi.stubGlobal('fetch', (address: string | URL) =>
      isHanging && String(address).endsWith('/remotes.json') ? never() : answer(),
    );
    void remotes.findApps().catch(() => undefined);
    const retries: (() => void)[] = [];
    void remotes
      .loadPage('/people', { onSlow: (again) => retries.push(again) })
      .catch(() => undefined);
    await vi.advanceTimersByTimeAsync(5500);
    expect(retries).toHaveLength(1);
    void remotes
      .loadPage('/events', { onSlow: (again) => retries.push(again) })
      .catch(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(retries).toHaveLength(2);
    isHanging = false;
    retries[0]?.();
    expect((await remotes.loadPage('/people'))?.path).toBe('/people');
  });

  test('with an entry that does not fit lacks that app alone, and names it', async () => {
    const { site, remotes } = open();
    site.entries = manifest.map((entry) =>
      entry.name === 'gifts' ? ({ ...entry, paths: 7 } as unknown as typeof entry) : entry,
    );
    expect((await remotes.loadPage('/people'))?.path).toBe('/people');
    expect(await remotes.loadPage('/giftItems')).toBeUndefined();
    expect(remotes.unfit$.value.map(({ message }) => message)).toEqual([
      expect.stringContaining('remotes.json, gifts: build 1: "extras.paths"'),
    ]);
  });
});
