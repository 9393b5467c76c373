import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitAccountRequests } from './limit-account-requests.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A network that hangs, unless it is asked to answer. */
function hangingPage() {
  const asked: string[] = [];
  const signals: (AbortSignal | null | undefined)[] = [];
  const answers: ((response: Response) => void)[] = [];
  const page = {
    fetch: ((input: string, options?: RequestInit) => {
      asked.push(input);
      signals.push(options?.signal);
      return new Promise<Response>((resolve, reject) => {
        answers.push(resolve);
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error));
      });
    }) as typeof fetch,
  };
  return {
    page,
    asked,
    signals,
    answer: (status = 200) => answers.shift()?.(new Response('{}', { status })),
  };
}

const lookup = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const token = 'https://securetoken.googleapis.com/v1/token?key=k';
const signIn = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';

const stateOf = (work: Promise<unknown>) => {
  const state: { now: string } = { now: 'open' };
  work.then(
    () => (state.now = 'answered'),
    (error: Error) => (state.now = error.message),
  );
  return state;
};

test.each([lookup, token])('%s fails after 5 s without an answer, not before', async (address) => {
  const { page } = hangingPage();
  limitAccountRequests({ authOrigin: undefined, page });
  const state = stateOf(page.fetch(address, { method: 'POST' }));
  await vi.advanceTimersByTimeAsync(4999);
  expect(state.now).toBe('open');
  await vi.advanceTimersByTimeAsync(1);
  expect(state.now).toBe('No answer about the account within 5 s.');
});

test('an answer in time is passed on, and its body is not aborted at the limit', async () => {
  const { page, answer, signals } = hangingPage();
  limitAccountRequests({ authOrigin: undefined, page });
  const state = stateOf(page.fetch(lookup));
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.now).toBe('answered');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
});

test.each([500, 503, 429])('a service that answers %i is taken for no network', async (status) => {
  const { page, answer } = hangingPage();
  limitAccountRequests({ authOrigin: undefined, page });
  const state = stateOf(page.fetch(token));
  answer(status);
  await vi.advanceTimersByTimeAsync(0);
  expect(state.now).toBe(`No answer, but ${status}.`);
});

test('that the account is gone is passed on', async () => {
  const { page, answer } = hangingPage();
  limitAccountRequests({ authOrigin: undefined, page });
  const state = stateOf(page.fetch(lookup));
  answer(400);
  await vi.advanceTimersByTimeAsync(0);
  expect(state.now).toBe('answered');
});

test('everything else takes as long as it takes, signing in too', async () => {
  const { page, asked } = hangingPage();
  limitAccountRequests({ authOrigin: undefined, page });
  const state = stateOf(page.fetch(signIn));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.now).toBe('open');
  expect(asked).toEqual([signIn]);
});

test('the limit goes with the data, unless somebody has wrapped it meanwhile', () => {
  const { page } = hangingPage();
  const before = page.fetch;
  const end = limitAccountRequests({ authOrigin: undefined, page });
  end();
  expect(page.fetch).toBe(before);
  const endAgain = limitAccountRequests({ authOrigin: undefined, page });
  const wrapped: typeof fetch = (...request) => before(...request);
  page.fetch = wrapped;
  endAgain();
  expect(page.fetch).toBe(wrapped);
});

test.each([
  'https://example.com/v1/accounts:lookup?key=k',
  'https://example.com/?next=/v1/token?key=k',
  '/v1/token?key=k',
])('%s is no request to Auth: it is passed on as it is', async (address) => {
  const { page, asked } = hangingPage();
  limitAccountRequests({ authOrigin: undefined, page });
  const state = stateOf(page.fetch(address));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.now).toBe('open');
  expect(asked).toEqual([address]);
});

test('an Auth emulator is limited in place of the services', async () => {
  const { page } = hangingPage();
  limitAccountRequests({ authOrigin: 'http://localhost:4200', page });
  const emulator = 'http://localhost:4200/securetoken.googleapis.com/v1/token?key=k';
  const states = [emulator, token].map((address) => stateOf(page.fetch(address)));
  await vi.advanceTimersByTimeAsync(5000);
  expect(states.map(({ now }) => now)).toEqual(['No answer about the account within 5 s.', 'open']);
});

test('who asks can still abort, before the limit and from the start', async () => {
  const { page, signals } = hangingPage();
  limitAccountRequests({ authOrigin: undefined, page });
  const controller = new AbortController();
  const state = stateOf(page.fetch(lookup, { signal: controller.signal }));
  controller.abort(new Error('left'));
  await vi.advanceTimersByTimeAsync(0);
  expect(state.now).toBe('left');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(signals.map((signal) => (signal?.reason as Error).message)).toEqual(['left']);
});
