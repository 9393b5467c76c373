/** The build of the shell whose errors are reported: source maps are sent under the same names. */
export interface ShellRelease {
  /** Name and version, for example `evergift-shell@1.2.3`. */
  release: string;
  /** The hash of its files. */
  dist: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads `release.json` beside the shell; undefined where there is none, as in development. */
export async function fetchShellRelease(): Promise<ShellRelease | undefined> {
  try {
    const answer = await fetch('/release.json', { signal: AbortSignal.timeout(5000) });
    if (!answer.ok) return undefined;
    const { version, build } = (await answer.json()) as Record<string, unknown>;
    if (!isText(version) || !isText(build)) return undefined;
    return { release: `evergift-shell@${version}`, dist: build };
  } catch {
    // Reports without a release are better than none.
    return undefined;
  }
}
