import { firstValueFrom, type Observable } from 'rxjs';
import { DataError } from '../errors/data-error.ts';
import type { DocumentStore } from '../store/document-store.ts';
import type { GiftItem } from '../model/gift-item.ts';
import { readPhoto, type Photo } from '../model/photo.ts';

export interface PhotoSource {
  readonly store: DocumentStore;
  readonly online$: Observable<boolean>;
}

/**
 * A gift's picture: from the cache when that has the version that the gift names, else from the server.
 * Undefined when the server has none; rejects with a DataError, `offline` without a network.
 */
export async function loadPhoto(
  { store, online$ }: PhotoSource,
  gift: Pick<GiftItem, 'id' | 'circle'>,
  version: string,
): Promise<Photo | undefined> {
  const address = { collection: 'photos', id: gift.id, circle: gift.circle } as const;
  const copy = await store.readCached(address);
  if (copy?.fields.version === version) return readPhoto(copy.fields);
  if (!(await firstValueFrom(online$))) throw new DataError('offline');
  const served = await store.read(address);
  return served && readPhoto(served.fields);
}
