import { useEffect, useState } from 'react';
import { askForRelease, fetchServedRelease, ReleaseError } from '../deployment/release.ts';
import type { ServedRelease } from '../deployment/release.ts';
import type { AppFacts } from './app-facts.ts';

/** What an app's origin says right now. */
export type ReleaseState =
  | { status: 'asking' }
  /** `release` is read where remotes.json does not say which build it is. */
  | { status: 'answers'; release?: ServedRelease; releasedAt: number | undefined }
  /** It answers, but names no release: development, or something else in its place. */
  | { status: 'unnamed' }
  | { status: 'silent' };

/** An origin has to answer within this time, in milliseconds, as a remote has. */
const timeout = 5000;

/**
 * What an app's origin answers. The list of a build that remotes.json names is not read.
 *
 * @throws ReleaseError, TypeError
 */
async function ask(address: string, isNamed: boolean, signal: AbortSignal): Promise<ReleaseState> {
  if (isNamed) return { status: 'answers', releasedAt: await askForRelease(address, signal) };
  const release = await fetchServedRelease(address, signal);
  return { status: 'answers', release, releasedAt: release.releasedAt };
}

/**
 * Asks an app's origin for its release.
 *
 * @param attempt another number asks again
 */
export function useRelease(
  { release: address, listed }: Pick<AppFacts, 'release' | 'listed'>,
  attempt: number,
): ReleaseState {
  const isNamed = listed?.build !== undefined;
  const key = `${attempt} ${address}`;
  const [answer, setAnswer] = useState<{ key: string; state: ReleaseState }>();

  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), timeout);
    let current = true;
    const settle = (state: ReleaseState) => {
      clearTimeout(timer);
      if (current) setAnswer({ key, state });
    };
    ask(address, isNamed, stop.signal).then(settle, (error: unknown) =>
      settle({ status: error instanceof ReleaseError ? 'unnamed' : 'silent' }),
    );
    return () => {
      current = false;
      clearTimeout(timer);
      stop.abort();
    };
  }, [address, isNamed, key]);

  return answer?.key === key ? answer.state : { status: 'asking' };
}
