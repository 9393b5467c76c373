import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenQuiet } from './when-quiet.ts';

type Report = (list: { getEntries: () => object[] }) => void;
let report: Report = () => undefined;
const disconnect = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = () => undefined;
      disconnect = disconnect;
      constructor(given: Report) {
        report = given;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A file has come that a page asked for in this way. */
const arrives = (initiatorType: string) => report({ getEntries: () => [{ initiatorType }] });

function wait() {
  const quiet = vi.fn();
  void whenQuiet().then(quiet);
  return quiet;
}

test('it is quiet after three seconds in which nothing comes', async () => {
  const quiet = wait();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(quiet).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(quiet).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalled();
});

test.each<[string, () => unknown]>([
  ['a file that comes', () => arrives('script')],
  ['a press', () => dispatchEvent(new Event('pointerdown'))],
  ['a key', () => dispatchEvent(new Event('keydown'))],
  ['a letter', () => dispatchEvent(new Event('input'))],
])('%s begins the time anew', async (_, happens) => {
  const quiet = wait();
  await vi.advanceTimersByTimeAsync(2_000);
  happens();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(quiet).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(quiet).toHaveBeenCalledOnce();
});

test('answers of a backend, whose listener asks for ever, do not', async () => {
  const quiet = wait();
  await vi.advanceTimersByTimeAsync(2_000);
  arrives('fetch');
  arrives('xmlhttprequest');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(quiet).toHaveBeenCalledOnce();
});

test('a page that never rests is quiet enough after a minute', async () => {
  const quiet = wait();
  for (let seconds = 0; seconds < 59; seconds += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    arrives('img');
  }
  expect(quiet).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(quiet).toHaveBeenCalledOnce();
});
