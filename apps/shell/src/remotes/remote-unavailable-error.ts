import { RemoteModuleError } from '@evergift/contract';
import { notLoaded } from '../deployment/known-app.ts';
import type { ErrorReporting } from '../reporting/error-reporting.ts';

/** Module federation writes its name before the message of any error that passes through it. */
const passedOn = /^\[ Federation Runtime \]: /;

/** An app could not be loaded: it is down, too slow, or answers something else. */
export class RemoteUnavailableError extends Error {
  override readonly name = 'RemoteUnavailableError';
  /** The app's name in remotes.json, or `remotes.json` itself. */
  readonly remote: string;
  /** The app's version, as far as it is known. */
  readonly version: string;
  /** Why trying again cannot help before somebody deploys; absent otherwise. */
  readonly refusal: string | undefined;

  constructor(remote: string, cause: unknown, version = notLoaded) {
    const reason = (cause instanceof Error ? cause.message : String(cause)).replace(passedOn, '');
    super(`The app '${remote}' could not be loaded: ${reason}`, { cause });
    this.remote = remote;
    this.version = version;
    const isRefusal =
      cause instanceof RemoteModuleError ||
      (cause instanceof Error && cause.name === 'SharedVersionError');
    this.refusal = isRefusal ? reason : undefined;
  }
}

/** Reports that something of an app could not be loaded, in that app's name. */
export function reportUnavailable(reporting: ErrorReporting, error: unknown): void {
  if (!(error instanceof RemoteUnavailableError)) return reporting.report(error);
  reporting.report(error, { area: error.remote, version: error.version });
}
