import type { RemoteEntry } from '@evergift/contract';
import type { ToastRequest } from '@evergift/ui/toast-store';
import { describe, expect, onTestFinished, test } from 'vitest';
import { recordReports } from '../testing/record-reports.ts';
import { manifest } from '../testing/create-site.tsx';
import { followUncaughtErrors } from './uncaught-errors.ts';

const entry = 'https://people.example/mf-manifest.json';
const loaded = { version: '1.2.3', contract: 3, at: 0 };
const contributions = (manifest[0] as Required<RemoteEntry>).contributions;

/** Follows uncaught errors until the test ends. */
function follow() {
  const toasts: ToastRequest[] = [];
  const { reporting, reports } = recordReports();
  const end = followUncaughtErrors({
    apps: () => [{ name: 'people', entry, loaded, contributions }],
    reporting,
    show: (toast) => toasts.push(toast),
  });
  onTestFinished(end);
  return { reports, toasts };
}

function thrownBy(file: string): Error {
  const error = new Error('torn');
  error.stack = `Error: torn\n at ${file}:1:2`;
  return error;
}
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const ours = () => thrownBy('https://people.example/assets/page-12345678.js');
const at = <Kind extends Event>(event: Kind, timeStamp: number): Kind =>
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
const click = (timeStamp: number) =>
  document.body.dispatchEvent(at(new MouseEvent('click'), timeStamp));
const fail = (error: unknown, timeStamp: number) =>
  dispatchEvent(at(new ErrorEvent('error', { error, message: String(error) }), timeStamp));
const reject = (reason: unknown, timeStamp: number) =>
  dispatchEvent(at(Object.assign(new Event('unhandledrejection'), { reason }) as Event, timeStamp));

describe('an error that nobody caught', () => {
  test.each([
    ['thrown', fail],
    ['rejected', reject],
  ])('is reported once in the name of the app whose code it was: %s', async (_, raise) => {
    const { reports } = follow();
    const error = ours();
    raise(error, 10);
    raise(error, 11);
    await nextTask();
    expect(reports.map((report) => report.error)).toEqual([error]);
    expect(reports[0]?.context).toEqual({ area: 'people', version: '1.2.3' });
  });

  test('after a click is said, for the click came to nothing', () => {
    const { toasts } = follow();
    click(1000);
    fail(ours(), 1200);
    expect(toasts).toEqual([
      expect.objectContaining({
        type: 'error',
        title: 'That did not work',
        message:
          'Something went wrong in People. Please try again; if it happens again, reload the page.',
      }),
    ]);
  });

  test('long after the last click is not: nobody waits for anything', () => {
    const { toasts } = follow();
    click(1000);
    reject(ours(), 2001);
    expect(toasts).toEqual([]);
  });

  test('of a browser’s extension is not: it is not ours', () => {
    const { toasts } = follow();
    click(1000);
    fail(thrownBy('chrome-extension://abc/content.js'), 1001);
    expect(toasts).toEqual([]);
  });

  test('that is no Error is reported with what it says', async () => {
    const { reports } = follow();
    reject('quota exceeded', 10);
    await nextTask();
    expect(String(reports[0]?.error)).toBe('ThrownValueError: quota exceeded');
  });

  test('that is no Error belongs to the app whose file it was thrown in', async () => {
    const { reports } = follow();
    const filename = 'https://people.example/assets/page-12345678.js';
    dispatchEvent(new ErrorEvent('error', { error: 'torn', message: 'torn', filename }));
    await nextTask();
    expect(reports[0]?.context).toMatchObject({ area: 'people', version: '1.2.3' });
  });

  test('that is no Error and has no place is nobody’s, least of all of what reports it', () => {
    const { toasts } = follow();
    const stacks = Error as { prepareStackTrace?: (error: Error) => string };
    const { prepareStackTrace } = stacks;
    stacks.prepareStackTrace = ({ message }) =>
      `${message}\n at ${location.origin}/assets/a.js:1:1`;
    onTestFinished(() => void Object.assign(stacks, { prepareStackTrace }));
    click(1000);
    reject('an extension stumbled', 1001);
    expect(toasts).toEqual([]);
  });

  test('a remark on layout is no error', async () => {
    const { reports } = follow();
    const message = 'ResizeObserver loop completed with undelivered notifications.';
    dispatchEvent(new ErrorEvent('error', { message }));
    await nextTask();
    expect(reports).toEqual([]);
  });
});
