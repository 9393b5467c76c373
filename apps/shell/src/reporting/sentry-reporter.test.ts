import { close } from '@sentry/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BehaviorSubject, of } from 'rxjs';
import { knownApp } from '../testing/known-app.ts';
import { createSentryReporter } from './sentry-reporter.ts';

interface Sent {
  address: string;
  event: Record<string, unknown>;
}

let requests: Sent[];
const dsn = 'https://key@sentry.example.com/1';

/** The real library; what it sends ends at the edge of the page. */
beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    const [, , event = '{}'] = String(body).split('\n');
    requests.push({ address, event: JSON.parse(event) as Record<string, unknown> });
    return Promise.resolve(new Response('{}'));
  });
});
afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
});

const arrived = async () => {
  await vi.waitFor(() => expect(requests).toHaveLength(1), { timeout: 15_000 });
  return requests[0] as Sent;
};

describe('S8 Sentry', () => {
  test('gets the error, the user’s id and whose code it was, and nothing that people wrote', async () => {
    const shell = { release: 'evergift-shell@1.0.0', dist: 'abc' };
    const { report, identify } = createSentryReporter({ dsn, environment: 'staging' }, shell);
    identify('uid-1');
    report(
      new Error("Error updating 'Socks' of ada@example.com"),
      {
        area: 'gifts',
        version: '1.2.3',
        componentStack: '\n    at GiftRow\n    at GiftList',
      },
      { shell: '0.1.0', gifts: '1.2.3 (abc)' },
    );
    const { address, event } = await arrived();
    expect(address).toMatch(/^https:\/\/sentry\.example\.com\/api\/1\/envelope/);
    expect(event).toMatchObject({
      environment: 'staging',
      ...shell,
      tags: { area: 'gifts', version: '1.2.3' },
      user: { id: 'uid-1' },
      contexts: {
        apps: { shell: '0.1.0', gifts: '1.2.3 (abc)' },
        react: { componentStack: '\n    at GiftRow\n    at GiftList' },
      },
    });
    const [exception] = (event['exception'] as { values: { value: string }[] }).values;
    expect(exception?.value).toBe('Error updating [text] of [email]');
    expect(JSON.stringify(requests)).not.toMatch(/Socks|ada@/);
  });

  test('sends no user when the configuration switches personal data off', async () => {
    const { report, identify } = createSentryReporter({ dsn, sendPersonalData: false });
    identify('uid-1');
    report(new Error('torn'));
    expect(JSON.stringify((await arrived()).event)).not.toContain('uid-1');
  });

  test('RL4 gets what a visit took without the user, an address or what happened before', async () => {
    const { followVisit, identify } = createSentryReporter({ dsn });
    identify('uid-1');
    // What tests before this one have loaded.
    performance.clearMeasures();
    const app = knownApp({
      name: 'people',
      entry: 'https://people.example/mf-manifest.json',
      loaded: { version: '1.2.3', contract: 3, at: 0, build: 'abc', canary: 'abc' },
    });
    const apps$ = new BehaviorSubject([app]);
    const remotes = { apps: () => apps$.value, apps$, contributions: () => [] };
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
    followVisit?.({ remotes, reporting: { failures$: of('people'), report: vi.fn() } });
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await vi.waitFor(
      () => {
        window.dispatchEvent(new Event('visibilitychange'));
        expect(requests).not.toEqual([]);
      },
      { timeout: 15_000 },
    );
    hidden.mockRestore();
    const { event } = await arrived();
    expect(event).toMatchObject({
      message: 'Timings of people',
      level: 'info',
      tags: { area: 'people', version: '1.2.3', build: 'abc', canary: 'abc' },
      contexts: {
        observability: {
          remote: { name: 'people', version: '1.2.3' },
          status: 'error',
          summary: { outcome: 'failed' },
          metadata: { errors: 1 },
        },
      },
      sdk: { settings: { infer_ip: 'never' } },
    });
    expect(Object.keys(event['contexts'] as object)).toEqual(['observability']);
    expect(event).not.toHaveProperty('user');
    expect(event).not.toHaveProperty('breadcrumbs');
    expect(JSON.stringify(requests)).not.toContain('uid-1');
  });

  test('gets the plain facts of a problem in the data, at its level', async () => {
    const { report } = createSentryReporter({ dsn });
    report({
      area: 'document',
      level: 'warning',
      message: 'A document does not fit its schema; showing what can be shown.',
      facts: { collection: 'people', fields: 'birthday', name: 'ZodError' },
    });
    expect((await arrived()).event).toMatchObject({
      level: 'warning',
      message: 'A document does not fit its schema; showing what can be shown.',
      tags: { area: 'document' },
      extra: { collection: 'people', fields: 'birthday', cause: 'ZodError' },
    });
  });
});
