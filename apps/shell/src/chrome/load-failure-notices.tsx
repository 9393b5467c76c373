import { useHost } from '@evergift/contract';
import { followCollection } from '@evergift/data';
import type { DataError } from '@evergift/data';
import { useData } from '@evergift/data/react';
import { useEffect } from 'react';
import { distinctUntilChanged, map } from 'rxjs';
import { useContributions } from '../remotes/contributions-context.tsx';

/**
 * Says once when a collection cannot be loaded, in the words of the app that owns it. The query
 * retries by itself, and libs/data reports the failure with the collection's name.
 */
export function LoadFailureNotices() {
  const data = useData();
  const { notify } = useHost();
  const { loadFailures } = useContributions();

  useEffect(() => {
    const subscriptions = loadFailures.map(({ collection, message }) =>
      followCollection(data, collection)
        ?.pipe(
          map(({ status, error }): DataError | undefined =>
            status === 'error' ? error : undefined,
          ),
          distinctUntilChanged((before, now) => (before === undefined) === (now === undefined)),
        )
        .subscribe((error) => error && notify({ type: 'error', message, error, isReported: true })),
    );
    return () => subscriptions.forEach((subscription) => subscription?.unsubscribe());
  }, [data, loadFailures, notify]);

  return null;
}
