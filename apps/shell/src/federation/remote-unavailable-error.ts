/** An app could not be loaded: it is down, too slow, or answers something else. */
export class RemoteUnavailableError extends Error {
  override readonly name = 'RemoteUnavailableError';
  /** The app's name in remotes.json, or `remotes.json` itself. */
  readonly remote: string;

  constructor(remote: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The app '${remote}' could not be loaded: ${reason}`, { cause });
    this.remote = remote;
  }
}
