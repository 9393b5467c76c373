import type { Visit } from '../timings/visit-timings.ts';

/** Facts beside an error: whose code it was, and where in the page. */
export interface ReportContext {
  /** An app's name, or `shell`. */
  area?: string;
  /** The app's version. */
  version?: string;
  /** Its build, where only some devices get it. */
  canary?: string;
  /** The part of the app: a modal, or the dashboard. */
  part?: string;
  /** React's component stack. */
  componentStack?: string;
}

/** What runs in this page, by app: its version and, where known, its build. */
export type RunningApps = Readonly<Record<string, string>>;

/** Where reports go. */
export interface Reporter {
  report: (error: unknown, context?: ReportContext, apps?: RunningApps) => void;
  identify: (uid: string | undefined) => void;
  /** Sends what a visit took; absent where nothing is sent. */
  followVisit?: (visit: Visit) => void;
}
