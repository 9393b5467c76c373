import { equal } from '@evergift/data';
import { useObservable } from '@evergift/data/react';
import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { defer, distinctUntilChanged, map, retry, timer } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ErrorReporting } from '../reporting/error-reporting.ts';
import type { Remotes } from './remotes.ts';
import { reportUnavailable } from './remote-unavailable-error.ts';
import { useRemotes } from './remotes-context.tsx';
import { useErrorReporting } from '../reporting/error-reporting-context.ts';
import { mergeContributions } from './merge-contributions.ts';
import type { Contributions } from './merge-contributions.ts';

const nothing = mergeContributions([]);

const ContributionsContext = createContext(nothing);
const LateAppsContext = createContext<{ retry: () => void } | undefined>(undefined);

/** Emits when remotes.json says something new, and not when an app was merely loaded. */
const contributionsOf = (remotes: Remotes): Observable<Contributions> =>
  remotes.apps$.pipe(
    map(() => remotes.contributions()),
    distinctUntilChanged((before, now) => equal(before, now)),
    map(mergeContributions),
  );

/** Longest time between two attempts to read remotes.json, in milliseconds. */
const longestDelay = 30_000;

/** Reads remotes.json, and retries until it was read. @param onLate when that takes long, or fails */
const readApps = (
  remotes: Remotes,
  reporting: ErrorReporting,
  onLate: () => void,
): Observable<void> =>
  defer(() => remotes.findApps({ onSlow: onLate })).pipe(
    retry({
      delay: (error: unknown, attempt) => {
        onLate();
        reportUnavailable(reporting, error);
        return timer(Math.min(1000 * 2 ** attempt, longestDelay));
      },
    }),
  );

/** Gives the shell's own components what the apps contribute. */
export function ContributionsProvider({ children }: { children: ReactNode }) {
  const remotes = useRemotes();
  const reporting = useErrorReporting();
  const [contributions$] = useState(() => contributionsOf(remotes));
  const [first] = useState(() => mergeContributions(remotes.contributions()));
  const contributions = useObservable(contributions$, first);
  const [attempt, setAttempt] = useState(0);
  /** Unknown while remotes.json is read for the first time, and soon enough. */
  const [isLate, setIsLate] = useState<boolean>();

  useEffect(() => {
    const reading = readApps(remotes, reporting, () => setIsLate(true)).subscribe(() =>
      setIsLate(false),
    );
    const unfit = remotes.unfit$.subscribe((errors) =>
      errors.forEach((error) => reporting.report(error)),
    );
    return () => {
      reading.unsubscribe();
      unfit.unsubscribe();
    };
  }, [remotes, reporting, attempt]);

  const retryNow = useCallback(() => {
    remotes.forgetManifest();
    setAttempt((count) => count + 1);
  }, [remotes]);
  const late = useMemo(() => (isLate ? { retry: retryNow } : undefined), [isLate, retryNow]);
  // What the shell's build brings waits for the others: the bars would move when they come.
  const isKnown = isLate !== undefined || remotes.apps().length > 0;

  return (
    <LateAppsContext value={late}>
      <ContributionsContext value={isKnown ? contributions : nothing}>
        {children}
      </ContributionsContext>
    </LateAppsContext>
  );
}

/** What asks for remotes.json at once, while it takes long or cannot be had. */
export const useLateApps = (): { retry: () => void } | undefined => use(LateAppsContext);

/** What all apps add to the shell; empty until remotes.json was read, or takes long. */
export const useContributions = (): Contributions => use(ContributionsContext);
