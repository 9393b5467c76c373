import { afterEach, expect, test, vi } from 'vitest';
import { fontsReady } from './fonts-ready.ts';

const giveFonts = (load: (font: string) => Promise<unknown>) =>
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'fonts');
});

test('the first page waits for both of its fonts', async () => {
  const asked: string[] = [];
  giveFonts(async (font) => asked.push(font));
  await fontsReady();
  expect(asked).toEqual(['1em "Figtree Variable"', '1em "Fraunces Variable"']);
});

test('a font that fails delays nothing', async () => {
  giveFonts(() => Promise.reject(new Error('gone')));
  await expect(fontsReady()).resolves.toBeUndefined();
});

test('fonts that are late are waited for half a second, no longer', async () => {
  vi.useFakeTimers();
  giveFonts(() => new Promise(() => undefined));
  let isDrawn = false;
  void fontsReady().then(() => (isDrawn = true));
  await vi.advanceTimersByTimeAsync(499);
  expect(isDrawn).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isDrawn).toBe(true);
});
