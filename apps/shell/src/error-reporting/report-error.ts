import type { Configuration } from '../configuration/configuration.ts';

type Reporter = (error: unknown, context?: Record<string, string>) => void;

let reporter: Promise<Reporter> | undefined;

/**
 * Starts error reporting, once (S8). The reporting library is fetched in the background, so it
 * delays nothing; without a DSN nothing is fetched and nothing is sent.
 */
export function startErrorReporting(configuration: Configuration): void {
  const { sentry } = configuration;
  if (!sentry || reporter) return;
  reporter = import('./sentry-reporter.ts').then(({ createSentryReporter }) =>
    createSentryReporter(sentry),
  );
  addEventListener('error', (event) => reportError(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => reportError(event.reason));
}

/**
 * Reports an error that nobody expected. Without error reporting it goes to the browser's console,
 * where a developer finds it.
 */
export function reportError(error: unknown, context?: Record<string, string>): void {
  if (!reporter) {
    // eslint-disable-next-line no-console -- the only place left to say it
    console.error(error, context ?? '');
    return;
  }
  void reporter.then((report) => report(error, context));
}
