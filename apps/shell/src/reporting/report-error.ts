import type { Configuration } from '../configuration/configuration.ts';
import type { KnownApp } from '../known-apps/known-app.ts';
import { notLoaded } from '../known-apps/known-app.ts';
import { shellFacts } from '../known-apps/shell-facts.ts';
import { findOwner } from './find-owner.ts';
import type { ReportContext, Reporter, RunningApps } from './reporter.ts';
import { fetchShellRelease } from './shell-release.ts';

type LoadReporter = (options: NonNullable<Configuration['sentry']>) => Promise<Reporter>;

const loadSentry: LoadReporter = async (options) => {
  const [{ createSentryReporter }, release] = await Promise.all([
    import('./sentry-reporter.ts'),
    fetchShellRelease(),
  ]);
  return createSentryReporter(options, release);
};

let reporter: Promise<Reporter> | undefined;
let knownApps: () => readonly KnownApp[] = () => [];
/** Errors that were reported; the same one may pass a boundary and a toast. */
let reported = new WeakSet<object>();
/** Crashes that were reported, by where and with what. */
const crashes = new Set<string>();

/**
 * Starts error reporting, once (S8). The reporting library is fetched in the background, so it
 * delays nothing; without a DSN nothing is fetched and nothing is sent.
 */
export function startErrorReporting({ sentry }: Configuration, load = loadSentry): void {
  if (!sentry || reporter) return;
  reporter = load(sentry).catch((cause: unknown) => {
    // A reporting library that does not load must not raise errors about errors.
    writeToConsole(cause, { area: 'error-reporting' });
    return consoleReporter;
  });
}

/** Says which apps there are: a report without an area is given to the one whose code threw. */
export function attributeErrorsTo(apps: () => readonly KnownApp[]): void {
  knownApps = apps;
}

/** Ends error reporting: for tests, which start it anew. */
export function stopErrorReporting(): void {
  knownApps = () => [];
  reporter = undefined;
  reported = new WeakSet();
  crashes.clear();
}

/**
 * Reports an error that nobody expected, once however often it passes. Without error reporting it
 * goes to the browser's console, where a developer finds it.
 */
export function reportError(error: unknown, context?: ReportContext): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  if (!reporter) return writeToConsole(error, context);
  const owned =
    context?.area === undefined ? { ...findOwner(error, knownApps()), ...context } : context;
  const apps = runningApps();
  void reporter.then(({ report }) => report(error, owned, apps));
}

/**
 * Reports that a part of the page crashed. The same crash, met again by trying again or coming back,
 * is not reported again.
 */
export function reportCrash(error: Error, context: ReportContext): void {
  // Below the first frame stands how React came to render it, which differs from time to time.
  const frame = error.stack?.split('\n', 2) ?? [];
  const mark = [context.area, context.part, error.message, ...frame].join('\n');
  if (crashes.has(mark)) return;
  crashes.add(mark);
  reportError(error, context);
}

/** The shell and every app that this page has loaded, or shows as a preview, with version and build. */
function runningApps(): RunningApps {
  const running = knownApps().flatMap(({ name, entry, isPreview, loaded }) => {
    if (!loaded && !isPreview) return [];
    const build = loaded ? `${loaded.version} (${loaded.build ?? 'unknown build'})` : notLoaded;
    return [[name, isPreview ? `${build}, preview from ${new URL(entry).host}` : build] as const];
  });
  return { [shellFacts.name]: shellFacts.version, ...Object.fromEntries(running) };
}

/** Says whose errors are reported from now on (decisions.md, Privacy): the id and nothing else. */
export function reportUser(uid: string | undefined): void {
  void reporter?.then(({ identify }) => identify(uid));
}

function writeToConsole(error: unknown, context?: ReportContext): void {
  // eslint-disable-next-line no-console -- the only place left to say it
  console.error(error, context ?? '');
}

const consoleReporter: Reporter = { report: writeToConsole, identify: () => undefined };
