import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchForIntent } from './intent.ts';

let becomeIdle: (() => void) | undefined;

const link = (href: string) =>
  document.querySelector<HTMLElement>(`a[href="${href}"]`) as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  becomeIdle = undefined;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    becomeIdle = run;
    return 1;
  });
  document.body.innerHTML =
    '<a href="#features">Learn More</a><a href="/dashboard">Try</a><a href="/dashboard">Again</a>';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watch(...answers: boolean[]) {
  const prefetch = vi.fn(async (_path: string, _sign: string) => answers.shift() ?? true);
  watchForIntent(document, prefetch);
  return prefetch;
}

/** A pointer comes to an element and stays, or is gone again after some milliseconds. */
function pointAt(element: Element, { pointerType = 'mouse', leaves = Infinity } = {}): void {
  const event = (name: string) =>
    element.dispatchEvent(Object.assign(new Event(name), { pointerType }));
  event('pointerenter');
  vi.advanceTimersByTime(Math.min(leaves, 100));
  if (leaves < 100) event('pointerleave');
  vi.advanceTimersByTime(100);
}

test('a pointer that stays on a link into the app fetches it', () => {
  const prefetch = watch();
  pointAt(link('/dashboard'));
  expect(prefetch.mock.calls).toEqual([['/dashboard', 'intent']]);
});

test('a link into the app that the keyboard reaches fetches it', () => {
  const prefetch = watch();
  link('/dashboard').focus();
  expect(prefetch.mock.calls).toEqual([['/dashboard', 'intent']]);
});

test.each([
  ['a pointer on its way', { leaves: 40 }],
  ['a finger, whose press opens the page that would fetch it again', { pointerType: 'touch' }],
])('%s fetches nothing', (_, pointer) => {
  const prefetch = watch();
  pointAt(link('/dashboard'), pointer);
  expect(prefetch).not.toHaveBeenCalled();
});

test('a press fetches nothing: the page that it opens would fetch it again', () => {
  const prefetch = watch();
  link('/dashboard').dispatchEvent(
    Object.assign(new Event('pointerenter'), { pointerType: 'mouse' }),
  );
  link('/dashboard').dispatchEvent(new Event('pointerdown'));
  link('/dashboard').focus();
  vi.advanceTimersByTime(200);
  expect(prefetch).not.toHaveBeenCalled();
});

test('nothing is fetched at once, nor for a link on the page', () => {
  const prefetch = watch();
  pointAt(link('#features'));
  expect(prefetch).not.toHaveBeenCalled();
});

test('the idle page fetches the beginning, and the first sign the rest', () => {
  const prefetch = watch();
  becomeIdle?.();
  expect(prefetch.mock.calls).toEqual([['/dashboard', 'idle']]);
  pointAt(link('/dashboard'));
  expect(prefetch.mock.calls.slice(1)).toEqual([['/dashboard', 'intent']]);
});

test('it is fetched once, however many signs there are', async () => {
  const prefetch = watch();
  const [first, second] = document.querySelectorAll('a[href="/dashboard"]');
  if (first && second) [first, second].forEach((each) => pointAt(each));
  await Promise.resolve();
  becomeIdle?.();
  expect(prefetch).toHaveBeenCalledTimes(1);
});

test('what failed is tried again at the next sign', async () => {
  const prefetch = watch(false, true);
  pointAt(link('/dashboard'));
  await Promise.resolve();
  pointAt(link('/dashboard'));
  expect(prefetch).toHaveBeenCalledTimes(2);
});

test.each([{ saveData: true }, { effectiveType: '3g' }])(
  'a thrifty connection waits for a sign: %o',
  (connection) => {
    vi.stubGlobal('navigator', { connection });
    const prefetch = watch();
    expect(becomeIdle).toBeUndefined();
    pointAt(link('/dashboard'));
    expect(prefetch).toHaveBeenCalledTimes(1);
  },
);
