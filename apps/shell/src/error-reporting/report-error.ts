import type { Configuration } from '../configuration/configuration.ts';
import type { ReportContext, Reporter } from './reporter.ts';
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
/** Errors that were reported; the same one may pass a boundary and a toast. */
let reported = new WeakSet<object>();

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
  addEventListener('error', reportUncaught);
  addEventListener('unhandledrejection', reportRejection);
}

/** Ends error reporting: for tests, which start it anew. */
export function stopErrorReporting(): void {
  removeEventListener('error', reportUncaught);
  removeEventListener('unhandledrejection', reportRejection);
  reporter = undefined;
  reported = new WeakSet();
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
  void reporter.then(({ report }) => report(error, context));
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

const reportUncaught = (event: ErrorEvent) => reportError(event.error ?? event.message);
const reportRejection = (event: PromiseRejectionEvent) => reportError(event.reason);
