import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firebaseOfTests as firebase } from '../testing/record-reports.ts';
import type { Reporter } from './reporter.ts';
import { shellFacts } from '../known-apps/shell-facts.ts';
import {
  attributeErrorsTo,
  reportError,
  reportUser,
  startErrorReporting,
  stopErrorReporting,
} from './report-error.ts';

const sentry = { dsn: 'https://key@sentry.example.com/1' };
const turn = () => new Promise((resolve) => setTimeout(resolve));

let sent: unknown[];
let console_: ReturnType<typeof vi.spyOn>;
const load = vi.fn<() => Promise<Reporter>>();

beforeEach(() => {
  stopErrorReporting();
  sent = [];
  console_ = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockReset().mockResolvedValue({
    report: (error) => void sent.push(error),
    identify: (uid) => void sent.push(['user', uid]),
  });
});
afterEach(() => {
  stopErrorReporting();
  vi.restoreAllMocks();
});

describe('error reporting', () => {
  test('S8 without a DSN nothing is fetched and nothing is sent; the console has it', async () => {
    const fetched = vi.fn(() => Promise.reject(new Error('no network in this test')));
    vi.stubGlobal('fetch', fetched);
    startErrorReporting({ firebase }, load);
    const error = new Error('torn');
    reportError(error);
    reportUser('uid-1');
    await turn();
    expect(load).not.toHaveBeenCalled();
    expect(fetched).not.toHaveBeenCalled();
    expect(console_).toHaveBeenCalledExactlyOnceWith(error, '');
  });

  test('S8 is initialised once, however often it is started', async () => {
    startErrorReporting({ firebase, sentry }, load);
    startErrorReporting({ firebase, sentry }, load);
    await turn();
    expect(load).toHaveBeenCalledExactlyOnceWith(sentry);
  });

  test('S8 an error that comes before the library has loaded is not lost', async () => {
    startErrorReporting({ firebase, sentry }, load);
    const error = new Error('torn');
    reportError(error);
    expect(sent).toEqual([]);
    await turn();
    expect(sent).toEqual([error]);
    expect(console_).not.toHaveBeenCalled();
  });

  test('the same error is reported once, however many ways it passes', async () => {
    startErrorReporting({ firebase, sentry }, load);
    const error = new Error('torn');
    reportError(error);
    reportError(error, { area: 'people' });
    reportError('text');
    reportError('text');
    await turn();
    expect(sent).toEqual([error, 'text', 'text']);
  });

  test('names the app whose code threw, when nobody else did, and what runs in the page', async () => {
    const loaded = { version: '1.2.3', contract: 2, at: 0, build: 'abc' };
    const entry = 'https://people.example/mf-manifest.json';
    attributeErrorsTo(() => [
      { name: 'people', entry, loaded },
      { name: 'gifts', entry: 'https://gifts.example/mf-manifest.json' },
    ]);
    const report = vi.fn<Reporter['report']>();
    load.mockReset().mockResolvedValue({ report, identify: () => undefined });
    startErrorReporting({ firebase, sentry }, load);
    const error = new Error('torn');
    error.stack = 'Error: torn\n at https://people.example/page.js:1:2';
    reportError(error);
    await turn();
    const running = { shell: shellFacts.version, people: '1.2.3 (abc)' };
    expect(report).toHaveBeenCalledExactlyOnceWith(
      error,
      { area: 'people', version: '1.2.3' },
      running,
    );
  });

  test('names a preview and where it is from, loaded or not', async () => {
    const entry = 'https://preview.example/mf-manifest.json';
    const loaded = { version: '1.2.3', contract: 2, at: 0, build: 'abc' };
    const report = vi.fn<Reporter['report']>();
    load.mockReset().mockResolvedValue({ report, identify: () => undefined });
    startErrorReporting({ firebase, sentry }, load);
    attributeErrorsTo(() => [{ name: 'people', entry, isPreview: true, loaded }]);
    reportError(new Error('torn'));
    attributeErrorsTo(() => [{ name: 'people', entry, isPreview: true }]);
    reportError(new Error('torn again'));
    await turn();
    expect(report.mock.calls.map(([, , apps]) => apps?.['people'])).toEqual([
      '1.2.3 (abc), preview from preview.example',
      'not loaded, preview from preview.example',
    ]);
  });

  test('a library that cannot be fetched leaves the console, and no error about errors', async () => {
    // A rejection that nobody caught would fail this run.
    const cause = new Error('404');
    load.mockReset().mockRejectedValue(cause);
    startErrorReporting({ firebase, sentry }, load);
    const error = new Error('torn');
    reportError(error);
    await turn();
    expect(console_.mock.calls.map(([first]: unknown[]) => first)).toEqual([cause, error]);
  });

  test('says whose errors they are', async () => {
    startErrorReporting({ firebase, sentry }, load);
    reportUser('uid-1');
    await turn();
    expect(sent).toEqual([['user', 'uid-1']]);
  });
});
