import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchForIntent } from './intent.ts';

let becomeIdle: (() => void) | undefined;

const link = (href: string) =>
  document.querySelector<HTMLElement>(`a[href="${href}"]`) as HTMLElement;

beforeEach(() => {
  becomeIdle = undefined;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    becomeIdle = run;
    return 1;
  });
  document.body.innerHTML =
    '<a href="#features">Learn More</a><a href="/dashboard">Try</a><a href="/dashboard">Again</a>';
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function watch(...answers: boolean[]) {
  const prefetch = vi.fn(async (_path: string, _sign: string) => answers.shift() ?? true);
  watchForIntent(document, prefetch);
  return prefetch;
}

test.each(['pointerenter', 'focusin', 'touchstart'])(
  '%s on a link into the app fetches it',
  (sign) => {
    const prefetch = watch();
    link('/dashboard').dispatchEvent(new Event(sign, { bubbles: sign !== 'pointerenter' }));
    expect(prefetch.mock.calls).toEqual([['/dashboard', 'intent']]);
  },
);

test('nothing is fetched at once, nor for a link on the page', () => {
  const prefetch = watch();
  link('#features').dispatchEvent(new Event('pointerenter'));
  expect(prefetch).not.toHaveBeenCalled();
});

test('the idle page fetches the beginning, and the first sign the rest', () => {
  const prefetch = watch();
  becomeIdle?.();
  expect(prefetch.mock.calls).toEqual([['/dashboard', 'idle']]);
  link('/dashboard').dispatchEvent(new Event('pointerenter'));
  expect(prefetch.mock.calls.slice(1)).toEqual([['/dashboard', 'intent']]);
});

test('it is fetched once, however many signs there are', async () => {
  const prefetch = watch();
  const [first, second] = document.querySelectorAll('a[href="/dashboard"]');
  first?.dispatchEvent(new Event('pointerenter'));
  second?.dispatchEvent(new Event('focusin'));
  await Promise.resolve();
  becomeIdle?.();
  expect(prefetch).toHaveBeenCalledTimes(1);
});

test('what failed is tried again at the next sign', async () => {
  const prefetch = watch(false, true);
  link('/dashboard').dispatchEvent(new Event('pointerenter'));
  await vi.waitFor(() => {
    link('/dashboard').dispatchEvent(new Event('pointerenter'));
    expect(prefetch).toHaveBeenCalledTimes(2);
  });
});

test.each([{ saveData: true }, { effectiveType: '3g' }])(
  'a thrifty connection waits for a sign: %o',
  (connection) => {
    vi.stubGlobal('navigator', { connection });
    const prefetch = watch();
    expect(becomeIdle).toBeUndefined();
    link('/dashboard').dispatchEvent(new Event('pointerenter'));
    expect(prefetch).toHaveBeenCalledTimes(1);
  },
);
