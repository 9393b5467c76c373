import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Quiet } from './quiet.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Middleware = (request: unknown, response: EventEmitter, next: () => void) => void;

function open() {
  const quiet = new Quiet();
  let middleware: Middleware = () => undefined;
  const use = (each: Middleware) => (middleware = each);
  const configure = quiet.plugin.configureServer as (server: unknown) => void;
  configure({ middlewares: { use } });
  const ask = (kind: string): EventEmitter => {
    const response = new EventEmitter();
    middleware({ headers: { 'sec-fetch-dest': kind } }, response, () => undefined);
    return response;
  };
  const isQuiet = vi.fn();
  void quiet.untilQuiet().then(isQuiet);
  return { quiet, ask, isQuiet };
}

test('it is quiet when nothing was used for two seconds', async () => {
  const { quiet, isQuiet } = open();
  await vi.advanceTimersByTimeAsync(1500);
  quiet.onUse();
  await vi.advanceTimersByTimeAsync(1500);
  expect(isQuiet).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(isQuiet).toHaveBeenCalledOnce();
});

test('a page that waits for a script is not there yet, however long that takes', async () => {
  const { ask, isQuiet } = open();
  const script = ask('script');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isQuiet).not.toHaveBeenCalled();
  script.emit('close');
  await vi.advanceTimersByTimeAsync(2500);
  expect(isQuiet).toHaveBeenCalledOnce();
});

test('an answer that stays open, as the backend’s do, is no page that is loaded', async () => {
  const { ask, isQuiet } = open();
  ask('empty');
  await vi.advanceTimersByTimeAsync(2500);
  expect(isQuiet).toHaveBeenCalledOnce();
});
