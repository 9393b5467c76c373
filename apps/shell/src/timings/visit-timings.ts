import { BehaviorSubject } from 'rxjs';
import type { Observable } from 'rxjs';
import type { DescribedContributions } from '@evergift/contract';
import type { KnownApp } from '../deployment/known-app.ts';
import { appTimings, shownAt } from './app-timings.ts';
import type { AppTimings, Observed } from './app-timings.ts';
import { phasePrefix } from '../browser/note-phase.ts';
import type { Phase } from '../browser/note-phase.ts';
import { followVitals, pageVitals } from './page-vitals.ts';
import type { PageVitals, VitalMetric } from './page-vitals.ts';

/** What this visit took, by app and by page. */
export interface VisitTimings {
  apps: readonly AppTimings[];
  pages: readonly PageVitals[];
}

export interface Visit {
  remotes: {
    readonly apps$: Observable<readonly KnownApp[]>;
    apps(): readonly KnownApp[];
    contributions(): readonly DescribedContributions[];
  };
  reporting: {
    /** Emits the name of the app in which something failed, also of each time before. */
    failures$: Observable<string>;
    report: (error: unknown) => void;
  };
}

/** A long animation frame, which TypeScript does not know. */
interface Frame extends PerformanceEntry {
  blockingDuration: number;
  scripts: readonly { sourceURL: string; duration: number }[];
}

/** From then on a task is long, in milliseconds. */
const longTask = 50;

/** Pages of the shell itself. */
const shellPages = ['/', '/about'];

/** Gives what the browser has noted and will note. @returns whether this browser notes it */
function observe(type: string, take: (entries: PerformanceEntryList) => void): boolean {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
  new PerformanceObserver((list) => take(list.getEntries())).observe({ type, buffered: true });
  return true;
}

const visits = new WeakMap<Visit['remotes'], BehaviorSubject<VisitTimings>>();

/** Follows what the apps and pages of this visit take; what was before is read from the browser's notes. */
export function visitTimings({ remotes, reporting }: Visit): Observable<VisitTimings> & {
  value: VisitTimings;
} {
  const known = visits.get(remotes);
  if (known) return known;

  const phases: Observed['phases'][number][] = [];
  const scripts: Observed['scripts'][number][] = [];
  const longTasks: NonNullable<Observed['longTasks']>[number][] = [];
  const observed: Observed = { phases, scripts };
  const failures = new Map<string, number>();
  const metrics = new Map<string, VitalMetric>();

  const read = (): VisitTimings => ({
    apps: appTimings(observed, remotes.apps(), failures),
    pages: pageVitals(
      metrics.values(),
      [
        ...remotes.contributions().flatMap(({ routes }) => routes.map(({ path }) => path)),
        ...shellPages,
      ],
      (time) => shownAt(phases, time)?.part,
    ),
  });
  const timings = new BehaviorSubject(read());
  visits.set(remotes, timings);
  const publish = () => timings.next(read());

  /** Takes each entry of a type. */
  const follow = (type: string, take: (entry: PerformanceEntry) => void): boolean =>
    observe(type, (entries) => {
      entries.forEach(take);
      publish();
    });

  follow('measure', (entry) => {
    if (!entry.name.startsWith(phasePrefix)) return;
    const [app = '', phase] = entry.name.slice(phasePrefix.length).split(' ');
    const { startTime: start, duration } = entry;
    const part = (entry as PerformanceMeasure).detail as string | undefined;
    phases.push({ app, phase: phase as Phase, part: part ?? undefined, start, duration });
  });
  observe('resource', (entries) => {
    const files = entries.filter(({ name }) => /\.js(\?|$)/.test(name));
    for (const entry of files as PerformanceResourceTiming[]) {
      scripts.push({ url: entry.name, start: entry.startTime, end: entry.responseEnd });
    }
    if (files.length > 0) publish();
  });
  follow('navigation', (entry) => {
    observed.documentReady = (entry as PerformanceNavigationTiming).domContentLoadedEventStart;
  });
  follow('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstPaint = startTime;
  });
  const knowsLongTasks =
    follow('long-animation-frame', (entry) => {
      const { startTime: start, blockingDuration: blocked, scripts: ran } = entry as Frame;
      if (blocked <= 0) return;
      const named = ran.map(({ sourceURL: url, duration }) => ({ url, duration }));
      longTasks.push({ start, blocked, scripts: named });
    }) ||
    follow('longtask', ({ startTime: start, duration }) => {
      longTasks.push({ start, blocked: duration - longTask, scripts: [] });
    });
  if (knowsLongTasks) observed.longTasks = longTasks;

  followVitals((metric) => {
    metrics.set(metric.id, { ...metric });
    publish();
  });
  reporting.failures$.subscribe((area) => {
    failures.set(area, (failures.get(area) ?? 0) + 1);
    publish();
  });
  remotes.apps$.subscribe(publish);
  return timings;
}
