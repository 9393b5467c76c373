import { firstValueFrom, from, merge, timer } from 'rxjs';
import type { RecordGraph } from '../graph/record-graph.ts';
import type { Ports } from '../ports/ports.ts';
import type { UserStore } from '../sync/user-store.ts';
import { loadPhoto } from './load-photo.ts';
import type { PhotoFields } from '../model/photo.ts';

/** How long a command waits for the pictures that it takes away, in milliseconds. */
const longestWait = 3_000;
/** So many pictures of 200 kB are kept in memory for one Undo. */
const mostPhotos = 200;

export type PhotosById = ReadonlyMap<string, PhotoFields>;

export const noPhotos: PhotosById = new Map();

export interface PhotoParts {
  readonly graph: RecordGraph;
  readonly userStore: UserStore;
  readonly ports: Pick<Ports, 'clock' | 'online$'>;
}

/**
 * The pictures of these gifts, for the Undo of a command that takes them away. Those that cannot be had in time are
 * missing: they are not taken away, so that Undo finds them where they are.
 */
export async function photosForUndo(
  { graph, userStore, ports }: PhotoParts,
  ids: readonly string[],
): Promise<PhotosById> {
  const store = userStore.store$.value;
  const photos = new Map<string, PhotoFields>();
  if (!store) return photos;
  const load = async (id: string) => {
    const gift = graph.giftItems.get(id);
    if (!gift?.photoVersion) return;
    const version = gift.photoVersion;
    const photo = await loadPhoto({ store, online$: ports.online$ }, gift, version);
    if (photo) photos.set(id, { id, version, ...photo });
  };
  const all = Promise.allSettled(ids.slice(0, mostPhotos).map(load));
  await firstValueFrom(merge(from(all), timer(longestWait, ports.clock.scheduler)));
  return new Map(photos);
}
