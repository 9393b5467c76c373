import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TimeoutError, withIdleTimeout } from './idle-timeout.ts';

const base = 'https://people.example/';
const never = new Promise<never>(() => undefined);

/** Files that have arrived, as the browser reports them. */
class Arrivals {
  static report: (name: string, responseStatus?: number) => void = () => undefined;
  constructor(callback: (list: { getEntries: () => unknown[] }) => void) {
    Arrivals.report = (name, responseStatus = 200) =>
      callback({ getEntries: () => [{ name, responseStatus }] });
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

const isDown = () => Promise.reject(new TypeError('Failed to fetch'));
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function wait(work: Promise<unknown> = never) {
  const seen = { isSlow: false, error: undefined as unknown, value: undefined as unknown };
  withIdleTimeout(work, base, () => (seen.isSlow = true)).then(
    (value) => (seen.value = value),
    (error: unknown) => (seen.error = error),
  );
  return seen;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', Arrivals);
  vi.stubGlobal('fetch', isDown);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an app that never answers is given up after 5 s', async () => {
  const seen = wait();
  await pass(4999);
  expect(seen.error).toBeUndefined();
  await pass(1);
  expect(seen.error).toEqual(new TimeoutError(5000));
  expect(seen.isSlow).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('an app whose files arrive one after another is slow, for as long as it takes', async () => {
  let answer: (value: string) => void = () => undefined;
  const seen = wait(new Promise((resolve) => (answer = resolve)));
  for (let second = 0; second < 120; second += 4) {
    await pass(4000);
    Arrivals.report(`${base}assets/file-${second}.js`);
  }
  expect(seen.isSlow).toBe(true);
  expect(seen.error).toBeUndefined();
  answer('page');
  await pass(0);
  expect(seen.value).toBe('page');
  expect(vi.getTimerCount()).toBe(0);
});

test('one large file is waited for while its origin answers', async () => {
  vi.stubGlobal('fetch', (address: URL) => {
    Arrivals.report(address.href);
    return Promise.resolve(new Response('{}'));
  });
  const seen = wait();
  await pass(29_999);
  expect(seen.isSlow).toBe(true);
  expect(seen.error).toBeUndefined();
  await pass(1);
  expect(seen.error).toEqual(new TimeoutError(30_000));
});

test('an app that falls silent is given up after 15 s', async () => {
  const seen = wait();
  await pass(1000);
  Arrivals.report(`${base}mf-manifest.json`);
  await pass(14_999);
  expect(seen.error).toBeUndefined();
  await pass(1);
  expect(seen.error).toEqual(new TimeoutError(15_000));
});

test.each([
  ['another app’s', 'https://events.example/assets/a.js', 200],
  ['a refused', `${base}assets/a.js`, 404],
  ['a failed', `${base}assets/a.js`, 0],
  ['the shell’s, before the app has answered,', `${location.origin}/assets/button.js`, 200],
])('%s file is no sign of the app', async (_, name, status) => {
  const seen = wait();
  await pass(1000);
  Arrivals.report(name, status);
  await pass(4000);
  expect(seen.error).toEqual(new TimeoutError(5000));
});

test('what the app shares with the shell counts once it has answered', async () => {
  const seen = wait();
  Arrivals.report(`${base}mf-manifest.json`);
  await pass(14_000);
  Arrivals.report(`${location.origin}/assets/date-field.js`);
  await pass(14_000);
  expect(seen.error).toBeUndefined();
});

test('what is refused is reported at once', async () => {
  const seen = wait(Promise.reject(new Error('refused')));
  await pass(0);
  expect(seen.error).toEqual(new Error('refused'));
});
