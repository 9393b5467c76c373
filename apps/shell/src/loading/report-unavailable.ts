import { reportError } from '../reporting/report-error.ts';
import { RemoteUnavailableError } from './remote-unavailable-error.ts';

/** Reports that something of an app could not be loaded, in that app's name. */
export function reportUnavailable(error: unknown): void {
  if (!(error instanceof RemoteUnavailableError)) return reportError(error);
  reportError(error, { area: error.remote, version: error.version });
}
