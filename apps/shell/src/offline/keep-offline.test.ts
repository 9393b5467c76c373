import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BehaviorSubject } from 'rxjs';
import { ErrorReporting } from '../reporting/error-reporting.ts';
import type { KeepOfflineAnswer } from '../service-worker/messages.ts';
import { keepOffline } from './keep-offline.ts';

/** A service worker with these answers. */
function installWorker(answer: KeepOfflineAnswer) {
  const questions: unknown[] = [];
  const state = { answer };
  const active = {
    postMessage: (question: unknown, [port]: MessagePort[]) => {
      questions.push(question);
      port?.postMessage(state.answer);
    },
  };
  const container = Object.assign(new EventTarget(), {
    register: vi.fn((_address: string, _options: object) => Promise.resolve({ active })),
    ready: Promise.resolve({ active }),
    startMessages: vi.fn(),
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  return { container, questions, state };
}

/** A message's way, which no fake clock stops. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(port1.close()));
    port1.start();
    port2.postMessage('');
  });

/** The page, and the names and messages of what it reports. */
function createPage() {
  const reports: string[] = [];
  const reporting = new ErrorReporting(() => []);
  vi.spyOn(reporting, 'report').mockImplementation((error) => void reports.push(String(error)));
  return { reporting, reports, newVersion$: new BehaviorSubject(false) };
}

const kept = { kept: true, newer: false };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('registering', () => {
  test('happens at the one address that the page’s Trusted Types policy lets through', async () => {
    const page = createPage();
    const { container } = installWorker(kept);
    const rules: Record<string, (address: string) => string | null> = {};
    const createPolicy = vi.fn((_name: string, { createScriptURL }: typeof rules) => {
      rules['createScriptURL'] = createScriptURL!;
      return { createScriptURL };
    });
    vi.stubGlobal('trustedTypes', { createPolicy });
    await keepOffline(page);
    expect(createPolicy.mock.calls[0]?.[0]).toBe('evergift-service-worker');
    expect(rules['createScriptURL']?.('/other.js')).toBeNull();
    expect(rules['createScriptURL']?.('https://elsewhere.example/service-worker.js')).toBeNull();
    expect(container.register).toHaveBeenCalledWith('/service-worker.js', {
      updateViaCache: 'none',
    });
  });

  test('where it is not possible, nothing happens and nothing is announced', async () => {
    const page = createPage();
    vi.stubGlobal('navigator', {});
    await keepOffline(page);
    const { container } = installWorker(kept);
    container.register.mockRejectedValue(new DOMException('blocked', 'SecurityError'));
    await keepOffline(page);
    expect(page.reports).toEqual([]);
    expect(page.newVersion$.value).toBe(false);
  });
});

describe('a newer version', () => {
  test('is none while the worker keeps what the page runs', async () => {
    const page = createPage();
    const { questions } = installWorker(kept);
    await keepOffline(page);
    expect(questions).toEqual([
      { type: 'keep-offline', loaded: expect.any(Array), opened: true, language: 'en' },
    ]);
    expect(page.newVersion$.value).toBe(false);
  });

  test('is announced when the worker has it already, and when it has it later', async () => {
    const page = createPage();
    installWorker({ kept: true, newer: true });
    await keepOffline(page);
    expect(page.newVersion$.value).toBe(true);

    const later = createPage();
    const { container } = installWorker(kept);
    await keepOffline(later);
    expect(later.newVersion$.value).toBe(false);
    container.dispatchEvent(new MessageEvent('message', { data: { type: 'new-version' } }));
    expect(later.newVersion$.value).toBe(true);
  });

  test('is looked for every hour, and when the network returns', async () => {
    const page = createPage();
    const { questions } = installWorker(kept);
    await keepOffline(page);
    vi.advanceTimersByTime(3_600_000);
    expect(questions).toMatchObject([{ opened: true }, { opened: false }]);
    dispatchEvent(new Event('online'));
    expect(questions.length).toBeGreaterThan(2);
  });
});

test('what could not be kept is tried again soon', async () => {
  const page = createPage();
  const { questions, state } = installWorker({ kept: false, newer: false });
  await keepOffline(page);
  vi.advanceTimersByTime(59_999);
  expect(questions).toHaveLength(1);
  state.answer = kept;
  vi.advanceTimersByTime(1);
  expect(questions).toHaveLength(2);
  expect(page.reports).toEqual([]);
});

test('a deployment that contradicts itself is reported, once for as long as it does', async () => {
  const page = createPage();
  const problem = 'IntegrityError: page.js is not the file …';
  const { questions, state } = installWorker({ ...kept, problem });
  await keepOffline(page);
  /** An hour later it asks again; it has its answer when it waits for the next hour. */
  const hour = async () => {
    vi.advanceTimersByTime(3_600_000);
    while (vi.getTimerCount() === 0) await nextTask();
  };
  await hour();
  expect(questions).toHaveLength(2);
  expect(page.reports).toHaveLength(1);
  state.answer = { ...kept, problem: 'DescriptionError: release.json is not JSON.' };
  await hour();
  expect(page.reports).toHaveLength(2);
  expect(page.reports[0]).toBe('DeploymentProblem: IntegrityError: page.js is not the file …');
});
