import { useEffect, useState } from 'react';
import { fetchServedRelease, ReleaseError } from '../deployment/release.ts';
import type { ServedRelease } from '../deployment/release.ts';

/** What an app's origin says right now. */
export type ReleaseState =
  | { status: 'asking' }
  | { status: 'answers'; release: ServedRelease }
  /** It answers, but names no release: development, or something else in its place. */
  | { status: 'unnamed' }
  | { status: 'silent' };

/** An origin has to answer within this time, in milliseconds, as a remote has. */
const timeout = 5000;

/**
 * Asks an app's origin for its release.
 *
 * @param address of the list of the app's files
 * @param attempt another number asks again
 */
export function useRelease(address: string, attempt: number): ReleaseState {
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
    fetchServedRelease(address, stop.signal).then(
      (release) => settle({ status: 'answers', release }),
      (error: unknown) => settle({ status: error instanceof ReleaseError ? 'unnamed' : 'silent' }),
    );
    return () => {
      current = false;
      clearTimeout(timer);
      stop.abort();
    };
  }, [address, key]);

  return answer?.key === key ? answer.state : { status: 'asking' };
}
