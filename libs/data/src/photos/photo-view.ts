import {
  combineLatest,
  defer,
  distinctUntilChanged,
  map,
  merge,
  Observable,
  of,
  retry,
  shareReplay,
  switchMap,
} from 'rxjs';
import { toDataError } from '../errors/to-data-error.ts';
import { loadingState, type Query } from '../model/query-state.ts';
import { retryDelay } from '../sync/retry-delay.ts';
import type { PhotoParts } from './photos-for-undo.ts';
import { loadPhoto, type PhotoSource } from './load-photo.ts';
import type { GiftItem } from '../model/gift-item.ts';
import type { Photo } from '../model/photo.ts';

type PicturedGift = Pick<GiftItem, 'id' | 'circle' | 'photoVersion'>;
type PhotoQuery = Query<Photo | undefined>;

const loading: PhotoQuery = { ...loadingState, data: undefined };
const answer = (data: Photo | undefined): PhotoQuery => ({
  status: 'live',
  data,
  error: undefined,
  complete: true,
});

/** The picture, and what keeps it away while it cannot be had; it is asked for again until it is there. */
function follow(
  source: PhotoSource,
  clock: PhotoParts['ports']['clock'],
  gift: PicturedGift,
): Observable<PhotoQuery> {
  return new Observable((subscriber) => {
    subscriber.next(loading);
    const delay = (cause: unknown, failures: number) => {
      const error = toDataError(cause);
      const status = error.kind === 'offline' ? 'offline' : 'error';
      subscriber.next({ status, data: undefined, error, complete: false });
      return retryDelay(clock, failures);
    };
    return defer(() => loadPhoto(source, gift, gift.photoVersion))
      .pipe(map(answer), retry({ delay }))
      .subscribe(subscriber);
  });
}

/**
 * The picture of a gift, read when somebody subscribes and no sooner; undefined for a gift without one, and loading
 * until it is known whether there is one. A picture is not followed by a listener: the gift names its version, and
 * another version is read anew.
 */
export function photoView({ graph, userStore, ports }: PhotoParts, id: string) {
  const gift$ = merge(of(undefined), graph.published$).pipe(
    map((): PicturedGift | undefined => {
      const isLoading = graph.states.giftItems.status === 'loading';
      return graph.giftItems.get(id) ?? (isLoading ? undefined : { id, photoVersion: '' });
    }),
    distinctUntilChanged((a, b) => a?.photoVersion === b?.photoVersion && a?.circle === b?.circle),
  );
  const { clock, online$ } = ports;
  return combineLatest([gift$, userStore.store$]).pipe(
    switchMap(([gift, store]) => {
      if (gift?.photoVersion === '') return of(answer(undefined));
      return gift && store ? follow({ store, online$ }, clock, gift) : of(loading);
    }),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
}
