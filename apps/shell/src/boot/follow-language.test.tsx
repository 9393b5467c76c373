import { speak } from '@evergift/language/speak';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadPage } from '../browser/leave-page.ts';
import { useFollowLanguage } from './follow-language.ts';

const key = 'evergift.language';

/** A page that is open, and what the settings document says from moment to moment. */
const follow = (chosen: string | undefined) =>
  renderHook(({ language }) => useFollowLanguage(language), { initialProps: { language: chosen } });

const reloads = () => vi.mocked(reloadPage).mock.calls.length;

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => {
  speak('en');
  vi.restoreAllMocks();
});

test('LC3 a device that shows another language than the settings document opens the page anew, once', () => {
  const { rerender } = follow(undefined);
  expect(localStorage.getItem(key)).toBeNull();
  rerender({ language: 'de' });
  expect(localStorage.getItem(key)).toBe('de');
  expect(reloads()).toBe(1);
  speak('de');
  follow('de');
  expect(reloads()).toBe(1);
});

test('LC3 who has chosen none reads English, also where the browser wishes another', () => {
  speak('fr');
  follow('');
  expect([localStorage.getItem(key), reloads()]).toEqual(['en', 1]);
});

test('LC3 a page in its language is left alone', () => {
  follow('en');
  expect([localStorage.getItem(key), reloads()]).toEqual(['en', 0]);
});

test('LC3 a choice on this page opens it anew; another page follows at its next start', () => {
  const { rerender } = follow('');
  vi.mocked(document.hasFocus).mockReturnValue(false);
  rerender({ language: 'es' });
  expect([localStorage.getItem(key), reloads()]).toEqual(['es', 0]);
  vi.mocked(document.hasFocus).mockReturnValue(true);
  rerender({ language: 'ar' });
  expect([localStorage.getItem(key), reloads()]).toEqual(['ar', 1]);
});

test('LC3 where storage is blocked the page stays as it is, and does not open anew for ever', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  follow('de');
  expect(reloads()).toBe(0);
});

test('LC3 a language of a later release is English until this device has it', () => {
  follow('nl');
  expect([localStorage.getItem(key), reloads()]).toEqual(['en', 0]);
});
