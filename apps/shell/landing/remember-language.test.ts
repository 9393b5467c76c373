import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import html from '../index.html?raw';
import { rememberLanguage } from './remember-language.ts';

const key = 'evergift.language';
const script = [...html.matchAll(/<script>([^]*?)<\/script>/g)]
  .map(([, source = '']) => source)
  .find((source) => source.includes(key));

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** @returns the language that the device has after a link was pressed on a page in a language */
function press(name: string, { lang = 'en', isKnown = false } = {}): string | null {
  const page = new DOMParser().parseFromString(html, 'text/html');
  page.documentElement.lang = lang;
  rememberLanguage(page, () => isKnown);
  const links = [...page.querySelectorAll('a')];
  links.find(({ textContent }) => textContent.trim() === name)?.click();
  return localStorage.getItem(key);
}

test('LC3 the language that somebody chooses is remembered', () => {
  expect(press('Français')).toBe('fr');
  expect(press('English', { lang: 'fr' })).toBe('en');
});

test('LC3 who goes on from a page in their language reads on in it', () => {
  expect(press('Try Evergift Free', { lang: 'de' })).toBe('de');
});

test('LC3 on a device of somebody the settings say the language, and English needs no word', () => {
  expect(press('Dashboard', { lang: 'de', isKnown: true })).toBeNull();
  expect(press('Try Evergift Free')).toBeNull();
});

/** @returns where the English page leads before its first paint; undefined where it stays */
function open(wishes: readonly string[], { chosen = '', at = '/' } = {}): string | undefined {
  const replace = vi.fn<(path: string) => void>();
  const { pathname, search, hash } = new URL(at, 'https://evergift.example');
  vi.stubGlobal('navigator', { languages: wishes });
  vi.stubGlobal('location', { pathname, search, hash, replace });
  if (chosen) localStorage.setItem(key, chosen);
  (0, eval)(script ?? '');
  return replace.mock.calls[0]?.[0];
}

test.each<[string, string | undefined, readonly string[], { chosen?: string; at?: string }]>([
  ['a browser in German', 'de', ['de-AT', 'en'], {}],
  ['a browser in English', undefined, ['en-US', 'de'], {}],
  ['the first language that there is', 'es', ['pt-BR', 'es-MX', 'en'], {}],
  ['a language that there is not', undefined, ['ja'], {}],
  ['a choice', 'ar', ['en'], { chosen: 'ar' }],
  ['a choice of English', undefined, ['de'], { chosen: 'en' }],
  ['a part of the page', 'fr?from=mail#features', ['fr'], { at: '/?from=mail#features' }],
  ['an unknown path, which stays', undefined, ['de'], { at: '/unknown' }],
  ['a path of a language, which never leads to itself', undefined, ['de'], { at: '/de' }],
])('LC3 the landing page follows %s: %s', (_, target, wishes, device) => {
  expect(open(wishes, device)).toBe(target);
});

test('LC3 where storage is blocked the page stays', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(open(['de'])).toBeUndefined();
  vi.restoreAllMocks();
});
