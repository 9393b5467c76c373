import { ReplaySubject } from 'rxjs';
import type { Configuration } from '../deployment/configuration.ts';
import type { KnownApp } from '../deployment/known-app.ts';
import { canaryOf, notLoaded, shellApp } from '../deployment/known-app.ts';
import type { Visit } from '../timings/visit-timings.ts';
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

/** Reports the errors that nobody expected, each once. One for a page, created when it starts. */
export class ErrorReporting {
  #reporter: Promise<Reporter> | undefined;
  /** Errors that were reported; the same one may pass a boundary and a toast. */
  readonly #reported = new WeakSet<object>();
  /** Crashes that were reported, by where and with what. */
  readonly #crashes = new Set<string>();
  readonly #apps: () => readonly KnownApp[];

  readonly #failures = new ReplaySubject<string>();

  /** Emits the name of the app in which something failed, also of each time before. */
  readonly failures$ = this.#failures.asObservable();

  /** @param apps the apps of the page: a report without an area is given to the one whose code threw */
  constructor(apps: () => readonly KnownApp[]) {
    this.#apps = apps;
  }

  /**
   * Starts sending reports, once. The reporting library is fetched in the background, so it
   * delays nothing; without a DSN nothing is fetched and nothing is sent.
   */
  start({ sentry }: Configuration, load = loadSentry): void {
    if (!sentry || this.#reporter) return;
    this.#reporter = load(sentry).catch((cause: unknown) => {
      // A reporting library that does not load must not raise errors about errors.
      writeToConsole(cause, { area: 'error-reporting' });
      return consoleReporter;
    });
  }

  /**
   * Reports an error that nobody expected, once however often it passes. Before `start`, and without
   * a DSN, it goes to the browser's console, where a developer finds it.
   */
  readonly report = (error: unknown, context?: ReportContext): void => {
    if (typeof error === 'object' && error !== null) {
      if (this.#reported.has(error)) return;
      this.#reported.add(error);
    }
    const owned =
      context?.area === undefined ? { ...findOwner(error, this.#apps()), ...context } : context;
    const app = this.#apps().find(({ name }) => name === owned.area);
    if (owned.area !== undefined) this.#failures.next(owned.area);
    // What is tried in one tab is no error of what is released.
    if (!this.#reporter || app?.isPreview) return writeToConsole(error, context);
    const canary = app && canaryOf(app);
    const apps = this.#runningApps();
    void this.#reporter.then(({ report }) =>
      report(error, canary === undefined ? owned : { canary, ...owned }, apps),
    );
  };

  /**
   * Reports that a part of the page crashed. The same crash, met again after Retry or on the way
   * back to the page, is not reported again.
   */
  reportCrash(error: Error, context: ReportContext): void {
    // The first frame is enough: how React came to render it differs from time to time.
    const frame = error.stack?.split('\n', 2) ?? [];
    const crash = [context.area, context.part, error.message, ...frame].join('\n');
    if (this.#crashes.has(crash)) return;
    this.#crashes.add(crash);
    this.report(error, context);
  }

  /** Says whose errors are reported from now on: the user's id and nothing else. */
  identify(uid: string | undefined): void {
    void this.#reporter?.then(({ identify }) => identify(uid));
  }

  /** Sends what this visit takes; nothing is followed where reporting is off. */
  followVisit(visit: Visit): void {
    void this.#reporter?.then(({ followVisit }) => followVisit?.(visit));
  }

  /** The shell and every app that this page has loaded, or shows as a preview, with version and build. */
  #runningApps(): RunningApps {
    const running = this.#apps().flatMap(({ name, entry, isPreview, loaded }) => {
      if (!loaded && !isPreview) return [];
      const build = loaded ? `${loaded.version} (${loaded.build ?? 'unknown build'})` : notLoaded;
      return [[name, isPreview ? `${build}, preview from ${new URL(entry).host}` : build] as const];
    });
    return { [shellApp.name]: shellApp.version, ...Object.fromEntries(running) };
  }
}

function writeToConsole(error: unknown, context?: ReportContext): void {
  // oxlint-disable-next-line no-console -- the only place left to say it
  console.error(error, context ?? '');
}

const consoleReporter: Reporter = { report: writeToConsole, identify: () => undefined };
