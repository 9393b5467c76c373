import { defer, first, Observable, retry, switchMap, type Subscription } from 'rxjs';
import { retryDelay } from '../sync/retry-delay.ts';
import type { DailySyncParts } from './daily-sync.ts';

const load = () => Promise.all([import('./daily-sync.ts'), import('./mend-references.ts')]);

/**
 * Starts what keeps the data in order: the daily sync, and the mending of references. Nobody waits for it: its code
 * comes when the data is in step with the server for the first time.
 */
export function startUpkeep(parts: DailySyncParts): Subscription {
  const { graph, ports } = parts;
  const loaded$ = defer(load).pipe(
    retry({ delay: (_, failures) => retryDelay(ports.clock, failures) }),
  );
  return graph.published$
    .pipe(
      first(({ states }) => states.people.status === 'live'),
      switchMap(() => loaded$),
      switchMap(
        ([{ startDailySync }, { startMending }]) =>
          new Observable(() => {
            const both = startDailySync(parts);
            both.add(startMending(parts));
            return both;
          }),
      ),
    )
    .subscribe();
}
