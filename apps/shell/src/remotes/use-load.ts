import { useEffect, useState } from 'react';
import { useErrorReporting } from '../reporting/error-reporting-context.ts';
import { reloadAfterDeploy } from './reload-after-deploy.ts';
import type { Waiting } from './load-attempts.ts';
import type { Remotes } from './remotes.ts';
import { reportUnavailable } from './remote-unavailable-error.ts';

/** Something of a remote that is being loaded, as its place on the screen shows it. */
export type LoadState<Value> =
  | { status: 'loading' }
  /** It takes long, and is on its way. */
  | { status: 'slow'; retry: () => void }
  | { status: 'ready'; value: Value }
  | { status: 'failed'; error: unknown; retry: () => void };

interface Load<Value> {
  /** The value, if it was loaded before. Keeps its identity, like `load`. */
  peek: () => Value | undefined;
  load: (waiting: Waiting) => Promise<Value>;
}

/**
 * Loads something of a remote. What was loaded before is ready at once. A failure is reported, and
 * what arrives after it replaces it.
 */
export function useLoad<Value>(remotes: Remotes, { peek, load }: Load<Value>): LoadState<Value> {
  const reporting = useErrorReporting();
  const known = peek();
  const isShown = known !== undefined;
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{
    load: Load<Value>['load'];
    attempt: number;
    state: LoadState<Value>;
  }>();

  useEffect(() => {
    let isCurrent = true;
    const settle = (state: LoadState<Value>) => {
      if (isCurrent) setOutcome({ load, attempt, state });
    };
    const retry = () => setAttempt((count) => count + 1);
    const onSlow = (startAgain: () => void) =>
      settle({
        status: 'slow',
        retry: () => {
          startAgain();
          retry();
        },
      });
    const late = remotes.arrived$.subscribe(() => {
      const value = peek();
      if (value !== undefined) settle({ status: 'ready', value });
    });
    const end = () => {
      isCurrent = false;
      late.unsubscribe();
    };
    // Loading what is shown would render it again. What came since this was drawn is not shown yet.
    if (isShown) return end;
    load({ onSlow }).then(
      (value) => settle({ status: 'ready', value }),
      (error: unknown) => {
        void reloadAfterDeploy(remotes.apps(), error).then((isReloading) => {
          if (isReloading) return;
          reportUnavailable(reporting, error);
          const retryAnew = () => {
            // Something that was loaded ahead may have read remotes.json since, before the app moved.
            remotes.forgetManifest();
            retry();
          };
          settle({ status: 'failed', error, retry: retryAnew });
        });
      },
    );
    return end;
  }, [remotes, reporting, peek, load, attempt, isShown]);

  if (isShown) return { status: 'ready', value: known };
  const isOfThis = outcome?.load === load && outcome.attempt === attempt;
  return isOfThis ? outcome.state : { status: 'loading' };
}
