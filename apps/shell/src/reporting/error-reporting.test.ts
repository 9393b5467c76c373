import { afterEach, describe, expect, test, vi } from 'vitest';
import { firebaseOfTests as firebase } from '../testing/record-reports.ts';
import type { Reporter } from './reporter.ts';
import { shellApp } from '../deployment/known-app.ts';
import type { KnownApp } from '../deployment/known-app.ts';
import { ErrorReporting } from './error-reporting.ts';
import { knownApp } from '../testing/known-app.ts';

const sentry = { dsn: 'https://key@sentry.example.com/1' };
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Error reporting whose library is replaced by one that keeps what it receives. */
function createReporting(apps: () => readonly KnownApp[] = () => []) {
  const reporting = new ErrorReporting(apps);
  const sent: unknown[] = [];
  const console_ = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const report = vi.fn<Reporter['report']>((error) => void sent.push(error));
  const identify = (uid: string | undefined) => void sent.push(['user', uid]);
  const load = vi.fn<() => Promise<Reporter>>(() => Promise.resolve({ report, identify }));
  const start = () => reporting.start({ firebase, sentry }, load);
  return { reporting, sent, console_, report, load, start };
}
afterEach(() => vi.restoreAllMocks());

describe('error reporting', () => {
  test('S8 without a DSN nothing is fetched and nothing is sent; the console has it', async () => {
    const { reporting, sent, console_, load } = createReporting();
    const fetched = vi.fn(() => Promise.reject(new Error('no network in this test')));
    vi.stubGlobal('fetch', fetched);
    reporting.start({ firebase }, load);
    const error = new Error('torn');
    reporting.report(error);
    reporting.identify('uid-1');
    await nextTask();
    expect(load).not.toHaveBeenCalled();
    expect(fetched).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
    expect(console_).toHaveBeenCalledExactlyOnceWith(error, '');
  });

  test('S8 is initialised once, however often it is started', async () => {
    const { load, start } = createReporting();
    start();
    start();
    await nextTask();
    expect(load).toHaveBeenCalledExactlyOnceWith(sentry);
  });

  test('S8 an error that comes before the library has loaded is not lost', async () => {
    const { reporting, sent, console_, start } = createReporting();
    start();
    const error = new Error('torn');
    reporting.report(error);
    expect(sent).toEqual([]);
    await nextTask();
    expect(sent).toEqual([error]);
    expect(console_).not.toHaveBeenCalled();
  });

  test('the same error is reported once, however many ways it passes', async () => {
    const { reporting, sent, start } = createReporting();
    start();
    const error = new Error('torn');
    reporting.report(error);
    reporting.report(error, { area: 'people' });
    reporting.report('text');
    reporting.report('text');
    await nextTask();
    expect(sent).toEqual([error, 'text', 'text']);
  });

  test('names the app whose code threw, when nobody else did, and what runs in the page', async () => {
    const loaded = { version: '1.2.3', contract: 3, at: 0, build: 'abc' };
    const entry = 'https://people.example/mf-manifest.json';
    const apps = () => [
      knownApp({ name: 'people', entry, loaded }),
      knownApp({ name: 'gifts', entry: 'https://gifts.example/mf-manifest.json' }),
    ];
    const { reporting, report, start } = createReporting(apps);
    start();
    const error = new Error('torn');
    error.stack = 'Error: torn\n at https://people.example/page.js:1:2';
    reporting.report(error);
    await nextTask();
    const running = { shell: shellApp.version, people: '1.2.3 (abc)' };
    expect(report).toHaveBeenCalledExactlyOnceWith(
      error,
      { area: 'people', version: '1.2.3' },
      running,
    );
  });

  test('RL3 never sends an error of a preview: the console has it', async () => {
    const entry = 'https://preview.example/mf-manifest.json';
    const people = knownApp({ name: 'people', entry, isPreview: true });
    const { reporting, sent, console_, start } = createReporting(() => [people]);
    start();
    const error = new Error('torn');
    error.stack = 'Error: torn\n    at press (https://preview.example/assets/page-12345678.js:1:2)';
    reporting.report(error);
    reporting.report(new Error('noticed'), { area: 'people', version: '1.2.3' });
    await nextTask();
    expect(sent).toEqual([]);
    expect(console_).toHaveBeenCalledTimes(2);
  });

  test('names a preview and where it is from, loaded or not', async () => {
    const entry = 'https://preview.example/mf-manifest.json';
    const loaded = { version: '1.2.3', contract: 3, at: 0, build: 'abc' };
    let apps: KnownApp[] = [knownApp({ name: 'people', entry, isPreview: true, loaded })];
    const { reporting, report, start } = createReporting(() => apps);
    start();
    reporting.report(new Error('torn'));
    apps = [knownApp({ name: 'people', entry, isPreview: true })];
    reporting.report(new Error('torn again'));
    await nextTask();
    expect(report.mock.calls.map(([, , apps]) => apps?.['people'])).toEqual([
      '1.2.3 (abc), preview from preview.example',
      'not loaded, preview from preview.example',
    ]);
  });

  test('a library that cannot be fetched leaves the console, and no error about errors', async () => {
    const { reporting, console_, load, start } = createReporting();
    // A rejection that nobody caught would fail this run.
    const cause = new Error('404');
    load.mockRejectedValue(cause);
    start();
    const error = new Error('torn');
    reporting.report(error);
    await nextTask();
    expect(console_.mock.calls.map(([first]: unknown[]) => first)).toEqual([cause, error]);
  });

  test('says whose errors they are', async () => {
    const { reporting, sent, start } = createReporting();
    start();
    reporting.identify('uid-1');
    await nextTask();
    expect(sent).toEqual([['user', 'uid-1']]);
  });
});
