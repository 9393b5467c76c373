import { canaryOf, notLoaded, shellApp } from '../deployment/known-app.ts';
import type { AppTimings } from './app-timings.ts';
import type { PageVitals } from './page-vitals.ts';
import { visitTimings } from './visit-timings.ts';
import type { Visit } from './visit-timings.ts';

/** What was measured in a visit: names, versions, routes' patterns and figures; nothing of the person. */
export interface Measurement {
  message: string;
  tags: Readonly<Record<string, string>>;
  contexts: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const whole = Math.round;

/** A phase as module federation's observability plugin sums it up; none that was not measured. */
const phase = (name: string, duration: number | undefined) =>
  duration === undefined ? {} : { [name]: { status: 'success', duration: whole(duration) } };

/** What an app took, under the field names of module federation's observability plugin. */
function appMeasurement(
  { name, load, evaluation, firstRender, longTasks, errors }: AppTimings,
  {
    version,
    build,
    canary,
  }: { version: string; build?: string | undefined; canary?: string | undefined },
): Measurement {
  const isThere = load !== undefined;
  const outcome = firstRender !== undefined ? 'component-loaded' : 'runtime-loaded';
  return {
    message: `Timings of ${name}`,
    tags: { area: name, version, ...(build && { build }), ...(canary && { canary }) },
    contexts: {
      observability: {
        hostName: shellApp.name,
        remote: { name, version },
        status: errors > 0 ? 'error' : 'success',
        ...(isThere && { duration: whole(load) }),
        summary: {
          outcome: isThere ? outcome : 'failed',
          phases: {
            ...phase('loadRemote', load),
            ...phase('moduleFactory', evaluation),
            ...phase('component', firstRender),
          },
        },
        metadata: {
          errors,
          ...(longTasks && { longTasks: longTasks.count, blocked: whole(longTasks.blocked) }),
        },
      },
    },
  };
}

const pageMeasurement = ({ page, vitals }: PageVitals): Measurement => ({
  message: `Web vitals of ${page}`,
  tags: { area: shellApp.name, version: shellApp.version, page },
  contexts: { vitals: { page, ...vitals } },
});

/**
 * Sends what each app and each page took, once for a visit, when the page is hidden: a page that goes may
 * not come back. What a preview took is no figure of what is released.
 *
 * @param measure sends it
 * @returns ends it
 */
export function reportTimings(
  visit: Visit,
  measure: (measurement: Measurement) => void,
): () => void {
  const { remotes } = visit;
  const timings = visitTimings(visit);
  const sent = new Set<string>();
  const send = (measurement: Measurement) => {
    if (sent.has(measurement.message)) return;
    sent.add(measurement.message);
    measure(measurement);
  };
  const sendAll = () => {
    if (document.visibilityState !== 'hidden') return;
    const { apps, pages } = timings.value;
    for (const timing of apps) {
      const app = remotes.apps().find(({ name }) => name === timing.name);
      const isMet =
        timing.load !== undefined || timing.firstRender !== undefined || timing.errors > 0;
      if (!isMet || app?.isPreview) continue;
      const running = app?.loaded ?? {
        version: app ? notLoaded : shellApp.version,
        build: undefined,
      };
      send(appMeasurement(timing, { ...running, canary: app && canaryOf(app) }));
    }
    for (const vitals of pages) send(pageMeasurement(vitals));
  };
  // The library of vitals hears of it on the way down, and finishes its figures first.
  addEventListener('visibilitychange', sendAll);
  return () => removeEventListener('visibilitychange', sendAll);
}
