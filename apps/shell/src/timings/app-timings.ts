import { baseOf, shellApp } from '../deployment/known-app.ts';
import type { KnownApp } from '../deployment/known-app.ts';
import type { Phase } from '../browser/note-phase.ts';

/** A phase that was noted; times are in milliseconds since the document began. */
interface NotedPhase {
  app: string;
  phase: Phase;
  /** The route's pattern or the modal's name. */
  part?: string | undefined;
  start: number;
  duration: number;
}

/** A script that arrived. */
interface ArrivedScript {
  url: string;
  start: number;
  end: number;
}

/** A time in which the page could not answer. */
interface LongTask {
  start: number;
  /** Milliseconds past the first 50, which nobody feels. */
  blocked: number;
  /** Whose scripts ran, where the browser says so. */
  scripts: readonly { url: string; duration: number }[];
}

/** What the browser noted of this visit. */
export interface Observed {
  phases: readonly NotedPhase[];
  scripts: readonly ArrivedScript[];
  /** Absent where the browser does not measure them. */
  longTasks?: readonly LongTask[] | undefined;
  /** When the document was read and its own scripts had run. */
  documentReady?: number | undefined;
  firstPaint?: number | undefined;
}

/** How long an app took in this visit, in milliseconds, and what went wrong; what is absent was not measured. */
export interface AppTimings {
  /** An app's name, or `shell`. */
  name: string;
  /** From the request until its first part was there. Of the shell: since the visit began. */
  load?: number;
  /** The end of that: since its last file had arrived. */
  evaluation?: number;
  /** Of its first page or modal. Of the shell: the first paint, since the visit began. */
  firstRender?: number;
  longTasks?: { count: number; blocked: number };
  errors: number;
}

/** The page that was shown at a time, and whose it is; the first one before any was there. */
export function shownAt(phases: readonly NotedPhase[], time: number): NotedPhase | undefined {
  const pages = phases.filter(({ phase, part }) => phase === 'component' && part?.startsWith('/'));
  return pages.findLast(({ start }) => start <= time) ?? pages[0];
}

/** When the scripts were there that the document names. */
function shellLoad(
  scripts: Observed['scripts'],
  documentReady: number | undefined,
  appAt: (url: string) => string,
): number | undefined {
  if (documentReady === undefined) return undefined;
  const named = scripts.filter(
    ({ url, start }) => start <= documentReady && appAt(url) === shellApp.name,
  );
  return Math.max(documentReady, ...named.map(({ end }) => end));
}

/** Milliseconds that nobody can have been waiting for are no measurement. */
const measured = (time: number | undefined): time is number => time !== undefined && time >= 0;

/**
 * Timings of the shell, with what its build brings, and of each app of remotes.json. A long task counts for
 * the app whose script ran longest in it; rendering runs in the shell's scripts, so without one it counts for
 * the app whose page was shown.
 *
 * @param failures how many errors were reported of each app
 */
export function appTimings(
  { phases, scripts, longTasks, documentReady, firstPaint }: Observed,
  apps: readonly KnownApp[],
  failures: ReadonlyMap<string, number>,
): AppTimings[] {
  const appOf = (name: string | undefined): string =>
    apps.some((app) => app.name === name) ? (name as string) : shellApp.name;
  const appAt = (url: string): string =>
    appOf(apps.find((app) => url.startsWith(baseOf(app)))?.name);
  const ownerOf = (task: LongTask): string => {
    const remote = task.scripts
      .toSorted((one, other) => other.duration - one.duration)
      .map(({ url }) => appAt(url))
      .find((name) => name !== shellApp.name);
    return remote ?? appOf(shownAt(phases, task.start)?.app);
  };

  return [shellApp.name, ...apps.map(({ name }) => name)].map((name) => {
    const first = (phase: Phase) =>
      phases.find((noted) => noted.app === name && noted.phase === phase);
    const isShell = name === shellApp.name;
    const loading = isShell ? undefined : first('loadRemote');
    const end = loading && loading.start + loading.duration;
    const arrived = scripts.filter(
      (script) => end && script.end <= end && appAt(script.url) === name,
    );
    const lastArrival =
      arrived.length > 0 ? Math.max(...arrived.map((script) => script.end)) : undefined;
    const load = isShell ? shellLoad(scripts, documentReady, appAt) : loading?.duration;
    const firstRender = isShell ? firstPaint : first('component')?.duration;
    const evaluation =
      end && loading && lastArrival ? end - Math.max(lastArrival, loading.start) : undefined;
    const own = longTasks?.filter((task) => ownerOf(task) === name);
    const errors = [...failures].filter(([area]) => appOf(area) === name);
    return {
      name,
      ...(measured(load) && { load }),
      ...(measured(evaluation) && { evaluation }),
      ...(measured(firstRender) && { firstRender }),
      ...(own && {
        longTasks: { count: own.length, blocked: own.reduce((sum, task) => sum + task.blocked, 0) },
      }),
      errors: errors.reduce((sum, [, count]) => sum + count, 0),
    };
  });
}
