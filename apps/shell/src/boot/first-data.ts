import type { Data } from '@evergift/data';
import { filter, of, switchMap, take } from 'rxjs';
import type { Observable } from 'rxjs';

/**
 * Emits once when the page has the data that it shows first, or when nobody is signed in. Until then
 * the line belongs to the page: what is fetched ahead or kept for later waits for this.
 */
export const firstData$ = ({ session, nextSteps$ }: Data): Observable<unknown> =>
  session.state$.pipe(
    filter(({ loading }) => !loading),
    switchMap(({ user }) =>
      user ? nextSteps$.pipe(filter(({ status }) => status !== 'loading')) : of(undefined),
    ),
    take(1),
  );
