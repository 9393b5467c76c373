import { useEffect, useState } from 'react';
import { reloadAfterDeploy } from './reload-after-deploy.ts';
import { reportUnavailable } from './report-unavailable.ts';
import type { LoadedPage, Remotes } from './remotes.ts';

export type RemotePageState =
  | { status: 'loading' }
  | { status: 'ready'; page: LoadedPage }
  | { status: 'unknown' }
  | { status: 'failed'; error: unknown; retry: () => void };

/**
 * The remote's page at a path. A page that was loaded before is ready at once; `unknown` means that
 * no remote has such a page.
 */
export function useRemotePage(remotes: Remotes, pathname: string): RemotePageState {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ key: string; state: RemotePageState }>();
  const key = `${attempt} ${pathname}`;

  useEffect(() => {
    let current = true;
    const settle = (state: RemotePageState) => {
      if (current) setOutcome({ key, state });
    };
    remotes.loadPage(pathname).then(
      (page) => settle(page ? { status: 'ready', page } : { status: 'unknown' }),
      (error: unknown) => {
        void reloadAfterDeploy(remotes.apps(), error).then((isReloading) => {
          if (isReloading) return;
          reportUnavailable(error);
          settle({ status: 'failed', error, retry: () => setAttempt((count) => count + 1) });
        });
      },
    );
    return () => {
      current = false;
    };
  }, [remotes, pathname, key]);

  const known = remotes.peekPage(pathname);
  if (known) return { status: 'ready', page: known };
  return outcome?.key === key ? outcome.state : { status: 'loading' };
}
