import { useHost } from '@evergift/contract';
import type { DataError, Query } from '@evergift/data';
import { useData } from '@evergift/data/react';
import { useEffect } from 'react';
import { distinctUntilChanged, map } from 'rxjs';
import type { Observable } from 'rxjs';

const retryHint = 'Please check your connection and try again.';

/** The catalogue's loading errors (product.md, section 8; F5). */
const messages = {
  people: `Unable to load people.  ${retryHint}`,
  events: `Unable to load your events. ${retryHint}`,
  gifts: `Unable to fetch gift items. ${retryHint}`,
};

/**
 * Says once when a list cannot be loaded; the query takes itself up again, and libs/data reports the
 * failure with the collection's name (F5).
 */
export function LoadFailureNotices() {
  const { people$, events$, giftItems$ } = useData();
  const { notify } = useHost();

  useEffect(() => {
    const watch = (query$: Observable<Query<unknown>>, message: string) =>
      query$
        .pipe(
          map(({ status, error }): DataError | undefined =>
            status === 'error' ? error : undefined,
          ),
          distinctUntilChanged((before, now) => (before === undefined) === (now === undefined)),
        )
        .subscribe((error) => error && notify({ type: 'error', message, error, isReported: true }));

    const subscriptions = [
      watch(people$, messages.people),
      watch(events$, messages.events),
      watch(giftItems$, messages.gifts),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [people$, events$, giftItems$, notify]);

  return null;
}
