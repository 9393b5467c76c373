import { BehaviorSubject, of } from 'rxjs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { notePhase } from '../browser/note-phase.ts';
import type { KnownApp } from '../deployment/known-app.ts';
import { ErrorReporting } from '../reporting/error-reporting.ts';
import { firebaseOfTests as firebase } from '../testing/record-reports.ts';
import { knownApp } from '../testing/known-app.ts';
import { reportTimings } from './report-timings.ts';
import type { Measurement } from './report-timings.ts';
import type { Visit } from './visit-timings.ts';

const loaded = { version: '1.2.3', contract: 3, at: 0, build: 'abc' };
const entry = 'https://people.example/mf-manifest.json';

/** A visit in which these apps were met, and one error of people. */
function visitWith(apps: readonly KnownApp[]) {
  const remotes = { apps: () => apps, apps$: new BehaviorSubject(apps), contributions: () => [] };
  const visit: Visit = { remotes, reporting: { failures$: of('people'), report: vi.fn() } };
  const sent: Measurement[] = [];
  onTestFinished(reportTimings(visit, (measurement) => void sent.push(measurement)));
  const hide = () => {
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    window.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
  };
  return { sent, hide };
}

test('RL4 an app is sent once for a visit, when the page is hidden, in the plugin’s fields', async () => {
  notePhase('people', 'loadRemote', performance.now() - 20);
  notePhase('people', 'component', performance.now() - 5, '/people');
  onTestFinished(() => performance.clearMeasures());
  const { sent, hide } = visitWith([knownApp({ name: 'people', entry, loaded })]);
  await new Promise((resolve) => setTimeout(resolve));
  window.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toEqual([]);
  hide();
  hide();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toEqual({
    message: 'Timings of people',
    tags: { area: 'people', version: '1.2.3', build: 'abc' },
    contexts: {
      observability: {
        hostName: 'shell',
        remote: { name: 'people', version: '1.2.3' },
        status: 'error',
        duration: expect.any(Number) as number,
        summary: {
          outcome: 'component-loaded',
          phases: {
            loadRemote: { status: 'success', duration: expect.any(Number) as number },
            component: { status: 'success', duration: expect.any(Number) as number },
          },
        },
        metadata: { errors: 1 },
      },
    },
  });
});

test('RL4 nothing is sent of a preview, nor of an app that was not met', () => {
  const preview = knownApp({ name: 'people', entry, loaded, isPreview: true });
  const { sent, hide } = visitWith([preview, knownApp({ name: 'gifts', entry })]);
  hide();
  expect(sent).toEqual([]);
});

test('RL4 without a DSN nothing is followed, fetched or sent', async () => {
  const reporting = new ErrorReporting(() => []);
  const followVisit = vi.fn();
  const load = vi.fn(() => Promise.resolve({ report: vi.fn(), identify: vi.fn(), followVisit }));
  const visit = { remotes: {}, reporting } as unknown as Visit;
  reporting.start({ firebase }, load);
  reporting.followVisit(visit);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  expect(followVisit).not.toHaveBeenCalled();
  reporting.start({ firebase, sentry: { dsn: 'https://key@example.com/1' } }, load);
  reporting.followVisit(visit);
  await vi.waitFor(() => expect(followVisit).toHaveBeenCalledExactlyOnceWith(visit), {
    timeout: 15_000,
  });
});
