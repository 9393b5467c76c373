import { equal } from '@evergift/data';
import { useObservable } from '@evergift/data/react';
import { createContext, use, useEffect, useState } from 'react';
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

/** Emits when remotes.json says something new, and not when an app was merely loaded. */
const contributionsOf = (remotes: Remotes): Observable<Contributions> =>
  remotes.apps$.pipe(
    map(() => remotes.contributions()),
    distinctUntilChanged((before, now) => equal(before, now)),
    map(mergeContributions),
  );

/** Longest time between two attempts to read remotes.json, in milliseconds. */
const longestDelay = 30_000;

/** Reads remotes.json, and retries until it was read. */
const readApps = (remotes: Remotes, reporting: ErrorReporting): Observable<void> =>
  defer(() => remotes.findApps()).pipe(
    retry({
      delay: (error: unknown, attempt) => {
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

  useEffect(() => {
    const reading = readApps(remotes, reporting).subscribe();
    return () => reading.unsubscribe();
  }, [remotes, reporting]);

  return <ContributionsContext value={contributions}>{children}</ContributionsContext>;
}

/** What the apps of remotes.json add to the shell; empty until remotes.json was read. */
export const useContributions = (): Contributions => use(ContributionsContext);
