import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import page from '../../app.html?raw';

const [script = ''] = [...page.matchAll(/<script>([^]*?)<\/script>/g)]
  .map(([, source = '']) => source)
  .filter((source) => source.includes('evergift.language'));

interface Device {
  wishes?: readonly string[];
  chosen?: string;
  isSignedIn?: boolean;
}

/** What `lang` and `dir` are before the first paint. */
function open({ wishes = ['en-US'], chosen, isSignedIn = false }: Device): [string, string] {
  vi.stubGlobal('navigator', { languages: wishes });
  if (chosen !== undefined) localStorage.setItem('evergift.language', chosen);
  if (isSignedIn) localStorage.setItem('evergift-copy', 'ada 1');
  (0, eval)(script);
  return [document.documentElement.lang, document.documentElement.dir];
}

beforeEach(() => {
  localStorage.clear();
  Object.assign(document.documentElement, { lang: 'en', dir: '' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  Object.assign(document.documentElement, { lang: 'en', dir: '' });
});

test.each<[string, Device, string, string]>([
  ['the first wish of the browser that there is', { wishes: ['it', 'fr-CA', 'de'] }, 'fr', ''],
  ['from right to left', { wishes: ['ar-EG', 'en'] }, 'ar', 'rtl'],
  ['English before what follows it', { wishes: ['en-GB', 'de'] }, 'en', ''],
  ['English where there is no other', { wishes: ['zh-Hans-CN', 'arn', 'frr'] }, 'en', ''],
  ['what this device chose', { wishes: ['de'], chosen: 'es' }, 'es', ''],
  ['English that this device chose', { wishes: ['de'], chosen: 'en' }, 'en', ''],
  ['English for who is signed in and chose none', { wishes: ['de'], isSignedIn: true }, 'en', ''],
  ['what who is signed in chose', { isSignedIn: true, chosen: 'ar' }, 'ar', 'rtl'],
])('LC3 the first paint speaks %s', (_, device, language, direction) => {
  expect(open(device)).toEqual([language, direction]);
});

test('LC3 where storage is blocked the page opens in English', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(open({})).toEqual(['en', '']);
  vi.restoreAllMocks();
});
