import type { ErrorReporting } from '../reporting/error-reporting.ts';
import { RemoteUnavailableError } from './remote-unavailable-error.ts';

/** Reports that something of an app could not be loaded, in that app's name. */
export function reportUnavailable(reporting: ErrorReporting, error: unknown): void {
  if (!(error instanceof RemoteUnavailableError)) return reporting.report(error);
  reporting.report(error, { area: error.remote, version: error.version });
}
