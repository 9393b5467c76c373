import type { Data } from '@evergift/data';
import { distinctUntilChanged, filter, map, of, switchMap, take } from 'rxjs';
import type { Observable } from 'rxjs';

/**
 * Emits the user's id when the page has the data that it shows first to this user, and undefined when
 * nobody is signed in. Until then the line belongs to the page: what is prefetched or kept for later
 * waits for this.
 */
export const shownData$ = ({
  session,
  nextSteps$,
}: Pick<Data, 'session' | 'nextSteps$'>): Observable<string | undefined> =>
  session.state$.pipe(
    filter(({ loading }) => !loading),
    map(({ user }) => user?.uid),
    distinctUntilChanged(),
    switchMap((uid) =>
      uid === undefined
        ? of(undefined)
        : nextSteps$.pipe(
            filter(({ status }) => status !== 'loading'),
            take(1),
            map(() => uid),
          ),
    ),
  );
