import { afterEach, expect, test, vi } from 'vitest';
import { createLocalKeyValues } from './key-values.ts';

afterEach(() => vi.unstubAllGlobals());

/** The browser's storage, as far as it is used: the entries are its own properties. */
function stubStorage(entries: Record<string, string> = {}) {
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => void (entries[key] = value),
    removeItem: (key: string) => void delete entries[key],
  };
  const storage = new Proxy(entries, {
    get: (own, name: keyof typeof methods) => methods[name] ?? own[name],
  });
  vi.stubGlobal('localStorage', storage);
  return entries;
}

test('what is set outlives the page, and goes by its beginning', () => {
  const entries = stubStorage({ other: 'kept' });
  const values = createLocalKeyValues();
  values.set('a:1', 'one');
  values.set('a:2', 'two');
  expect(createLocalKeyValues().get('a:1')).toBe('one');
  expect(values.keys('a:')).toEqual(['a:1', 'a:2']);
  values.set('a:1', undefined);
  expect(values.get('a:1')).toBeUndefined();
  values.clear('a:');
  expect(entries).toEqual({ other: 'kept' });
});

test('where storage is blocked, this page remembers', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('blocked');
    },
    setItem: () => {
      throw new Error('blocked');
    },
    removeItem: () => {
      throw new Error('blocked');
    },
  });
  const values = createLocalKeyValues();
  values.set('a:1', 'one');
  expect(values.get('a:1')).toBe('one');
  expect(values.keys('a:')).toContain('a:1');
  values.clear('a:');
  expect(values.get('a:1')).toBeUndefined();
});
